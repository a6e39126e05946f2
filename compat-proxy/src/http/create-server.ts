import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { REQUEST_SECONDS } from '@apoti/contract';
import { answerFromMemory, type HotPath } from './hot-path';

/** Limits on how long a client may take, in ms: none may hold a connection by sending slowly. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = REQUEST_SECONDS * 1_000;
/** Longer than the usual balancer's, so that the balancer closes first. */
const KEEP_ALIVE_TIMEOUT = 72_000;
const IDLE_TIMEOUT = 90_000;
/** The longest head of a request, its address among it, in bytes. */
export const MAX_HEADER_SIZE = 16_384;

/** The listening server: prepared answers first, Fastify for the rest. */
export function createServer(hot: HotPath, handler: RequestListener): Server {
  const options = {
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: MAX_HEADER_SIZE,
  };
  const server = createHttpServer(options, (request, response) => {
    if (!answerFromMemory(hot, request, response)) handler(request, response);
  });
  server.setTimeout(IDLE_TIMEOUT);
  return server;
}
