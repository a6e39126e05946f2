import Fastify from 'fastify';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { useHeads } from './heads';

it('F4: of what a HEAD asks about nothing is read, and its headers are those of the GET', async () => {
  let read = 0;
  function* parts() {
    for (let part = 0; part < 5; part += 1) {
      read += 1;
      yield 'part';
    }
  }
  const app = Fastify();
  useHeads(app);
  app.get('/archive', (_, reply) =>
    reply.header('content-length', 20).send(Readable.from(parts(), { objectMode: false })),
  );
  app.get('/text', () => 'text');
  const head = await app.inject({ method: 'HEAD', url: '/archive' });
  expect([head.statusCode, head.headers['content-length'], head.body, read]).toEqual([200, '20', '', 0]);
  expect((await app.inject('/archive')).body).toBe('part'.repeat(5));
  expect((await app.inject({ method: 'HEAD', url: '/text' })).headers['content-length']).toBe('4');
  await app.close();
});
