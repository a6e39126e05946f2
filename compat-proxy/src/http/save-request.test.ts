import { cmsPaths, defaultContent } from '@apoti/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { TestApp } from '../testing/test-app';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterEach(() => test.close());

const sentSchema = z.looseObject({ idempotencyKey: z.string() });
const tooLong = { 'idempotency-key': 'k'.repeat(129) };

it('C6, A10: under one key, what is saved and what is published by another call are two things, and a repeated call is one', async () => {
  const [post] = (await test.get('/api/blog.php')).json();
  const answered = { post: { ...post, draft: true }, revision: 'fake.2' };
  test.cms.answers.set(cmsPaths.postDraft(post.id), [200, answered]);
  test.cms.answers.set(cmsPaths.publishPost(post.id), [200, answered]);
  const headers = { cookie, 'idempotency-key': 'one key' };
  const save = () => test.post('/api/posts', { id: post.id, revision: 'fake.1', title: 'Typed' }, headers);
  await save();
  await save();
  await test.post(`/api/posts/${post.id}/publish`, { revision: 'fake.1' }, headers);
  const [first, again, published] = test.cms.saves.map((sent) => sentSchema.parse(sent).idempotencyKey);
  expect(again).toBe(first);
  expect(published).not.toBe(first);
});

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
