import { createServer, type Server } from 'node:http';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Answers GET /metrics and nothing else: it has a port of its own, which the public origin knows nothing of. */
export function createMetricsServer(read: () => Promise<string>): Server {
  const options = { headersTimeout: 5_000, requestTimeout: 10_000, maxHeaderSize: 8_192 };
  return createServer(options, (request, response) => {
    const isMetrics = request.url?.split('?', 1)[0] === '/metrics';
    if (!isMetrics) return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
