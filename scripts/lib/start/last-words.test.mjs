import { expect, it } from 'vitest';
import { lastWords } from './last-words.mjs';

it('the reason of a crash is the error, not the code around it', () => {
  const lines = [
    '[2026-01-02 03:04:05.678] info: Strapi started successfully',
    'file:///srv/product/server.js:7',
    "throw new Error('no more memory');",
    '      ^',
    '',
    'Error: no more memory',
    '    at main (file:///srv/product/server.js:7:7)',
    '    at node:internal/main/run_main_module:28:49',
    '',
    'Node.js v20.20.2',
  ];
  expect(lastWords(lines, 1)).toEqual(['Error: no more memory']);
});

it('errors of the log are told as sentences', () => {
  expect(
    lastWords([
      '{"level":60,"time":1,"msg":"the proxy stops","err":{"message":"out of handles"}}',
      '[2026-01-02 03:04:05.678] \u001b[31merror\u001b[39m: no such table',
    ]),
  ).toEqual(['error: the proxy stops (out of handles)', 'error: no such table']);
});

it('an error that is logged and thrown is told once', () => {
  const lines = [
    '[2026-01-02 03:04:05.678] error: connect refused',
    'Error: connect refused',
    '    at main (x.js:1:1)',
  ];
  expect(lastWords(lines)).toEqual(['error: connect refused']);
});

it('ordinary work says nothing about a crash', () => {
  expect(
    lastWords([
      '{"level":30,"msg":"listening"}',
      '{"level":40,"msg":"stale"}',
      '[2026-01-02 03:04:05.678] http: GET /_health (2 ms) 204',
      '[2026-01-02 03:04:05.678] warn: old token',
    ]),
  ).toEqual([]);
});
