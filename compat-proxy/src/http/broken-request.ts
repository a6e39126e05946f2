import { randomUUID } from 'node:crypto';
import { METHODS, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError, type ErrorBody } from '@apoti/contract';

/** What Node could not read, by its error's code: the status, and how the wire says it (RFC 9110 §15.5, RFC 6585 §5). */
const meanings: Record<string, { status: number; error: ApiError }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: new ApiError(
      'too_large',
      'The headers are too long. In a browser it helps to delete the cookies of this site.',
    ),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: new ApiError('unavailable', 'The request took too long to arrive. Please try again.'),
  },
};
const unreadable = { status: 400, error: new ApiError('bad_request', 'The request cannot be read') };

const methods = new Set(METHODS);

/** Whether a method is one of HTTP/1.1. Node also lets in the one that an HTTP/2 client begins with, without a version behind it. */
export function isKnownMethod(method: string | undefined): boolean {
  return methods.has(method ?? '');
}

/** The answer that somebody waits for on this connection; null: there is none, as on one that a browser opens ahead. */
function awaitedAnswer(socket: Duplex): ServerResponse | null {
  const current: unknown = Reflect.get(socket, '_httpMessage');
  return current instanceof ServerResponse ? current : null;
}

/**
 * Answers what is no request, before anybody of ours sees it: too long a head, one that never ends, bytes that are none of HTTP. The
 * form is the wire's, as for any refusal (C19), and the connection ends: where the next request would begin is not known.
 */
export function answerBroken(
  error: Error & { code?: string },
  socket: Duplex,
  { log, headers }: { log: FastifyBaseLogger; headers: Record<string, string> },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, error: told } = meanings[error.code ?? ''] ?? unreadable;
  const requestId = randomUUID();
  const awaited = awaitedAnswer(socket);
  // Browsers open connections ahead, on which nothing comes: nobody waits for an answer there.
  log[status === 408 && awaited === null ? 'debug' : 'info'](
    { reqId: requestId, status, code: told.code, reason: error.code },
    told.message,
  );
  // What is written into an answer on its way would become a part of it.
  if (socket.writable && awaited?.headersSent !== true) {
    const body = JSON.stringify({ ...told.toBody(), requestId } satisfies ErrorBody);
    const all = {
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(all).map((pair) => pair.join(': '));
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }
  socket.destroy(error);
}
