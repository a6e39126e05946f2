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
