import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ask, createAgent } from './ask';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const address: AddressInfo | string | null = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/path?query`);
}

const rest = { headers: {}, maxBytes: 1_000 };

it('S10: a server is told what it is asked, with its length, and its whole answer is read whatever its status', async () => {
  const address = await serve((request, response) => {
    const { 'content-length': length, 'x-mark': mark } = request.headers;
    request.on('data', (chunk: Buffer) => {
      response.writeHead(422).write(`${request.method} ${request.url} ${length} ${String(mark)} `);
      response.end(chunk);
    });
  });
  const { signal } = new AbortController();
  const asked = await ask(address, { ...rest, method: 'POST', headers: { 'x-mark': 'yes' }, body: 'Ẹ kú', signal });
  expect([asked.status, asked.body.toString()]).toEqual([422, 'POST /path?query 7 yes Ẹ kú']);
});

it('S10: an answer that is too long is none, and its connection is closed', async () => {
  let closed: Promise<unknown> = Promise.reject(new Error('nobody asked'));
  closed.catch(() => undefined);
  const address = await serve((request, response) => {
    closed = new Promise((resolve) => request.socket.once('close', resolve));
    response.write('x'.repeat(1_001));
  });
  const { signal } = new AbortController();
  await expect(ask(address, { ...rest, signal })).rejects.toThrow('more than 1000 bytes');
  await closed;
});

it('F4: whoever waits may stop, also in the middle of an answer and while others are served first', async () => {
  const address = await serve((_, response) => response.write('The beginning'));
  const agent = createAgent(address.origin, 1);
  ends.push(async () => agent.destroy());
  const stop = new AbortController();
  const asked = [1, 2].map(() => ask(address, { ...rest, agent, signal: stop.signal }));
  stop.abort();
  for (const one of await Promise.allSettled(asked)) expect(one).toMatchObject({ reason: { name: 'AbortError' } });
});

it('S8: questions to one server share its connections, so many at once', async () => {
  const ports = new Set<number | undefined>();
  let atOnce = 0;
  let most = 0;
  const address = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    most = Math.max(most, (atOnce += 1));
    setImmediate(() => {
      atOnce -= 1;
      response.end();
    });
  });
  const agent = createAgent(address.origin, 2);
  ends.push(async () => agent.destroy());
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: 20 }, () => ask(address, { ...rest, agent, signal })));
  expect(ports.size).toBe(2);
  expect(most).toBeLessThanOrEqual(2);
});
