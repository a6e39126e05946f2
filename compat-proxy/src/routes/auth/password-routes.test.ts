import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cmsPeoplePaths, passwordTexts } from '@apoti/contract';
import { cookiesOf, TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
  test.cms.answers.set(cmsPeoplePaths.password, (body) => {
    if (JSON.stringify(body).includes('"wrong"')) return wrong;
    test.cms.stamp = 'stamp-2';
    test.cms.accounts += 1;
    return [200, { person: { id: 7, username: 'editor', email: 'editor@example.com', stamp: 'stamp-2' } }];
  });
});
afterEach(() => test.close());

const issues = [{ path: ['currentPassword'], message: passwordTexts.wrongCurrent }];
const wrong: [number, object] = [422, { error: passwordTexts.wrongCurrent, code: 'invalid', issues }];
const change = (cookie: string, body: object = {}) => {
  const usual = { currentPassword: 'right', newPassword: 'a lagoon at seven', confirmPassword: 'a lagoon at seven' };
  return test.post('/api/password', { ...usual, ...body }, { cookie });
};

describe('the own password', () => {
  it('A19: once changed the session goes on under a new id, and every other one of the person ends', async () => {
    const here = await test.signIn();
    const elsewhere = await test.signIn();
    const answer = await change(here);
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['cache-control']).toBe('no-store');
    const after = cookiesOf(answer);
    expect(after).not.toBe('');
    await vi.waitUntil(async () => !(await test.isSignedIn(elsewhere)));
    expect(await test.isSignedIn(after)).toBe(true);
    expect(await test.isSignedIn(here)).toBe(false);
  });

  it('A19: a call of another tab that comes in between does not take the new cookie back', async () => {
    const here = await test.signIn();
    let inBetween = '';
    test.cms.answers.set(cmsPeoplePaths.password, () => {
      test.cms.stamp = 'stamp-2';
      test.cms.accounts += 1;
      return [401, { error: 'Please sign in again', code: 'unauthenticated' }];
    });
    const answer = await change(here);
    expect(answer.statusCode).toBe(401);
    const again = await test.signIn();
    test.cms.answers.set(cmsPeoplePaths.password, wrong);
    await change(again, { currentPassword: 'wrong' });
    test.cms.stamp = 'stamp-3';
    test.cms.accounts += 1;
    await vi.waitUntil(async () => {
      const asked = await test.get('/api/auth.php', { cookie: again });
      inBetween = cookiesOf(asked);
      return !asked.json<{ authenticated: boolean }>().authenticated;
    });
    expect(inBetween).toBe('');
  });

  it('A19: a wrong current password is a 422 beside its field, and limited as a wrong sign-in is', async () => {
    const cookie = await test.signIn();
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1) answers.push(await change(cookie, { currentPassword: 'wrong' }));
    expect(answers.at(0)).toMatchObject({ statusCode: 422 });
    expect(answers.at(0)?.json()).toMatchObject({ error: passwordTexts.wrongCurrent, issues });
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await change(cookie)).statusCode).toBe(429);
    expect(await test.isSignedIn(cookie)).toBe(true);
  });

  it('A19: what nobody could judge is not counted as a guess', async () => {
    const cookie = await test.signIn();
    test.cms.faultOfWrites = 'error';
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await change(cookie)).statusCode).toBe(503);
    test.cms.faultOfWrites = 'none';
    await vi.waitUntil(async () => (await change(cookie)).statusCode === 200, { timeout: 5_000 });
  });

  it.each([
    [{ confirmPassword: 'another one' }, 'confirmPassword', 'New passwords do not match'],
    [{ newPassword: 'five5', confirmPassword: 'five5' }, 'newPassword', 'Password must be at least 6 characters'],
    [{ currentPassword: '' }, 'currentPassword', passwordTexts.currentMissing],
  ])('A19: %j is refused before the CMS is asked', async (body, field, message) => {
    const cookie = await test.signIn();
    const answer = await change(cookie, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ issues: [{ path: [field], message }] });
    expect(test.cms.saves).toEqual([]);
  });

  it('A19: is for whoever is signed in', async () => {
    expect((await change('')).statusCode).toBe(401);
  });
});
