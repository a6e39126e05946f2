import { describe, expect, it } from 'vitest';
import { createScrubber, secretsIn } from './scrub';

const scrub = createScrubber(['a-secret-of-ours']);

describe('a line of the log', () => {
  it.each([
    ['Key (email)=(ada.o+x@mail.example.com) already exists', 'Key (email)=(…@…) already exists'],
    ['GET /reset-password/abc-DEF_123 failed', 'GET /reset-password/… failed'],
    ['connect smtp://user:pa%40ss@mail.example.com:587', 'connect smtp://…@mail.example.com:587'],
    ['authorization: Bearer abc.def', 'authorization: Bearer …'],
    ['call +234 803 123 4567 back', 'call +… back'],
    ['x-proxy-secret: a-secret-of-ours', 'x-proxy-secret: ***'],
    ['path=/x?email=ada%40example.com', 'path=/x?email=…@…'],
  ])('F12: says nobody’s address, link or secret: %s', (line, told) => {
    expect(scrub(line)).toBe(told);
  });

  it.each([
    '{"level":30,"time":1767225600000,"reqId":"2f1e6f0a-7a53-4c86-8d7f-3a6f4f1a8f10","path":"/api/blog.php","status":422}',
    'at file:///srv/apoti/compat-proxy/dist/server.js:120:33',
    'connect ECONNREFUSED 127.0.0.1:1337',
    'node_modules/@fastify/session/lib/fastifySession.js',
  ])('F12: stays as it is where it tells nothing: %s', (line) => {
    expect(scrub(line)).toBe(line);
  });

  it('F12: a long line of the worst kind is scrubbed, however often it almost matches', () => {
    for (const piece of ['a', 'a@', 'a.', '+1 ', '/reset-password/', 'x://a:', '%40a.'])
      expect(scrub(piece.repeat(20_000)).length).toBeGreaterThan(0);
  });
});

it('F12: secrets are the values of settings, and the passwords inside addresses', () => {
  const env = {
    KEYS: 'first-key-1,second-key-2',
    URL: 'postgres://user:p%40ssw0rd-1@host:5432/name',
    SHORT: 'abc',
    NONE: undefined,
  };
  const names = ['KEYS', 'URL', 'SHORT', 'NONE', 'MISSING'];
  expect(secretsIn(env, names)).toEqual(['first-key-1', 'second-key-2', 'p%40ssw0rd-1', 'p@ssw0rd-1']);
});
