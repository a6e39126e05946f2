import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { everySlowness, slowClients } from './slow-clients';

/** A few of each kind, who have to be gone in the end. */
const few = everySlowness.map((kind) => ({ ...kind, clients: 3, most: 25 }));

async function portOf(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => void sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

it('F6: a server that hangs up on whoever is slow is passed, and looked at meanwhile', async () => {
  const limits = { headersTimeout: 300, requestTimeout: 500, connectionsCheckingInterval: 50, keepAliveTimeout: 0 };
  const server = createHttpServer(limits, (request, response) => {
    request.resume().on('end', () => response.end('x'.repeat(100_000)));
  });
  server.setTimeout(500);
  const look = vi.fn(async () => null);
  expect(await slowClients(await portOf(server), few, look, 100)).toEqual([]);
  expect(look.mock.calls.length).toBeGreaterThan(2);
});

it('F6: a server that lets slow clients in for ever is noticed, as is one that leaves others waiting', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).resume());
  const short = few.map((kind) => ({ ...kind, most: 0.3 }));
  const wrong = await slowClients(await portOf(server), short, async () => 'no page', 100);
  expect(wrong.toSorted()).toEqual([
    '3 of 3 clients with slow bodies were let in for 0.3 s',
    '3 of 3 clients with unfinished heads were let in for 0.3 s',
    '3 of 3 clients with unread answers were let in for 0.3 s',
    'no page, beside slow clients',
  ]);
});
