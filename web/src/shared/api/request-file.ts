import { ApiError } from '@apoti/contract';
import { requestStream, type Call } from './client';
import { BROKEN_OFF } from './to-api-error';

/** A file of which nothing more comes for so long is given up, in ms. */
const LONGEST_SILENCE_MS = 60_000;

/** How a file is followed on its way. */
export type Following = {
  /** Ends it. */
  signal?: AbortSignal;
  onChunk?: (chunk: Uint8Array) => void;
};

/** Makes a call whose reply is a table; see {@link requestFile}. */
export function requestTable(call: Call, following: Following = {}): Promise<Blob> {
  return requestFile(call, 'text/csv', following);
}

/**
 * Makes a call whose reply is a file, and answers the whole file: what breaks off on its way is none. However long it takes,
 * as long as something comes. Throws {@link ApiError} with what the server said, also when `signal` ends it.
 */
export async function requestFile(call: Call, type: string, { signal, onChunk }: Following = {}): Promise<Blob> {
  const parts: BlobPart[] = [];
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let alarm = setTimeout(giveUp, LONGEST_SILENCE_MS);
  try {
    const ends = AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]);
    await requestStream(call, { type, signal: ends }, (chunk) => {
      clearTimeout(alarm);
      alarm = setTimeout(giveUp, LONGEST_SILENCE_MS);
      parts.push(chunk);
      onChunk?.(chunk);
    });
  } catch (error) {
    throw silence.signal.aborted ? new ApiError('unavailable', BROKEN_OFF, {}, { cause: error }) : error;
  } finally {
    clearTimeout(alarm);
  }
  return new Blob(parts, { type });
}
