import { describe, expect, it } from 'vitest';
import { newPost, nextPublication, postDeleteSchema, postPatchSchema, toPublicPosts } from './posts';

const noon = Date.parse('2026-03-10T12:00:00Z');
const post = (id: number, publishDate: string, status: 'draft' | 'published' = 'published') => ({
  ...newPost(noon),
  id,
  publishDate,
  status,
});

describe('posts', () => {
  it('C9: visitors see published posts whose day has come, the newest first', () => {
    const posts = [post(1, '2026-03-01'), post(2, '2026-03-10'), post(3, '2026-03-11'), post(4, '2026-03-01', 'draft')];
    expect(toPublicPosts(posts, noon).map(({ id }) => id)).toEqual([2, 1]);
    const midnight = nextPublication(posts, noon) ?? 0;
    expect(new Date(midnight).toISOString()).toBe('2026-03-10T23:00:00.000Z');
    expect(toPublicPosts(posts, midnight - 1)).toHaveLength(2);
    expect(toPublicPosts(posts, midnight).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(nextPublication(posts, midnight)).toBeNull();
  });

  it('A10: a new post is published, today in Lagos', () => {
    expect(newPost(Date.parse('2026-03-10T23:30:00Z'))).toMatchObject({
      status: 'published',
      publishDate: '2026-03-11',
    });
  });

  it('C10: an id may be text, as forms have it; nonsense is refused', () => {
    expect(postPatchSchema.parse({ id: '12', title: 'T' })).toEqual({ id: 12, title: 'T' });
    expect(postPatchSchema.parse({ title: 'T', unknown: 1 })).toEqual({ title: 'T' });
    expect(postDeleteSchema.parse({ id: 3 })).toEqual({ id: 3 });
    for (const id of ['', '1e3', '-1', 0, -1, 1.5, {}, [], '9'.repeat(20), null, undefined]) {
      expect([id, postDeleteSchema.safeParse({ id }).success]).toEqual([id, false]);
    }
  });
});
