import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInLimits } from '@apoti/contract';
import { places } from '../support/places';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The proxy looks at its clock more often. */
const SEEN_MS = 500;

let stack: Stack;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
  stack = await startStack({
    proxy: {
      NODE_OPTIONS: `--import ${join(places.root, 'tests/support/shifted-clock.mjs')}`,
      CLOCK_SHIFT_FILE: join(folder, 'shift'),
    },
  });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function setClock(days: number): Promise<void> {
  writeFileSync(join(folder, 'shift'), String(days * DAY_MS));
  await pause(SEEN_MS);
}
const visitor = () => new WireClient(stack.origin);
const guess = () => visitor().signIn({ username: 'nobody-of-that-name', password: 'wrong' });
const MEMBERS = '/api/newsletter.php';

it('F1: a clock of the proxy that jumps ends no session in use, lets none in that is over, and gives no guess back', async () => {
  const person = visitor();
  expect((await person.signIn(stack.admin)).status).toBe(200);
  for (let turn = 0; turn < signInLimits.perName; turn += 1) expect((await guess()).status).toBe(401);
  /** How many days the clock is wrong by, and what a call of the signed-in person is answered. */
  const steps: [number, number][] = [
    [1, 200],
    [-1, 200],
    // Three days and more after the last call, by that clock: nobody has used the session, and it ends.
    [4.1, 401],
    // What is over stays so, also by the right clock.
    [0, 401],
    [-1, 401],
  ];
  for (const [days, expected] of steps) {
    await setClock(days);
    const { status } = await person.get(MEMBERS);
    expect([days, status]).toEqual([days, expected]);
    for (const path of ['/', '/api/content.php', '/api/auth.php', '/admin']) {
      expect([days, path, (await person.get(path)).status]).toEqual([days, path, expect.toBeOneOf([200, 302])]);
    }
    const refused = await guess();
    expect([days, refused.status]).toEqual([days, 429]);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(signInLimits.minutes * 60);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await person.signIn(stack.admin)).status).toBe(200);
  expect((await person.get(MEMBERS)).status).toBe(200);
}, 60_000);
