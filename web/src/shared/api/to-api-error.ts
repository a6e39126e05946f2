import { isAxiosError } from 'axios';
import { ApiError, errorBodySchema, statusOfCode, type ErrorBody, type ErrorCode } from '@apoti/contract';

/** Said when no answer came: no network, time-out, a proxy in between without its server. */
export const UNREACHABLE = 'The server cannot be reached';
/** Said when an answer came that is not in the contract's form (a captive portal, an old build). */
export const UNREADABLE = 'The server gave an answer that cannot be read';

/** Said when a file ended before its end. */
export const BROKEN_OFF = 'The connection broke off before the end';

/** The server's words for who is not signed in, for what it answers otherwise then. */
export const SIGN_IN_FIRST = 'Please sign in first';

const GATEWAY = [502, 503, 504];

/** What a text without a code means. That a thing is not there is believed of a code alone: any machine answers 404. */
function codeOfStatus(status: number): ErrorCode {
  if (GATEWAY.includes(status) || status === statusOfCode.not_found) return 'unavailable';
  const known = Object.entries(statusOfCode).find(([, value]) => value === status);
  const parsed = errorBodySchema.shape.code.safeParse(known?.[0]);
  return parsed.data ?? (status >= 500 ? 'internal' : 'bad_request');
}

function fromBody(status: number, body: ErrorBody): ApiError {
  const { success: _success, error, code, ...details } = body;
  return new ApiError(code ?? codeOfStatus(status), error, details);
}

/**
 * The refusal in a reply with a good status that is not what was asked for: `{success: false, error}`. Null when it is
 * none; then the reply is some other machine's page, and as good as no answer.
 */
export function refusalIn(data: unknown): ApiError | null {
  const body = errorBodySchema.safeParse(data);
  return body.success ? fromBody(400, body.data) : null;
}

/** What the server itself said of a failure; empty where no answer of its own came, for texts that say what failed instead. */
export function serverText({ message }: ApiError): string {
  return message === UNREACHABLE || message === UNREADABLE ? '' : message;
}

/** Whether it may be done all the same: the server's own answer did not come, or the server got none itself. */
export function mayBeDone({ code }: ApiError): boolean {
  return code === 'unavailable';
}

/** Whether an answer of any kind came, of some other machine too. */
export function hasAnswered({ cause, code, message }: ApiError): boolean {
  if (isAxiosError(cause)) return cause.response !== undefined;
  return code !== 'unavailable' || (message !== UNREACHABLE && message !== UNREADABLE);
}

/**
 * Every failure of a call as the one error type (C19). A call without an answer, or with some other machine's page for one
 * whatever its status, is `unavailable`: it may be tried again.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) return new ApiError('internal', 'Something went wrong', {}, { cause: error });
  if (!error.response) return new ApiError('unavailable', UNREACHABLE, {}, { cause: error });
  const body = errorBodySchema.safeParse(error.response.data);
  if (body.success) return fromBody(error.response.status, body.data);
  const said = GATEWAY.includes(error.response.status) ? UNREACHABLE : UNREADABLE;
  return new ApiError('unavailable', said, {}, { cause: error });
}
