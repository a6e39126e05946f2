import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../src/content-health/public-address';
import { tryLink, type Tried } from '../src/content-health/try-link';

let server: Server;
let origin = '';
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/slow') return;
    if (request.url === '/odd') return void request.socket.end('SMTP ready\r\n');
    // Some know no HEAD and say nothing at all.
    if (request.url === '/mute' && request.method === 'HEAD') return void request.socket.destroy();
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

const textOf = (tried: Tried | null) => (tried === null || tried.is === 'there' ? tried?.is : tried.text);

describe('A3: a link to another site', () => {
  it.each([
    ['/here', 'there'],
    ['/on', 'there'],
    ['/headless', 'there'],
    ['/mute', 'there'],
    ['/401', 'does not let programs look (401)'],
    ['/403', 'does not let programs look (403)'],
    ['/429', 'does not let programs look (429)'],
    ['/503', 'does not let programs look (503)'],
    ['/999', 'does not let programs look (999)'],
    ['/odd', 'answers in a way that this server cannot read'],
    ['/410', 'answers 410: the page is not there'],
    ['/404', 'answers 404: the page is not there'],
    ['/500', 'answers with an error (500)'],
    ['/circle', 'sends on in circles'],
    ['/slow', 'does not answer in time'],
    ['/inside', 'leads into a network that visitors cannot reach'],
  ])('%s: “%s”', async (path, said) => {
    expect(textOf(await attempt(path))).toBe(said);
  });

  it('is not dead because a site lets no programs in', async () => {
    const states = await Promise.all(['/999', '/403', '/odd', '/404', '/slow'].map(attempt));
    expect(states.map((tried) => tried?.is)).toEqual(['unknown', 'unknown', 'unknown', 'dead', 'dead']);
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
      expect(textOf(await tryLink(address, AbortSignal.timeout(5_000)))).toBe(
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
