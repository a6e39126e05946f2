import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { secretPaths } from '@apoti/contract';
import { findTool } from '../../scripts/lib/find-tool.mjs';
import { startBalancer, type Balancer } from '../support/balancer';
import { rawRequest } from '../support/raw-request';
import { until } from '../support/until';

/** What no log may have: what stands behind a mailed link's path, what a query says, what headers say. */
const SECRET = 'canary0of0a0log0';
const HERE = '127.0.0.1';
const headers = { referer: `https://other.example/${SECRET}`, 'user-agent': SECRET, cookie: `a=${SECRET}` };
const lineSchema = z.strictObject({
  level: z.union([z.literal(30), z.literal(50)]),
  time: z.number(),
  part: z.literal('balancer'),
  reqId: z.string().regex(/^[0-9a-f]{32}$/),
  method: z.string(),
  path: z.string(),
  status: z.number(),
  asked: z.string(),
  answered: z.string(),
  seconds: z.number(),
  msg: z.string(),
});

let balancer: Balancer;
let proxy: Server;
let port = 0;
const listen = (on: number) => once(proxy.listen(on, HERE), 'listening');
beforeAll(async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  proxy = createServer(async (request, response) => {
    await text(request);
    response.writeHead(request.url?.startsWith('/refused/') === true ? 404 : 200).end();
  });
  await listen(0);
  ({ port } = z.object({ port: z.number() }).parse(proxy.address()));
  balancer = await startBalancer({ tool, proxies: [`http://${HERE}:${port}`], files: '/nowhere' });
});
afterAll(async () => {
  await balancer?.stop();
  proxy?.closeAllConnections();
  proxy?.close();
});

const links = [
  ...secretPaths.map((path) => `${path}${SECRET}`),
  ...secretPaths.map((path) => path.toUpperCase() + SECRET),
  `/%72eset-password/${SECRET}`,
  `/reset-password%2f${SECRET}`,
  `//reset-password/${SECRET}`,
  `/api/reset-password/${SECRET}`,
  `/contact?email=${SECRET}`,
  `/?${SECRET}`,
];
const visitAll = async () => {
  for (const path of links) await rawRequest(balancer.origin, path, { headers });
};
/** Holds so many bodies open that no further one is taken. */
const stall = () =>
  Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = connect(Number(new URL(balancer.origin).port), HERE).on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(`POST /invitation/${SECRET} HTTP/1.1\r\nHost: ${HERE}\r\nContent-Length: 9\r\n\r\n{`);
      return socket;
    }),
  );
const lines = async () => (await balancer.told()).map((line) => lineSchema.parse(JSON.parse(line)));

it('F12: the balancer’s own log says what it refused, and nowhere who asked, with what link, query or header', async () => {
  await visitAll();
  await rawRequest(balancer.origin, `/refused/${SECRET}`, { headers });
  // What a proxy answered is in the proxy's log.
  expect(await balancer.told()).toEqual([]);

  const sockets: Socket[] = await stall();
  const refused = () =>
    rawRequest(balancer.origin, `/unsubscribe/${SECRET}`, { method: 'POST', body: SECRET, headers });
  await until(async () => (await refused()).status === 429);
  for (const socket of sockets) socket.destroy();
  const large = { ...headers, 'content-length': '4000000' };
  await rawRequest(balancer.origin, `/api/contact?${SECRET}`, { method: 'POST', body: 'x', headers: large });
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await visitAll();
  await listen(port);

  const told = await until(async () => {
    const all = await lines();
    return all.filter(({ status }) => status === 503).length === links.length && all;
  });
  expect(told.find(({ status }) => status === 413)).toMatchObject({ method: 'POST', path: '/api/contact', level: 30 });
  expect(told.find(({ status }) => status === 429)).toMatchObject({ path: '/unsubscribe…', level: 30, asked: '' });
  const away = told.filter(({ status }) => status === 503);
  expect(away.map(({ path }) => path)).toEqual([
    ...secretPaths.map((path) => path.replace(/\/$/, '…')),
    ...secretPaths.map((path) => path.toUpperCase().replace(/\/$/, '…')),
    ...['/…', '/reset-password…', '/…', '/api/reset-password…', '/contact', '/'],
  ]);
  expect(away).toEqual(away.map((line) => ({ ...line, level: 50, asked: `${HERE}:${port}`, answered: '502' })));
  const own = JSON.stringify(told).replaceAll(`${HERE}:${port}`, '');
  expect([own, balancer.said()].filter((log) => log.includes(SECRET) || log.includes(HERE))).toEqual([]);
});
