import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { findTool } from '../../scripts/lib/find-tool.mjs';
import { startBalancer, type Balancer } from '../support/balancer';
import { rawRequest } from '../support/raw-request';
import { LED_BY, lengths } from '../support/smuggling';

const portSchema = z.object({ port: z.number() });

let folder: string;
let balancer: Balancer;
/** In the place of a proxy, with the same reader of requests: says what each one was. */
let proxy: Server;
let seen: string[] = [];
beforeAll(async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  folder = await mkdtemp(join(tmpdir(), 'no-pages-'));
  proxy = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    await text(request).catch(() => '');
    response.end(`read: ${request.method} ${request.url}\n`);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = portSchema.parse(proxy.address());
  balancer = await startBalancer({ tool, proxies: [`http://127.0.0.1:${port}`], files: folder });
});
afterAll(async () => {
  await balancer?.stop();
  proxy?.closeAllConnections();
  proxy?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Ends a connection on which everything until then was taken for requests. */
const LAST = 'GET /api/last HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';

/** All that a connection is answered until it is closed. */
async function answersTo(sent: string): Promise<string> {
  const socket = connect(Number(new URL(balancer.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent + LAST);
  return text(socket);
}
/** What the proxy says that it has read, as somebody was answered. */
const readIn = (answers: string) => [...answers.matchAll(/^read: (.+)$/gm)].map(([, read]) => read);

it.each(lengths)(
  'F12: with %s the proxy reads no request but those that the balancer has answered, and the next one gets its own answer',
  async (_, rest) => {
    seen = [];
    const answers = await answersTo(LED_BY + rest);
    expect(readIn(answers)).toEqual(seen);
    // As often as there are connections to the proxy that are used again.
    for (let turn = 1; turn <= 8; turn += 1) {
      const { bytes } = await rawRequest(balancer.origin, `/api/neighbour/${turn}`);
      expect(bytes.toString()).toContain(`GET /api/neighbour/${turn}`);
    }
    expect(seen).toHaveLength(readIn(answers).length + 8);
  },
);

it('F12: asked for the address of another site, the proxy is told neither that site nor a way to it', async () => {
  seen = [];
  const answers = await answersTo('GET http://evil.example/steal HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  expect(seen.filter((read) => read.includes('evil.example'))).toEqual([]);
  expect(answers).not.toContain('evil.example');
});
