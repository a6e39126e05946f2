import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { useCompressedReplies } from './compress-replies';
import { sendPieces } from './send-pieces';

/** More than the sockets between two who talk hold. */
const ENTRIES = 40_000;
const ENTRY = 'x'.repeat(1_000);

it('S9: a list of thousands is written no faster than it is taken, and no further once its reader has gone', async () => {
  let written = 0;
  const toJSON = () => {
    written += 1;
    return ENTRY;
  };
  const list = Array.from({ length: ENTRIES }, () => ({ toJSON }));
  const app = Fastify();
  useCompressedReplies(app);
  app.get('/list', (_request, reply) => sendPieces(reply, list));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(`${address}/list`, { headers, signal: leaving.signal });
  expect(answer.status).toBe(200);
  leaving.abort();
  await app.close();
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(ENTRIES);
});

it.each(['br, gzip', 'gzip', 'identity'])(
  'S9: who asks for the head of a list alone (%s) gets that of the list, and none of it is written',
  async (coding) => {
    let written = 0;
    const toJSON = () => {
      written += 1;
      return ENTRY;
    };
    const list = Array.from({ length: 200 }, () => ({ toJSON }));
    const app = Fastify();
    useCompressedReplies(app);
    app.get('/list', (_request, reply) => sendPieces(reply.header('x-list', 'posts'), list));
    const headers = { 'accept-encoding': coding };
    const head = await app.inject({ method: 'HEAD', url: '/list', headers });
    // It takes longer to be written than what would be written behind the head.
    const whole = await app.inject({ url: '/list', headers });
    expect(written).toBe(200);
    await app.close();
    const told = ({ headers: { date: _date, 'transfer-encoding': _way, ...told } }: typeof head) => told;
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(told(head)).toEqual(told(whole));
  },
);
