import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';
import { FileSessionStore } from './file-store';

const MINUTES = 60_000;

let test: TestApp | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await test?.close();
  test = undefined;
});

/** The endings of all files that are kept. */
const kept = async (of: TestApp) => (await readdir(join(of.dataDir, 'sessions'))).map((name) => name.split('.').at(-1));

describe('what is kept of sessions', () => {
  it('F10: is nothing of whoever signs out without a session, however often, with whatever cookie', async () => {
    test = await TestApp.start();
    const cookie = await test.signIn();
    const strange = `session=${'a'.repeat(32)}.${'b'.repeat(43)}`;
    for (const headers of [{}, {}, { cookie: strange }, { cookie: 'session=x' }]) {
      const answer = await test.post('/api/auth.php', { action: 'logout' }, headers);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await kept(test)).toEqual(['json']);
    expect(await test.isSignedIn(cookie)).toBe(true);
  });

  it('F10: is nothing but the session of whoever signs in', async () => {
    test = await TestApp.start();
    await test.signIn();
    await test.signIn();
    expect(await kept(test)).toEqual(['json', 'json']);
  });

  it('F10: that one was ended is forgotten as soon as no request can still be under way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    test = await TestApp.start();
    const folder = join(test.dataDir, 'sessions');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'x.ended'), '');
    const before = (Date.now() - 11 * MINUTES) / 1000;
    await utimes(join(folder, 'x.ended'), before, before);
    vi.advanceTimersByTime(11 * MINUTES);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 4_000 });
  });

  it('F5: nobody waits at a start until it is swept', async () => {
    vi.spyOn(FileSessionStore.prototype, 'sweep').mockReturnValue(new Promise(() => undefined));
    test = await TestApp.start();
    expect((await test.get('/')).statusCode).toBe(200);
  });
});
