import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/** A line to a server on which answers get lost: what is asked arrives and is done, and nobody hears of it. */
export class LossyLine {
  /** Whether answers are lost now. */
  isLossy = false;

  private constructor(private readonly server: Server) {}

  static async to(origin: string): Promise<LossyLine> {
    const { hostname, port } = new URL(origin);
    const server = createServer();
    const line = new LossyLine(server);
    server.on('connection', (client) => {
      const upstream = connect(Number(port), hostname);
      client.pipe(upstream);
      upstream.on('data', (chunk) => {
        if (line.isLossy) client.resetAndDestroy();
        else client.write(chunk);
      });
      upstream.on('end', () => client.end());
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        one.on('error', () => other.destroy());
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${isAddress(address) ? address.port : 0}`;
  }

  close(): void {
    this.server.close();
  }
}

function isAddress(address: ReturnType<Server['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
