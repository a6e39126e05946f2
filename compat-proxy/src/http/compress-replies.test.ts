import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { useCompressedReplies } from './compress-replies';
import { sendPieces } from './send-pieces';

const list = { items: Array.from({ length: 100 }, (_, id) => ({ id, name: `Location ${id}` })) };
const app = () => {
  const made = Fastify();
  useCompressedReplies(made);
  made.get('/list', (_request, reply) => reply.header('vary', 'Cookie').send(list));
  made.get('/pieces', (_request, reply) => sendPieces(reply, list.items));
  made.get('/short', () => ({ ok: true }));
  made.get('/file', (_request, reply) => reply.type('text/csv').send('id\n'.repeat(500)));
  return made;
};
let server = app();
afterEach(async () => {
  await server.close();
  server = app();
});
const get = (url: string, accepted: string) => server.inject({ url, headers: { 'accept-encoding': accepted } });

it('C19: JSON for one person is compressed as the client takes it, and says what it depends on', async () => {
  const [br, gzip, plain] = await Promise.all(['br, gzip', 'gzip', 'identity'].map((coding) => get('/list', coding)));
  expect(JSON.parse(brotliDecompressSync(br!.rawPayload).toString())).toEqual(list);
  expect(JSON.parse(gunzipSync(gzip!.rawPayload).toString())).toEqual(list);
  expect(plain!.json()).toEqual(list);
  const told = [br!, gzip!, plain!].map(({ headers }) => [headers['content-encoding'], headers['vary']]);
  expect(told).toEqual([
    ['br', 'Cookie, Accept-Encoding'],
    ['gzip', 'Cookie, Accept-Encoding'],
    [undefined, 'Cookie, Accept-Encoding'],
  ]);
  expect(br!.headers['content-length']).toBe(String(br!.rawPayload.length));
  expect(br!.rawPayload.length).toBeLessThan(plain!.rawPayload.length / 2);
});

it('C19: what is short, and what is no JSON, is sent as it is', async () => {
  for (const path of ['/short', '/file']) {
    const { headers } = await get(path, 'br, gzip');
    expect([path, headers['content-encoding']]).toEqual([path, undefined]);
  }
});

it('C19, S9: a list that is written piece by piece is compressed while it is sent, as the client takes it', async () => {
  const [br, gzip, plain] = await Promise.all(['br, gzip', 'gzip', 'identity'].map((coding) => get('/pieces', coding)));
  expect(JSON.parse(brotliDecompressSync(br!.rawPayload).toString())).toEqual(list.items);
  expect(JSON.parse(gunzipSync(gzip!.rawPayload).toString())).toEqual(list.items);
  expect(plain!.json()).toEqual(list.items);
  const told = [br!, gzip!, plain!].map(({ headers }) => [headers['content-type'], headers['content-encoding']]);
  const json = 'application/json; charset=utf-8';
  expect(told).toEqual([
    [json, 'br'],
    [json, 'gzip'],
    [json, undefined],
  ]);
});
