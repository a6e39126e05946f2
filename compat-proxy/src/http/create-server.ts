import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { listening } from '../limits';
import { isKnownMethod } from './broken-request';
import { answerFromMemory, type HotPath } from './hot-path';

/** The listening server: prepared answers first, Fastify for the rest. */
export function createServer(hot: HotPath, handler: RequestListener, limits = listening): Server {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    // A time of its own for the pause between two requests would be set and cleared with each of them (S1).
    keepAliveTimeout: 0,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headerBytes,
  };
  const server = createHttpServer(options, (request, response) => {
    if (answerFromMemory(hot, request, response)) return;
    if (isKnownMethod(request.method)) handler(request, response);
    else server.emit('clientError', new Error('no method of HTTP/1.1'), request.socket);
  });
  server.setTimeout(limits.idleMs);
  server.maxConnections = limits.connections;
  // Whoever keeps a connection for later makes room for those who ask now.
  server.on('drop', () => server.closeIdleConnections());
  return server;
}
