import { afterAll, expect, it } from 'vitest';
import type { Peer } from './peer';
import { startSender } from './sender-peer';

const bytes = Buffer.from('the same bytes');
const answers = [{ path: '/', headers: { 'content-type': 'text/plain', 'x-own': 'yes', etag: '"1"' }, bytes }];
const started: Peer[] = [];
afterAll(() => Promise.all(started.map((peer) => peer.stop())));

it.each(['bare Fastify', 'bare Node'] as const)(
  '%s sends just the bytes and headers that it is given',
  async (name) => {
    const peer = await startSender(name, answers);
    started.push(peer);
    const answer = await fetch(peer.origin);
    expect(await answer.text()).toBe('the same bytes');
    expect(answer.status).toBe(200);
    for (const [header, value] of Object.entries(answers[0]?.headers ?? {}))
      expect(answer.headers.get(header)).toBe(value);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect((await fetch(`${peer.origin}/other`)).status).toBe(404);
  },
);
