import { afterAll, beforeAll, expect, it } from 'vitest';
import { activityPageSchema, type Activity } from '@apoti/contract';
import { Cms } from './support/cms';
import { admin } from './support/environment';
import { until } from '../../tests/support/until';

const before = process.env['TZ'];

let cms: Cms;
beforeAll(async () => {
  // A server that is neither in UTC nor a whole number of hours away from it.
  process.env['TZ'] = 'Asia/Kolkata';
  cms = await Cms.start();
});
afterAll(async () => {
  await cms.stop();
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const entries = async (): Promise<Activity[]> =>
  activityPageSchema.parse((await cms.getAs('/api/wire/activity', await cms.signIn())).body).entries;

it('A19, R4: on a server in another zone the CMS works by UTC, and times are told as they were', async () => {
  expect(new Date(0).getTimezoneOffset()).toBe(0);
  const begun = Date.now();
  await cms.post('/api/wire/admins', {
    action: 'add',
    username: 'zuri',
    email: 'z@example.com',
    password: 'grey-goat-7',
  });
  await cms.signIn(admin.username);
  await until(async () => (await entries()).some(({ action }) => action === 'signed-in'));
  const mine = (await entries()).filter(({ item, action }) => item === 'zuri' || action === 'signed-in');
  expect(new Set(mine.map(({ action }) => action))).toEqual(new Set(['added', 'signed-in']));
  for (const { first, last } of mine) {
    for (const moment of [first, last]) {
      expect(Date.parse(moment)).toBeGreaterThan(begun - 2_000);
      expect(Date.parse(moment)).toBeLessThan(Date.now() + 2_000);
    }
  }
});
