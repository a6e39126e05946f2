import { defaultContent } from '@apoti/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestApp } from '../testing/test-app';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterEach(() => test.close());

const tooLong = { 'idempotency-key': 'k'.repeat(129) };

it('C6, C8: who is not signed in is told that, whatever the key looks like; who is, what is wrong with it', async () => {
  for (const path of ['/api/content.php', '/api/team.php']) {
    const body = { revision: 'fake.0', about: defaultContent.about, members: [] };
    expect([path, (await test.post(path, body, tooLong)).statusCode]).toEqual([path, 401]);
    expect([path, (await test.post(path, body, { ...tooLong, cookie })).statusCode]).toEqual([path, 422]);
  }
});

it('P20: a note under what is no key is refused and not added under another one', async () => {
  const answer = await test.post('/api/leads/contact-abc123/notes', { text: 'One' }, { ...tooLong, cookie });
  expect([answer.statusCode, test.cms.saves]).toEqual([422, []]);
});
