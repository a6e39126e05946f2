import { expect, it } from 'vitest';
import { driftOf } from './memory';
import { errorsIn } from './proxy-errors';
import { judgeRaw } from './sockets';

const line = (level: number, message: string) =>
  JSON.stringify({
    level,
    method: 'POST',
    path: '/api/team.php',
    msg: 'It cannot be reached',
    err: { type: 'Error', message },
  });

it('F6: a 500 of the CMS behind a polite 503 is noticed; that it was slow, away or had too much to do is not', () => {
  const log = ['CMS answered 500', 'The operation was aborted due to timeout', 'Bulkhead capacity exceeded (0/32)']
    .map((message) => line(50, message))
    .join('\n');
  expect(errorsIn(`cut off"}\n${log}\n${line(30, 'CMS answered 500')}\n`)).toEqual([
    'POST /api/team.php It cannot be reached: Error CMS answered 500',
  ]);
});

it('F6: memory that grows is told from memory that goes up and down', () => {
  expect(driftOf([50, 60, 60, 80, 60, 75, 60, 85])).toBeCloseTo(0);
  expect(driftOf([50, 60, 60, 80, 65, 75, 66, 85])).toBeCloseTo(10);
  expect(driftOf([50, 90])).toBe(0);
});

it.each([
  ['HTTP/1.1 500 Internal Server Error\r\n\r\n', 'a 500'],
  ['HTTP/1.1 200 OK\r\n\r\nhello\nHTTP/1.1 503 Gone\r\n\r\n', 'a 503'],
  ['{"error":"x"}', 'no HTTP'],
  ['HTTP/1.1 431 Too Large\r\nContent-Type: application/json\r\n\r\n{}', 'its type may be guessed (431)'],
  ['HTTP/1.1 301 Moved\r\nlocation: http://evil.example/\r\n\r\n', 'a foreign host is repeated'],
])('F6: of what comes back to broken requests, %j is noticed', (answer, wrong) => {
  expect(judgeRaw(answer)).toContain(wrong);
});

it('F6: a broken request is hung up on or refused', () => {
  const refusal = 'HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nX-Content-Type-Options: nosniff\r\n\r\n';
  expect([judgeRaw(''), judgeRaw(`HTTP/1.1 100 Continue\r\n\r\n${refusal}`)]).toEqual([null, null]);
});
