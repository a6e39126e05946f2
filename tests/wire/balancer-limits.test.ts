import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBodySchema, MAX_JSON_BYTES, MAX_MEDIA_BYTES } from '@apoti/contract';
import { calls } from '@apoti/contract/calls/calls';
import { securityHeaders } from '../../compat-proxy/src/http/security-headers';
import { findTool } from '../../scripts/lib/find-tool.mjs';
import { startBalancer, type Balancer } from '../support/balancer';
import { rawRequest } from '../support/raw-request';

/** As proxy.conf says. */
const AT_ONCE = 50;
const portSchema = z.object({ port: z.number() });

let folder: string;
let balancer: Balancer;
/** In the place of a proxy: takes all of a body and says how much it was. */
let proxy: Server;
beforeAll(async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  folder = await mkdtemp(join(tmpdir(), 'no-pages-'));
  proxy = createServer(async (request, response) => response.end(String((await text(request)).length)));
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

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Sends that much of a request and stops there, which is what takes memory. */
async function begin(sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(balancer.origin).port), '127.0.0.1').on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}
/** When it is cut off, which may be by a reset. */
const closed = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));
const stall = (path: string) => begin(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{`);

const send = (path: string, bytes: number) =>
  rawRequest(balancer.origin, path, { method: 'POST', body: 'x'.repeat(bytes) });
/** Says that much more than JSON will come. */
const announce = (path: string) =>
  rawRequest(balancer.origin, path, {
    method: 'POST',
    headers: { 'content-length': String(2 * MAX_JSON_BYTES) },
    body: 'x',
  });

describe('what a balancer lets strangers take', () => {
  it('F10: is the size of a call’s JSON, and of a file only where files are taken', async () => {
    expect((await send('/api/content.php', MAX_JSON_BYTES)).bytes.toString()).toBe(String(MAX_JSON_BYTES));
    const small = calls.filter(({ method, body }) => method === 'POST' && body?.form !== 'multipart');
    const taking = calls.filter(({ body }) => body?.form === 'multipart');
    const addressOf = ({ path }: { path: string }) => path.replaceAll(/\{\w+\}/g, '7');
    expect(taking.length).toBeGreaterThan(2);
    for (const path of taking.map(addressOf)) {
      const { status, bytes } = await send(path, MAX_MEDIA_BYTES + 1_000_000);
      expect([path, status, bytes.toString()]).toEqual([path, 200, String(MAX_MEDIA_BYTES + 1_000_000)]);
    }
    for (const path of [...small.map(addressOf), '/api/upload.php/x', '/api/upload.php/../auth.php']) {
      const { status, bytes } = await announce(path);
      expect([path, status]).toEqual([path, 413]);
      expect(errorBodySchema.parse(JSON.parse(bytes.toString()))).toMatchObject({ code: 'too_large' });
    }
    const page = await announce('/contact');
    expect([page.status, page.bytes.toString()]).toEqual([
      413,
      expect.stringContaining('Please go back and send less'),
    ]);
  });

  it('F10: is so many bodies at once; who only reads is served all the same, and afterwards so is everybody', async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => stall('/api/auth.php')));
    await expect.poll(async () => (await send('/api/auth.php', 10)).status).toBe(429);
    const { headers, bytes } = await send('/api/auth.php', 10);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', ...securityHeaders(false) });
    expect(errorBodySchema.parse(JSON.parse(bytes.toString()))).toMatchObject({ code: 'rate_limited' });
    const page = await send('/contact', 10);
    expect(page).toMatchObject({
      status: 429,
      headers: { 'retry-after': '5', 'content-type': 'text/html', ...securityHeaders(false) },
    });
    expect(page.bytes.toString()).toContain('Please try again in a moment');
    for (const path of ['/api/content.php', '/contact'])
      expect((await rawRequest(balancer.origin, path)).status).toBe(200);
    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(async () => (await send('/api/auth.php', 10)).status).toBe(200);
  });

  it('F10: is no room for others’ connections, with two thousand heads of one address half sent, and those are cut off soon', async () => {
    const heads = 2_000;
    // More than an nginx takes by itself.
    const begun = await Promise.all(Array.from({ length: heads }, () => begin('GET / HT')));
    const cut = Promise.all(begun.map(closed));
    const others = await Promise.all(Array.from({ length: 20 }, () => rawRequest(balancer.origin, '/api/content.php')));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(begun.filter(({ destroyed }) => destroyed)).toEqual([]);
    // Beyond the test's own time if it were nginx's usual minute.
    await cut;
  }, 40_000);

  it('F10: is a few seconds without a further piece of a body', async () => {
    // Beyond the test's own time if it were nginx's usual minute.
    await closed(await stall('/api/auth.php'));
  }, 40_000);
});
