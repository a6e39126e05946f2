import { expect } from 'vitest';
import type { Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import type { Upgraded } from './upgrade';
import { answersOf, type Answers } from './answers';

/** What the release has answered is answered, more may be, and what is saved now is there. */
export async function expectEverythingThere(stack: Stack, before: Answers): Promise<void> {
  const admin = new WireClient(stack.origin);
  expect((await admin.signIn(stack.admin)).status).toBe(200);
  const now = await answersOf(admin);
  for (const [call, answer] of Object.entries(before)) expect([call, now[call]]).toMatchObject([call, answer]);
  const { about, revision } = await admin.content();
  const saved = await admin.post('/api/content.php', { revision, about: { ...about, mission: 'Saved by this one' } });
  expect(saved.status).toBe(200);
  expect((await admin.content()).about.mission).toBe('Saved by this one');
}

/** A failed upgrade has changed nothing and says so; one that was killed is half done until the next start. */
export function expectFailuresUndone({ before, afterFailure, told, afterKill }: Upgraded): void {
  expect(told).toContain('Migration 2030-01-02-second.js (up) failed: Original error: planted to fail');
  expect(told).toContain('the database is as it was before');
  expect(Object.keys(before['posts'] ?? {}).length).toBeGreaterThan(1);
  expect(afterFailure).toEqual(before);
  expect([Object.keys(afterKill['posts'] ?? {}), afterKill['planted']]).toEqual([[], {}]);
}
