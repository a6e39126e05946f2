import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { encodedSchema, type EncodedCopy, type EncoderOrder } from './encoder-order';

const run = promisify(execFile);

/** Longest that the copies of one picture may take, in ms. */
const MAX_MS = 20 * 60_000;

/**
 * Makes the copies of a picture in a process of its own, one copy after the other. Its answer is in the order of the copies.
 * It knows none of our secrets. Of a picture that cannot be read it answers that there are no copies. @throws when it fails
 * itself, for want of memory or room, or is broken off; what it has written by then waits to be removed
 */
export async function runEncoder(order: EncoderOrder, stopping: AbortSignal): Promise<EncodedCopy[]> {
  const program = join(__dirname, 'encode-copies.js');
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=64', '--max-semi-space-size=2', program, JSON.stringify(order)],
    // One pool of memory for all its threads: it needs a fifth less.
    { env: { MALLOC_ARENA_MAX: '2' }, signal: stopping, timeout: MAX_MS, killSignal: 'SIGKILL' },
  );
  const answer = encodedSchema.parse(JSON.parse(stdout));
  if (answer.length !== order.copies.length) throw new Error('The encoder did not answer for every copy');
  return answer;
}
