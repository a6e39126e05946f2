import { expect, it } from 'vitest';
import { defaultContent, defaultTeam, type Post } from '@apoti/contract';
import { Notes } from '../notes';
import { normaliseContent } from './content';
import { normaliseMedia } from './media';
import { normalisePosts, withOwnSlugs } from './posts';
import { normaliseSubscribers } from './subscribers';
import { normaliseTeam } from './team';

const defaults = { author: 'Apoti', isPublicView: false };
const posts = (list: unknown, present: Post[] = []) => {
  const notes = new Notes();
  return { posts: normalisePosts(list, present, defaults, notes), notes };
};

it('C9: of two posts with one id the first keeps it, the other gets the next; equal twins are one', () => {
  const one = { id: 4, title: 'One', content: 'x', status: 'published', publishDate: '2024-01-01' };
  const { posts: read, notes } = posts({ success: true, data: [one, { ...one, title: 'Two' }, one] });
  expect(read.map(({ id, title }) => [id, title])).toEqual([
    [4, 'One'],
    [5, 'Two'],
  ]);
  expect(notes.notes.map(({ text }) => text)).toContain('was there twice; one is left out');
});

it('C9: a post without an id is the one of the same title that is here', () => {
  const here = posts([{ id: 9, title: 'Known', content: 'x', status: 'draft' }]).posts;
  expect(posts([{ title: 'known', content: 'y', status: 'draft' }], here).posts[0]?.id).toBe(9);
});

it('C9: what is not known to be public stays a draft; a visitor’s list is public', () => {
  const sent = [
    { id: 1, title: 'One', content: 'x', status: 'on hold' },
    { id: 2, title: 'Two', content: 'x' },
  ];
  expect(posts(sent).posts.map(({ status }) => status)).toEqual(['draft', 'draft']);
  const seen = normalisePosts(sent, [], { ...defaults, isPublicView: true }, new Notes());
  expect(seen.map(({ status }) => status)).toEqual(['published', 'published']);
});

it('C9: plain content becomes paragraphs, and nothing in it becomes HTML', () => {
  const [post] = posts([{ id: 1, title: 'One', content: 'a < b\n\nc\nd', status: 'draft' }]).posts;
  expect(post?.content).toBe('<p>a &lt; b</p><p>c<br>d</p>');
});

it('C9: no two posts share a slug, nor one with a post that is here', () => {
  const list = ['one', 'one', 'taken', ''].map((slug, index) => ({
    id: index + 1,
    title: `Post ${index}`,
    content: 'x',
    slug,
    status: 'draft',
  }));
  const own = withOwnSlugs(posts(list).posts, new Set(['taken']), new Notes());
  expect(own.map(({ slug }) => slug)).toEqual(['one', 'one-2', 'taken-2', 'post-3']);
});

it.each([[null], ['text'], [{ success: false, error: 'no' }], [7]])('C9: %j is no list of posts', (answer) => {
  expect(() => posts(answer)).toThrow('the answer holds no list');
});

it('C9: a bare number of minutes is said as one', () => {
  const [post] = posts([{ id: 1, title: 'One', content: 'x', status: 'draft', readTime: 5 }]).posts;
  expect(post?.readTime).toBe('5 min read');
});

it('C9: what is left out is named as people know it', () => {
  const { notes } = posts([7, { id: 12, content: 'x', status: 'published' }]);
  expect(notes.broken).toEqual([
    { item: 'Post in place 1', why: 'holds nothing that can be read' },
    { item: 'Post with the id 12', why: 'Title is required' },
  ]);
  normaliseContent(
    { heroSlides: [{ id: 3, title: '' }], faq: { faqs: [{ question: 'Why?' }] } },
    defaultContent,
    notes,
  );
  expect(notes.broken.slice(2)).toEqual([
    { item: 'Hero slide with the id 3', why: 'Title is required' },
    { item: 'Question “Why?”', why: 'Answer is required' },
  ]);
});

it('C5: parts that the old site does not have stay away; a list without one whole item too', () => {
  const notes = new Notes();
  const old = normaliseContent({ heroSlides: [{ title: '' }], about: { title: 'Us' } }, defaultContent, notes);
  expect(old).toEqual({ lists: new Map(), texts: { about: { title: 'Us' } } });
  expect(notes.broken).toHaveLength(1);
});

it('C5: services and links without keys are known by their name, in every run alike', () => {
  const [known] = defaultContent.services.services;
  const sent = { services: { services: [{ name: known?.name }, { name: 'A new one' }, { name: 'A new one' }] } };
  const keys = () =>
    normaliseContent(sent, defaultContent, new Notes())
      .lists.get('services.services')
      ?.map(({ key }) => key);
  expect(keys()).toEqual([known?.key, 'a-new-one', 'a-new-one-2']);
  expect(keys()).toEqual(keys());
});

it('C7: the team comes in its order, with ids of its own', () => {
  const sent = [
    { id: 2, name: 'Second', bio: 'b', position: 'p', order: 2 },
    { id: 1, name: 'First', bio: 'b', position: 'p', order: '1' },
  ];
  expect(normaliseTeam(sent, defaultTeam, new Notes()).map(({ id, name }) => [id, name])).toEqual([
    [1, 'First'],
    [2, 'Second'],
  ]);
});

it('C13: an address comes once, whatever its case; a report names nobody', () => {
  const notes = new Notes();
  const read = normaliseSubscribers(
    [{ email: 'a@example.com' }, { email: 'A@EXAMPLE.com' }, { email: 'nowhere' }],
    0,
    notes,
  );
  expect(read).toEqual([{ name: 'a', email: 'a@example.com', subscribed_at: '1970-01-01T00:00:00.000Z' }]);
  expect(JSON.stringify([notes.notes, notes.broken])).not.toMatch(/example|nowhere/i);
});

it('C15: files of other hosts and of the trash are left out', () => {
  const notes = new Notes();
  const list = [
    { name: 'a.png', url: 'uploads/a.png' },
    { url: 'https://e.example/b.png' },
    { url: '/c.png', trashed: '1' },
  ];
  expect(normaliseMedia(list, notes)).toEqual([{ path: '/uploads/a.png', name: 'a.png', alt: '' }]);
  expect(notes.broken).toHaveLength(1);
});
