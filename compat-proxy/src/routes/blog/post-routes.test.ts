import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cmsPaths, kinds, startOfLagosDay, type EditedPost } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

/** What the CMS says after a save of the first post, which nobody but us has changed since. */
function saved(title: string) {
  const [wire] = test.cms.posts;
  const { status: _status, ...version } = wire!;
  const post: EditedPost = {
    id: wire!.id,
    draft: { ...version, title: 'Typed' },
    published: { ...version, title },
    hasUnpublishedChanges: true,
    scheduled: false,
  };
  const all = { ...Object.fromEntries(kinds.map((kind) => [kind, 1])), posts: 2 };
  return {
    post,
    wire: { ...wire!, title },
    revisions: { epoch: 'fake', last: all, visible: all },
    revision: 'fake.2',
    changed: true,
    aliases: [],
    before: 1,
  };
}

describe('the editor’s calls for posts', () => {
  it('A10: the list is asked for with every condition, and only by people who are signed in', async () => {
    const list = { posts: [], total: 0, pages: 1, page: 1, authors: ['Ada'] };
    test.cms.answers.set(cmsPaths.postPage, [200, list]);
    const answer = await test.get('/api/posts?search=lagos&status=draft&page=2', { cookie });
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.json()).toEqual(list);
    expect((await test.get('/api/posts?sort=colour', { cookie })).statusCode).toBe(422);
    expect((await test.get('/api/posts?size=101', { cookie })).statusCode).toBe(422);
    expect((await test.get('/api/posts')).statusCode).toBe(401);
  });

  it('A10: an autosave goes to the draft with who sends it and what it was read from', async () => {
    const answered = saved('Public');
    const { id } = answered.post;
    test.cms.answers.set(cmsPaths.postDraft(id), [200, answered]);
    const headers = { cookie, 'x-conflicts': 'ask', 'idempotency-key': 'key' };
    const answer = await test.post(
      '/api/posts',
      { id, revision: 'fake.1', title: 'Typed', status: 'published' },
      headers,
    );
    expect(answer.json()).toEqual({ success: true, post: answered.post, revision: 'fake.2' });
    expect(test.cms.saves).toEqual([
      {
        conflicts: 'ask',
        session: expect.any(String),
        idempotencyKey: 'key',
        revision: 'fake.1',
        post: { title: 'Typed' },
      },
    ]);
    expect((await test.post('/api/posts', { id, title: 'x' }, { cookie })).statusCode).toBe(428);
  });

  it('A10: a new draft needs no revision', async () => {
    test.cms.answers.set(cmsPaths.postDrafts, [200, saved('New')]);
    expect((await test.post('/api/posts', { title: 'New' }, { cookie })).statusCode).toBe(200);
  });

  it('A10: what was published is public as soon as it is answered', async () => {
    const answered = saved('Public at once');
    test.cms.answers.set(cmsPaths.publishPost(answered.post.id), [200, answered]);
    const path = `/api/posts/${answered.post.id}/publish`;
    expect((await test.post(path, { revision: 'fake.1' }, { cookie })).statusCode).toBe(200);
    expect((await test.get('/api/blog.php')).body).toContain('Public at once');
  });

  it('A6, A10: a repeated making, answered with the post as it was made, takes nothing back that is public by now', async () => {
    const before = (await test.get('/api/blog.php')).body;
    const answered = saved('As it was made');
    const { revisions } = answered;
    const repeated = {
      ...answered,
      changed: false,
      revisions: { ...revisions, last: { ...revisions.last, posts: 1 } },
    };
    test.cms.answers.set(cmsPaths.postDrafts, [200, repeated]);
    const answer = await test.post('/api/posts', { title: 'As it was made' }, { cookie });
    expect(answer.json()).toMatchObject({ post: answered.post });
    expect((await test.get('/api/blog.php')).body).toBe(before);
  });

  it('A10: a conflict and the issues of a post that is not whole are passed on', async () => {
    const { post } = saved('Public');
    const conflict = { code: 'conflict', error: 'Both', conflicts: [], post, revision: 'fake.2', secret: 1 };
    test.cms.answers.set(cmsPaths.publishPost(post.id), [409, conflict]);
    const refused = await test.post(`/api/posts/${post.id}/publish`, { revision: 'fake.1' }, { cookie });
    expect(refused.json()).toMatchObject({ code: 'conflict', conflicts: [], post, revision: 'fake.2' });
    expect(refused.json()).not.toHaveProperty('secret');
    const issues = [{ path: ['title'], message: 'Title is required' }];
    test.cms.answers.set(cmsPaths.publishPost(post.id), [422, { code: 'invalid', error: 'Title is required', issues }]);
    const invalid = await test.post(`/api/posts/${post.id}/publish`, { revision: 'fake.1' }, { cookie });
    expect(invalid).toMatchObject({ statusCode: 422 });
    expect(invalid.json()).toMatchObject({ issues });
  });

  it('A10: an address that is no post’s is a 404', async () => {
    expect((await test.get('/api/posts/new', { cookie })).statusCode).toBe(404);
    expect((await test.post('/api/posts/x/publish', { revision: 'fake.1' }, { cookie })).statusCode).toBe(404);
  });

  it('A10: what became of many posts is told one by one', async () => {
    const result = { done: [1], failed: [{ id: 2, code: 'not_found', error: 'There is no such post' }] };
    test.cms.answers.set(cmsPaths.postBulk, [200, result]);
    const answer = await test.post('/api/posts/bulk', { ids: [1, '2'], action: 'delete' }, { cookie });
    expect(answer.json()).toEqual({ success: true, ...result });
    expect(test.cms.saves).toEqual([{ ids: [1, 2], action: 'delete' }]);
    expect((await test.post('/api/posts/bulk', { ids: [], action: 'delete' }, { cookie })).statusCode).toBe(422);
  });
});

it('C9: a published post of a later day is there from the first moment of that day in Lagos', async () => {
  const [post] = test.cms.posts;
  const day = '2999-01-01';
  test.cms.edit(() => (post!.publishDate = day));
  const isThere = async () =>
    (await test.get('/api/blog.php')).json<{ id: number }[]>().some(({ id }) => id === post!.id);
  await vi.waitUntil(async () => !(await isThere()));
  vi.useFakeTimers({ now: startOfLagosDay(day) - 1, toFake: ['Date'] });
  expect(await isThere()).toBe(false);
  vi.setSystemTime(startOfLagosDay(day));
  expect(await isThere()).toBe(true);
});
