import type { ErrorCode } from '../errors/error';
import type { Call } from './call';

/** Of every call with a body: it cannot be read, is too large or of another form, or comes from a foreign page. */
const withBody: readonly ErrorCode[] = ['bad_request', 'too_large', 'unsupported_media_type', 'forbidden'];

/**
 * Every way in which a call may be refused: its own ones, and those that it shares with others. Not among them is what has
 * nothing to do with a call: an address or a method that is none (404, 405), a failure of ours (500).
 */
export function refusalsOf(call: Call): readonly ErrorCode[] {
  const all: ErrorCode[] = [...call.errors, ...(call.body === undefined ? [] : withBody), 'misdirected'];
  // What visitors read never needs the CMS; who has a session may have to be asked for there.
  if (call.audience !== 'everybody') all.push('unavailable');
  if (call.audience === 'admins' && call.method !== 'GET') all.push('no_room');
  return [...new Set(all)];
}
