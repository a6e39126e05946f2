import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

it("C21, F8: what caches keep for everybody ends nobody's session, whatever cookie it was asked for with", async () => {
  const answer = await test.get('/api/placeholder/64/64', { cookie: 'session=of-somebody-else' });
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': expect.stringContaining('public') } });
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

it('C21: a picture has one address: numbers that are written another way are refused', async () => {
  for (const size of ['0x40/64', '64/1e2', '%2064/64', '064/64', '0/64', '64/99999']) {
    const answer = await test.get(`/api/placeholder/${size}`);
    expect([size, answer.statusCode]).toEqual([size, 400]);
  }
});
