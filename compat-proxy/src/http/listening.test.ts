import { Agent, get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { createConnection, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LED_BY, lengths } from '../../../tests/support/smuggling';
import { TestApp } from '../testing/test-app';

let test: TestApp;
let port: number;
beforeEach(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterEach(() => test.close());

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A connection that was never accepted: nothing was asked on it, and its sender tries elsewhere. */
class NotLetIn extends Error {}

function request(path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpGet({ port, path, agent, headers: { host: '127.0.0.1', ...headers } }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      text(answer).then((body) => resolve({ status, headers: got, body }), reject);
    });
    sent.on('error', (error) => reject(sent.reusedSocket ? error : new NotLetIn(error.message)));
  });
}

/** The page from memory: who asks first has his answer before it is kept. */
async function untilKept(path: string): Promise<Answer> {
  const isKept = ({ headers }: Answer) => headers['x-request-id'] === undefined;
  return vi.waitUntil(async () => [await request(path)].find(isKept));
}

/** The answer without what differs from one to the next. */
function lasting({ status, headers, body }: Pick<Answer, 'status' | 'body'> & { headers: object }) {
  const changing = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding']);
  return { status, body, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name))) };
}

describe('the hot path', () => {
  it.each(['/', '/login', '/api/content.php'])('P4: %s is the same from memory as by the slow way', async (url) => {
    await untilKept(url);
    const { etag } = (await request(url)).headers;
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'if-none-match': String(etag) }]) {
      const fast = await request(url, headers);
      const slow = await test.get(url, headers);
      expect(fast.headers).not.toHaveProperty('x-request-id');
      expect(lasting(fast)).toEqual(lasting({ status: slow.statusCode, headers: slow.headers, body: slow.body }));
    }
  });

  it('P4: a visit from a campaign is answered from memory as well, with the same page', async () => {
    const page = await untilKept('/');
    const campaign = await request('/?utm_source=mail&fbclid=1');
    expect(campaign.headers).not.toHaveProperty('x-request-id');
    expect(lasting(campaign)).toEqual(lasting(page));
  });

  it('C5: whoever brings a session or an origin, and foreign hosts, go the slow way', async () => {
    await request('/api/content.php');
    const slow = (headers: Record<string, string>) => request('/api/content.php', headers);
    expect((await slow({ cookie: 'session=x' })).headers).toHaveProperty('x-request-id');
    expect((await slow({ origin: 'https://partner.example' })).headers).toHaveProperty('x-request-id');
    expect((await slow({ host: 'evil.example' })).status).toBe(421);
    await request('/');
    expect((await request('/', { host: 'evil.example' })).status).toBe(421);
  });

  it('C19: what is no HTTP is a 400, and a request without a host too', async () => {
    for (const raw of ['GET / HTTP/1.1\r\n\r\n', 'HELLO\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nX y: z\r\n\r\n']) {
      const socket = createConnection(port, '127.0.0.1', () => socket.end(raw));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it.each(lengths)('F12: with %s nothing is smuggled: one refusal, and the connection is over', async (_, rest) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.end(LED_BY + rest));
    const answers = (await text(socket)).match(/^HTTP\/1\.1 \d+/gm);
    expect(answers).toEqual(['HTTP/1.1 400']);
  });

  it.each([
    ['the address of another site', 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example'],
    ['a way through', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443'],
    ['its own request back', 'TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Secret: echo'],
    ['more headers than anybody needs', `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ${'a'.repeat(20_000)}`],
  ])('F12: asked for %s it refuses, and repeats nothing of it', async (_, head) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.end(`${head}\r\nConnection: close\r\n\r\n`));
    const answer = await text(socket);
    expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
    expect(answer).not.toMatch(/echo|evil\.example/);
  });
});

describe('closing', () => {
  it('P4: no request that was sent on an open connection is lost, and each client is told to leave', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const answers: Answer[] = [];
    const failures: unknown[] = [];
    const client = async () => {
      let isLetIn = true;
      while (isLetIn) {
        await request(answers.length % 2 ? '/' : '/api/content.php', {}, agent).then(
          (answer) => answers.push(answer),
          (error: unknown) => {
            isLetIn = false;
            if (!(error instanceof NotLetIn)) failures.push(error);
          },
        );
      }
    };
    const clients = Array.from({ length: 8 }, client);
    await request('/');
    await test.app.close();
    await Promise.all(clients);
    agent.destroy();
    expect(failures).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.at(-1)?.headers.connection).toBe('close');
  });
});
