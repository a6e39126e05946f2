import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorBody, type ErrorCode } from '@apoti/contract';
import { useDroppedRests } from '../../http/drop-rest';
import { failurePage, isPageVisit } from '../../http/failure-page';
import { loggedPath } from '../../http/logged-path';
import { RETRY_SECONDS } from '../../limits';

const fastifyCodes: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Please send JSON (Content-Type: application/json)'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_request', 'The body is empty; JSON was expected'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', 'The body is not valid JSON'],
};

/** Turns whatever was thrown into the contract's error; what we did not foresee stays inside (C19). */
export function toApiError(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  const code = 'code' in error ? error.code : '';
  const known = fastifyCodes[code];
  if (known) return new ApiError(known[0], known[1]);
  if (error instanceof SyntaxError) return new ApiError('bad_request', 'The body is not valid JSON');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    return new ApiError(status === 413 ? 'too_large' : 'bad_request', 'The request is not valid');
  }
  return new ApiError('internal', 'Something went wrong on our side. Please try again.', {}, { cause: error });
}

/** Logs, in one line, what a request is refused for, and answers it as the contract has it. */
export function noteError(request: FastifyRequest, error: unknown): ApiError {
  const known = toApiError(error instanceof Error ? error : new Error(String(error)));
  // That the site is closed is somebody's decision and no failure.
  const level = known.status >= 500 && known.code !== 'maintenance' ? 'error' : 'info';
  const { method } = request;
  const path = loggedPath(request.url);
  request.log[level]({ method, path, code: known.code, status: known.status, err: known.cause }, known.message);
  return known;
}

/** What a person may have sent in a form that is not taken; anything else that is refused was sent by a program, or from elsewhere. */
const FAULTS_OF_FORMS: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['too_large', 'bad_request', 'invalid']);

/** Sends an error: JSON with its code and the request's id, or a page for a person; one log line, nothing of the inside. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: FastifyError | Error): FastifyReply {
  const known = noteError(request, error);
  const retryAfter = known.details['retryAfter'];
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  const isRefused = request.method === 'POST' && FAULTS_OF_FORMS.has(known.code);
  if ((known.status >= 500 || isRefused) && isPageVisit(request)) {
    reply.code(known.status).header('cache-control', 'no-store').header('content-type', 'text/html; charset=utf-8');
    const text = known.code === 'internal' ? {} : { text: known.message };
    return reply.send(failurePage({ requestId: request.id, isRefused, ...text }));
  }
  const body: ErrorBody = { ...known.toBody(), requestId: request.id };
  return reply
    .code(fileStatus(error) ?? known.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Of a file: a part was asked for that it has not, or it is another one by now. Players and downloads know these numbers (RFC 9110). */
function fileStatus(error: FastifyError | Error): number | undefined {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status === 416 || status === 412 ? status : undefined;
}

/** The one error handler. Whoever cannot be served now is told when to come again, whichever way the answer is made. */
export function useErrors(app: FastifyInstance): void {
  useDroppedRests(app);
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Fastify would end the connection, and with it the answer for whoever still sends.
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') reply.removeHeader('connection');
    return sendError(request, reply, error);
  });
}
