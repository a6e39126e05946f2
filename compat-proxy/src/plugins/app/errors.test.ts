import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '@apoti/contract';
import { useErrors } from './errors';

const lines: string[] = [];
let app: FastifyInstance;
beforeEach(() => {
  lines.length = 0;
  const logController = new LogController({ disableRequestLogging: true });
  app = Fastify({ logController, logger: { stream: { write: (line: string) => void lines.push(line) } } });
  useErrors(app);
});
afterEach(() => app.close());

it('F12: what nobody foresaw is told as a failure of ours: no cause, no path, no query, no stack', async () => {
  const inside = "select * from users where password = 'hunter2' at /srv/app/src/secret.ts:12";
  app.get('/a', () => {
    throw new Error(inside, { cause: new Error('postgres://user:hush@db/x') });
  });
  app.get('/b', () => Promise.reject(new TypeError(inside)));
  for (const url of ['/a', '/b']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(500);
    expect(Object.keys(answer.json<object>()).sort()).toEqual(['code', 'error', 'requestId', 'success']);
    expect(answer.body).not.toMatch(/hunter2|hush|select|\.ts|stack/);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(lines.join('')).toContain('hunter2');
});

it('F12: each refusal is one line of JSON with when, what, how it ended and which request it was', async () => {
  app.post('/api/x', () => {
    throw new ApiError('forbidden', 'No');
  });
  const headers = { cookie: 'session=SECRET', authorization: 'Bearer SECRET' };
  const url = '/api/x?token=SECRET%0a{"level":60}';
  const answer = await app.inject({ method: 'POST', url, headers, payload: { password: 'SECRET' } });
  expect(lines).toHaveLength(1);
  const line: unknown = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ method: 'POST', path: '/api/x', code: 'forbidden', status: 403 });
  expect(line).toMatchObject({ time: expect.any(Number), reqId: answer.json<{ requestId: string }>().requestId });
  expect(lines[0]).not.toContain('SECRET');
});

it('F12: a line’s end in an address begins no line of the log', async () => {
  app.get('/*', () => {
    throw new ApiError('not_found', 'No');
  });
  await app.inject('/a%0a%0d{"level":60,"msg":"forged"}\u2028');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
});
