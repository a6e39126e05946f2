import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../src/content-health/public-address';
import { tryLink } from '../src/content-health/try-link';

let server: Server;
let origin = '';
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/slow') return;
    if (request.url === '/on') return void response.writeHead(302, { location: '/here' }).end();
    if (request.url === '/inside') return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    if (request.url === '/circle') return void response.writeHead(302, { location: '/circle' }).end();
    const isHeadless = request.url === '/headless' && request.method === 'HEAD';
    const status = isHeadless ? 405 : Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const attempt = (path: string) =>
  tryLink(origin + path, AbortSignal.timeout(20_000), {
    isAllowed: (ip) => ip === '127.0.0.1',
    ports: [new URL(origin).port, ''],
    patienceMs: 400,
  });

describe('A3: a link to another site', () => {
  it.each([
    ['/here', ''],
    ['/on', ''],
    ['/headless', ''],
    ['/403', ''],
    ['/404', 'answers 404: the page is not there'],
    ['/500', 'answers with an error (500)'],
    ['/circle', 'sends on in circles'],
    ['/slow', 'does not answer in time'],
    ['/inside', 'leads into a network that visitors cannot reach'],
  ])('%s: “%s”', async (path, fault) => {
    expect(await attempt(path)).toBe(fault);
  });

  it('is not followed into a network of our own, by whatever name', async () => {
    asked.length = 0;
    const { port } = new URL(origin);
    const addresses = [
      origin,
      `http://localhost:${port}/`,
      'http://localhost/',
      'http://169.254.169.254/',
      'http://[::1]/',
    ];
    for (const address of [...addresses, 'http://[::ffff:127.0.0.1]/', 'http://2130706433/']) {
      expect(await tryLink(address, AbortSignal.timeout(5_000))).toBe(
        'leads into a network that visitors cannot reach',
      );
    }
    expect(asked).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('%s is not public', (ip) => expect(isPublicAddress(ip)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (ip) => expect(isPublicAddress(ip)).toBe(true));
});
