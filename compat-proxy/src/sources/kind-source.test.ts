import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

describe('team and posts, as visitors and admins get them', () => {
  it('C7: a visitor gets active members in order, without what is private; an admin all of everybody', async () => {
    test.cms.edit(() => (test.cms.team[1]!.isActive = false));
    await vi.waitUntil(async () => (await test.get('/api/team.php')).json<unknown[]>().length === 3);
    const visitors = (await test.get('/api/team.php')).json<Record<string, unknown>[]>();
    expect(visitors.map(({ id, order }) => [id, order])).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(visitors[0]).toMatchObject({ revision: 'fake.2-public' });
    for (const field of ['email', 'phone', 'joinDate']) expect(visitors[0]).not.toHaveProperty(field);
    const answer = await test.get('/api/team.php', { cookie: await test.signIn() });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', etag: '"fake.2"' });
    expect(answer.json<unknown[]>()).toHaveLength(4);
    expect(answer.json<unknown[]>()[1]).toMatchObject({ order: 2, email: expect.any(String), revision: 'fake.2' });
  });

  it('C9: a visitor never gets a draft or a post whose day has not come', async () => {
    const [first, second] = test.cms.posts;
    test.cms.edit(() => {
      first!.publishDate = '2999-01-01';
      second!.status = 'draft';
    });
    const ids = async (cookie = '') =>
      (await test.get('/api/blog.php', { cookie })).json<{ id: number }[]>().map(({ id }) => id);
    await vi.waitUntil(async () => !(await ids()).includes(first!.id));
    expect(await ids()).not.toContain(second!.id);
    expect(await ids(await test.signIn())).toEqual(expect.arrayContaining([first!.id, second!.id]));
  });

  it('C7, C9: with a CMS that is down the last good copy is told, marked for admins, also after a restart', async () => {
    const cookie = await test.signIn();
    test.cms.edit(() => (test.cms.team[0]!.name = 'Kept'));
    await vi.waitUntil(async () => (await test.snapshot('team')).includes('Kept'));
    test.cms.fault = 'down';
    const again = await test.restart();
    expect((await test.get('/api/team.php', {}, again)).body).toContain('Kept');
    expect((await test.get('/api/blog.php', {}, again)).json()).not.toEqual([]);
    expect((await test.get('/api/team.php', { cookie }, again)).headers).toMatchObject({ 'x-stale': 'true' });
  });

  it('C13: addresses are for signed-in people', async () => {
    expect((await test.get('/api/newsletter.php')).statusCode).toBe(401);
  });
});
