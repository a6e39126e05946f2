import { describe, expect, it } from 'vitest';
import { createDigest, noteworthy, redactor, secretSettings } from './noteworthy.mjs';

describe('a line of a part’s log', () => {
  it.each([
    [
      '{"level":50,"msg":"the CMS does not answer","err":{"message":"ECONNREFUSED"}}',
      'error: the CMS does not answer (ECONNREFUSED)',
    ],
    ['{"level":40,"msg":"stale"}', 'warning: stale'],
    ['[2026-01-02 03:04:05.678] \u001b[31merror\u001b[39m: no such table', 'error: no such table'],
    ['[2026-01-02 03:04:05.678] warn: old token', 'warning: old token'],
  ])('is shown when it warns: %s', (line, shown) => {
    expect(noteworthy(line)).toBe(shown);
  });

  it.each([
    '{"level":30,"msg":"listening"}',
    '[2026-01-02 03:04:05.678] info: started',
    'plain words',
    '{ half a line',
    '',
  ])('stays in the log: %s', (line) => {
    expect(noteworthy(line)).toBeUndefined();
  });
});

it('a flood of warnings is cut short, counted, and later warnings are shown again', () => {
  /** @type {string[]} */
  const said = [];
  let clock = 0;
  const digest = createDigest((line) => said.push(line), { limit: 2, everyMs: 1000, now: () => clock });
  for (const line of ['a', 'a', 'b', 'd']) digest(line);
  expect(said).toEqual(['a', 'b']);
  clock = 1000;
  digest('e');
  expect(said).toEqual(['a', 'b', '2 more warnings and errors are in the log', 'e']);
});

it('secrets are taken out of a line, words of a few letters are not', () => {
  const hide = redactor(['long-secret-value', 'abc']);
  expect(hide('token=long-secret-value; abc long-secret-value')).toBe('token=***; abc ***');
});

it('F12: what somebody wrote into an error begins no line of its own on the screen and moves no cursor', () => {
  const entry = { level: 50, msg: 'a name\n[2026] error: forged \u001b[2J\u009b1A', err: { message: 'and\r\nmore' } };
  expect(noteworthy(JSON.stringify(entry))).toBe('error: a name [2026] error: forged  (and more)');
});

it('F12: passwords inside addresses and tokens of settings are secrets', () => {
  const env = { SMTP_URL: 'smtp://user:p%40ssw0rd-1@mail.example.com', SMS_WEBHOOK_TOKEN: 'a-token-of-theirs' };
  const hide = redactor(secretSettings(env));
  expect(hide('p@ssw0rd-1 p%40ssw0rd-1 a-token-of-theirs')).toBe('*** *** ***');
});
