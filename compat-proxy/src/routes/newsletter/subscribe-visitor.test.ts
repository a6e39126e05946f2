import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newsletterTexts, SUBSCRIPTIONS_PER_HOUR } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

const subscribe = async () =>
  (await test.post('/api/newsletter.php', { name: 'Ada', email: 'ada@example.com' })).statusCode;

it('C12: whoever tries during an outage has used up no try', async () => {
  test.cms.faultOfWrites = 'error';
  for (let count = 0; count <= SUBSCRIPTIONS_PER_HOUR; count += 1) expect(await subscribe()).toBe(503);
  test.cms.faultOfWrites = 'none';
  await vi.waitUntil(async () => (await subscribe()) === 200, { timeout: 5_000 });
});

it('C12, C19: a full disk uses up no try, and visitors are not told of it', async () => {
  test.cms.faultOfWrites = 'full';
  for (let count = 0; count <= SUBSCRIPTIONS_PER_HOUR; count += 1) {
    const refused = await test.post('/api/newsletter.php', { name: 'Ada', email: 'ada@example.com' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ error: newsletterTexts.networkFailure, code: 'unavailable' });
  }
  test.cms.faultOfWrites = 'none';
  expect(await subscribe()).toBe(200);
});

it('C12: one address may subscribe so many in an hour, then it is asked to wait', async () => {
  const statuses = await Promise.all(Array.from({ length: SUBSCRIPTIONS_PER_HOUR }, subscribe));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await subscribe()).toBe(429);
});
