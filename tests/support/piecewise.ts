import { createServer, request } from 'node:http';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A line on which the home page's document comes in two pieces, as on a slow phone: the second one waits until it is let go. */
export type Piecewise = { origin: string; goOn: () => void; stop: () => Promise<void> };

const portSchema = z.object({ port: z.number() });

/** Starts such a line to a site. @param mark where the second piece begins */
export async function startPiecewise(site: string, mark: string): Promise<Piecewise> {
  let goOn = () => {};
  const released = new Promise<void>((resolve) => (goOn = resolve));
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const { host: _host, 'accept-encoding': _coding, ...passed } = headers;
    const sent = request(new URL(url, site), { method, headers: passed }, (told) => {
      answer.writeHead(told.statusCode ?? 500, told.headers);
      if (url !== '/') return void told.pipe(answer);
      const chunks: Buffer[] = [];
      told.on('data', (chunk: Buffer) => chunks.push(chunk));
      told.on('end', () => {
        const page = Buffer.concat(chunks);
        const cut = page.indexOf(mark);
        answer.write(page.subarray(0, cut));
        void released.then(() => answer.end(page.subarray(cut)));
      });
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = portSchema.parse(server.address());
  const stop = async () => {
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
  };
  return { origin: `http://127.0.0.1:${port}`, goOn, stop };
}
