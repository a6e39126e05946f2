import { createServer, request as ask, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a browser sent it, and the status that it got. */
export type Passed = { method: string; path: string; headers: IncomingHttpHeaders; status: number };

async function listen(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/**
 * A site and another one, for a browser: the first is the product at an address of its own, where everything that is asked and
 * answered is noted, since no page may see what it gets of another origin; the second is an empty page.
 */
export class AnotherSite {
  /** @param origin where the product is */
  private constructor(
    readonly origin: string,
    readonly passed: readonly Passed[],
    private readonly port: number,
    private readonly servers: readonly Server[],
  ) {}

  static async start(product: string): Promise<AnotherSite> {
    const passed: Passed[] = [];
    const way = await listen((request, response) => {
      const { method = '', url: path = '', headers } = request;
      const asked = ask(new URL(product), { method, path, headers, agent: false }, (answer) => {
        const { statusCode: status = 0, rawHeaders } = answer;
        passed.push({ method, path, headers, status });
        response.writeHead(status, rawHeaders);
        answer.pipe(response);
      });
      // It is refused before all of it came.
      asked.on('error', () => response.destroy());
      request.pipe(asked);
    });
    const page = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Another site</title><body></body>');
    });
    return new AnotherSite(`http://127.0.0.1:${way.port}`, passed, page.port, [way.server, page.server]);
  }

  /** The page by a name of another site, to which a browser's cookies of the product do not belong. */
  get elsewhere(): string {
    return `http://localhost:${this.port}/`;
  }

  /** The page at another origin of the same site: cookies know no ports, so a browser sends them along. */
  get beside(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}
