import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../compat-proxy/src/http/security-headers';
import { findTool } from '../../scripts/lib/find-tool.mjs';
import { makeCertificate } from '../support/certificate';
import { endPart, type Part } from '../support/processes';
import { rawRequest } from '../support/raw-request';
import { freePorts, runTlsBalancer, SECOND_NAME, SITE } from '../support/tls-balancer';

const policy = "default-src 'self'";

let folder: string;
let balancer: Part;
let plain: string;
let secure: string;
let connection: Agent;
/** In the place of a proxy: says what it is asked to, and one header of its own. */
let proxy: Server;
beforeAll(async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  folder = await mkdtemp(join(tmpdir(), 'balancer-answers-'));
  const [ports, tls] = [await freePorts(), await makeCertificate(SITE)];
  proxy = createServer((asked, answer) => {
    if (asked.url === '/api/cut') asked.socket.destroy();
    else
      answer.writeHead(Number(/\d+$/.exec(asked.url ?? '')?.[0] ?? 200), { 'content-security-policy': policy }).end();
  });
  await once(proxy.listen(ports.proxies[0], '127.0.0.1'), 'listening');
  balancer = await runTlsBalancer(tool, join(folder, 'balancer'), { ports, pageFiles: join(folder, 'pages'), tls });
  plain = `http://127.0.0.1:${ports.http}`;
  secure = `https://127.0.0.1:${ports.https}`;
  // One certificate, also for who asks for another host.
  connection = new Agent({ connect: { ca: tls.certificate, checkServerIdentity: () => undefined } });
});
afterAll(async () => {
  if (balancer !== undefined) await endPart(balancer, 'SIGTERM');
  await connection?.close();
  proxy?.closeAllConnections();
  proxy?.close();
  await rm(folder, { recursive: true, force: true });
});

const inTheClear = (host: string, path = '/about?a=1') => rawRequest(plain, path, { headers: { host } });
async function overTls(path: string, { host = SITE, method = 'GET', length = 0 } = {}) {
  const headers = { host, ...(length > 0 ? { 'content-length': String(length) } : {}) };
  const body = length > 0 ? Buffer.alloc(length) : null;
  const answer = await request(secure + path, { dispatcher: connection, method, headers, body });
  await answer.body.dump();
  return { status: answer.statusCode, headers: answer.headers };
}

describe('what a balancer answers by itself', () => {
  it('F12: another host in the clear is told that it is the wrong one, and led nowhere', async () => {
    for (const host of ['evil.example', `${SITE}.evil.example`, '127.0.0.1', `evil.example:80`]) {
      for (const path of ['/', '/about', '/api/content.php', '/.well-known/acme-challenge/x']) {
        const { status, headers, bytes } = await inTheClear(host, path);
        expect([host, path, status, headers['location']]).toEqual([host, path, 421, undefined]);
        expect(JSON.stringify(headers) + bytes.toString()).not.toContain('evil');
      }
    }
    expect(await inTheClear(SITE, 'http://evil.example/')).toMatchObject({ status: 421 });
  });

  it('F12: the site’s own name is led to https by its one name, and a call is refused', async () => {
    for (const host of [SITE, SITE.toUpperCase(), `${SITE}:80`, `${SITE}.`]) {
      const { status, headers } = await inTheClear(host);
      expect([host, status, headers['location']]).toEqual([host, 301, `https://${SITE}/about?a=1`]);
    }
    expect((await inTheClear(SITE, '/api/content.php')).status).toBe(403);
  });

  it('F5: a second name is led to the first one, in the clear and over TLS, and a call by it is left to the proxy', async () => {
    const paths = ['/', '/about?a=1', '/assets/a.js', '/uploads/a.jpg', '/admin'];
    for (const path of paths) {
      const [clear, over] = [await inTheClear(SECOND_NAME, path), await overTls(path, { host: SECOND_NAME })];
      const told = [clear, over].map(({ status, headers }) => [status, headers['location']]);
      // Over TLS for now alone: the name may be set back.
      expect([path, ...told]).toEqual([path, ...[301, 307].map((status) => [status, `https://${SITE}${path}`])]);
      expect(over.headers).toMatchObject(securityHeaders(true));
    }
    expect((await inTheClear(SECOND_NAME, '/api/content.php')).status).toBe(403);
    expect((await overTls('/api/content/421', { host: SECOND_NAME })).status).toBe(421);
    for (const host of [SITE, SITE.toUpperCase(), `${SITE}:443`, `${SITE}.`]) {
      expect([host, (await overTls('/assets/200', { host })).status]).toEqual([host, 200]);
    }
  });

  it('F12: carries what every answer of the proxy does', async () => {
    const asked = [
      { status: 301, answer: await inTheClear(SITE) },
      { status: 403, answer: await inTheClear(SITE, '/api/content.php') },
      { status: 421, answer: await inTheClear('evil.example') },
      { status: 400, answer: await inTheClear(SITE, '/%') },
      { status: 414, answer: await inTheClear(SITE, `/${'x'.repeat(10_000)}`) },
      { status: 400, answer: await rawRequest(secure.replace('https', 'http'), '/') },
    ];
    for (const { status, answer } of asked) expect(answer).toMatchObject({ status, headers: securityHeaders(false) });
    const own = [
      { status: 413, answer: await overTls('/contact', { method: 'POST', length: 4_000_000 }) },
      { status: 413, answer: await overTls('/api/contact', { method: 'POST', length: 4_000_000 }) },
      { status: 503, answer: await overTls('/api/cut', { method: 'POST' }) },
      { status: 400, answer: await overTls('/%') },
      { status: 414, answer: await overTls(`/${'x'.repeat(10_000)}`) },
      { status: 414, answer: await overTls(`/${'x'.repeat(10_000)}`, { host: 'evil.example' }) },
    ];
    for (const { status, answer } of own) expect(answer).toMatchObject({ status, headers: securityHeaders(true) });
  });

  it('F12: adds nothing to what a proxy answers', async () => {
    const known = Object.keys(securityHeaders(true));
    for (const status of [200, 304, 404, 413, 421, 429, 503]) {
      for (const host of [SITE, 'evil.example']) {
        const answer = await overTls(`/assets/${status}`, { host });
        const its = Object.entries(answer.headers).filter(([name]) => known.includes(name));
        expect([answer.status, its]).toEqual([status, [['content-security-policy', policy]]]);
      }
    }
  });
});
