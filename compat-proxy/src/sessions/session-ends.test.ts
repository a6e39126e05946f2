import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsPaths } from '@apoti/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cookiesOf, TestApp } from '../testing/test-app';

const DAY_MS = 24 * 60 * 60 * 1000;
const storedSchema = z.looseObject({
  endsAt: z.number().optional(),
  cookie: z.looseObject({ expires: z.iso.datetime() }),
});

let test: TestApp;
let begun: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  begun = Date.now();
  test = await TestApp.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

/** The file of the one session that is kept. */
async function theFile(): Promise<string> {
  const folder = join(test.dataDir, 'sessions');
  const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.json'));
  return join(folder, name);
}
const stored = async () => storedSchema.parse(JSON.parse(await readFile(await theFile(), 'utf8')));
/** The clock of the proxy, so many days after the test began. */
const setClock = (days: number) => vi.setSystemTime(begun + days * DAY_MS);
/** Whether somebody is signed in who has used the session until now: the disk's own clock, by which that is noted, is not the proxy's here. */
async function isSignedIn(cookie: string): Promise<boolean> {
  await utimes(await theFile(), new Date(), new Date());
  return test.isSignedIn(cookie);
}
/** The same after a change of the accounts: the session is looked up again and kept anew. */
async function isKept(cookie: string): Promise<boolean> {
  test.cms.accounts += 1;
  const looks = () => test.cms.asked.filter(({ path }) => path === cmsPaths.person(7)).length;
  const before = looks();
  await vi.waitUntil(async () => !(await isSignedIn(cookie)) || looks() > before);
  return isSignedIn(cookie);
}

describe('the end of a session', () => {
  it('C2: comes 14 days after the sign-in, however often it is used and kept anew until then', async () => {
    const cookie = await test.signIn();
    for (let day = 1; day < 14; day += 1) {
      setClock(day);
      expect([day, await isKept(cookie)]).toEqual([day, true]);
    }
    setClock(14.01);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await test.get('/api/newsletter.php', { cookie })).statusCode).toBe(401);
  });

  it('C2: is for good: a clock that is put back brings no session to life again', async () => {
    const cookie = await test.signIn();
    setClock(14.01);
    expect(await isSignedIn(cookie)).toBe(false);
    setClock(13);
    expect(await test.isSignedIn(cookie)).toBe(false);
  });

  it('C2: is now, for a session that began by a clock which was ahead', async () => {
    setClock(365);
    const cookie = await test.signIn();
    expect(await isSignedIn(cookie)).toBe(true);
    setClock(0);
    expect(await test.isSignedIn(cookie)).toBe(false);
    setClock(365);
    expect(await test.isSignedIn(cookie)).toBe(false);
  });

  it('C2: comes when it was to come, for a session that an older release has kept', async () => {
    const cookie = await test.signIn();
    const { endsAt: _, ...older } = await stored();
    const expires = new Date(begun + DAY_MS / 24).toISOString();
    const kept = { ...older, cookie: { ...older.cookie, expires } };
    await writeFile(await theFile(), JSON.stringify(kept));
    expect(await isKept(cookie)).toBe(true);
    setClock(0.1);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('C2: is a new one after another sign-in in the same browser', async () => {
    const first = await test.signIn();
    setClock(2);
    const cookie = await test.signIn({ cookie: first });
    setClock(15.5);
    expect(await isKept(cookie)).toBe(true);
  });

  it('C2: is the same after the back-office has greeted its person', async () => {
    const form = new URLSearchParams({ username: 'editor', password: 'right' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const cookie = cookiesOf(await test.post('/login', form, headers));
    setClock(2);
    expect((await test.get('/admin', { cookie })).body).toContain('greeted');
    setClock(13);
    expect(await isSignedIn(cookie)).toBe(true);
    setClock(14.01);
    expect(await isSignedIn(cookie)).toBe(false);
  });
});
