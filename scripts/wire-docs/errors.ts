import { errorCodes, statusOfCode, type ErrorCode } from '@apoti/contract';

/** What each code means to a client. */
export const meanings: Record<ErrorCode, string> = {
  bad_request: 'The body or the address cannot be read: not JSON, not UTF-8, an action that is unknown, no HTTP.',
  invalid: 'The body was read, but breaks a rule. `issues` names the fields; nothing was saved.',
  unauthenticated: 'Nobody is signed in, or name and password are wrong.',
  forbidden: 'A write from a page of another site, or something that is never allowed.',
  not_found: 'There is no such call, or no such post or file.',
  method_not_allowed: 'The call exists, but not by this method; `Allow` names those that do.',
  conflict: 'Somebody else changed the same fields, and the client asked to be told. Nothing was saved.',
  base_unknown: 'What the named revision stood for cannot be rebuilt any more. Nothing was saved.',
  revision_required: 'A save must name the revision that it was read from.',
  too_large: 'The body is larger than it may be, or the headers are (then the status is 431).',
  unsupported_media_type: 'The body has another form than the call takes.',
  misdirected: 'The `Host` is not an address of this site.',
  rate_limited: 'Too many tries. `Retry-After` and `retryAfter` say how many seconds to wait.',
  unavailable:
    'The content service cannot be reached, or cannot store anything now. Nothing was saved; `Retry-After` says when to try again. Also what took too long to arrive (then the status is 408).',
  no_room: 'The disk of the server is full. Nothing was saved; reading goes on. Somebody has to make room.',
  maintenance:
    'The site is closed for maintenance; `Retry-After` says when to ask again. Signed-in people are answered as ever.',
  internal: 'A failure of ours. `requestId` finds it in the log.',
};

/** Codes by their status, the lowest first. */
export function codesByStatus(codes: readonly ErrorCode[] = errorCodes): [status: number, codes: ErrorCode[]][] {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) groups.set(statusOfCode[code], [...(groups.get(statusOfCode[code]) ?? []), code]);
  return [...groups].sort(([a], [b]) => a - b);
}

/** The name of a code's answer among the components: `NotFound`. */
export function responseName(code: ErrorCode): string {
  return code.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
