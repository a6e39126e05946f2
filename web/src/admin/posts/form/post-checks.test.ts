import { expect, it } from 'vitest';
import { blankPost } from '../../post-editing/post-document';
import { publishFaults, retitled, tagsOf } from './post-checks';
import { standingOf } from './post-standing';

const blank = blankPost(0);
const whole = { ...blank, id: 3, title: 'A day', slug: 'a-day', excerpt: 'e', content: '<p>c</p>', author: 'Ada' };
const standing = (published: typeof whole | null) => ({
  draft: whole,
  published,
  hasUnpublishedChanges: false,
  scheduled: false,
});

it('A10: the slug follows the title until somebody writes her own, and stays once the post is public', () => {
  const titled = retitled(blank, 'Our  50th Station!', false);
  expect(titled.slug).toBe('our-50th-station');
  expect(retitled(titled, 'Our 51st', false).slug).toBe('our-51st');
  expect(retitled({ ...titled, slug: 'own' }, 'Our 51st', false).slug).toBe('own');
  expect(retitled(titled, 'Our 51st', true)).toMatchObject({ title: 'Our 51st', slug: 'our-50th-station' });
});

it('A10: tags are separated by commas, trimmed, empty ones dropped', () => {
  expect(tagsOf(' Lagos, , lockers ,24/7,')).toEqual(['Lagos', 'lockers', '24/7']);
});

it('A10: what a published post must have is asked for in the order of the form', () => {
  expect([...publishFaults({ ...blank, category: '', publishDate: '', featuredImage: 'javascript:x' })]).toEqual([
    ['title', 'Title is required'],
    ['excerpt', 'Excerpt is required'],
    ['content', 'Content is required'],
    ['publishDate', 'Publish date must be a day like 2026-01-31'],
    ['category', 'Category is required'],
    ['author', 'Author is required'],
    ['featuredImage', expect.stringMatching(/^Featured image must start with/)],
  ]);
  expect(publishFaults(whole).size).toBe(0);
});

it('A10: says what is public, what is scheduled, and what is not public yet', () => {
  const published = { ...whole, publishDate: '2026-03-01' };
  expect(standingOf(published, standing(null), '2026-03-01')).toMatchObject({
    badge: 'Draft',
    notPublic: 'Not on the site yet: a draft',
  });
  expect(standingOf(published, standing(published), '2026-03-01')).toMatchObject({
    badge: 'Published',
    hasChanges: false,
    notPublic: undefined,
  });
  const later = standingOf({ ...published, title: 'B' }, standing(published), '2026-02-28');
  expect(later).toMatchObject({
    badge: 'Scheduled for 1 March 2026',
    hasChanges: true,
    notPublic: 'On the site from 1 March 2026, 00:00 in Lagos',
  });
  expect(later.about).toContain('from 1 March 2026, 00:00 in Lagos on');
});
