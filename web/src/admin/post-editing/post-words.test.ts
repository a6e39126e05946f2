// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blankPost } from './post-document';
import { postWords } from './post-words';

it('A6: a post speaks of its fields in their words, and of its text as people read it', () => {
  const post = blankPost(0);
  expect(postWords.place(post, ['publishDate'])).toEqual({ item: '', field: 'Publish date' });
  expect(postWords.place(post, ['published', 'title'])).toEqual({ item: 'On the site', field: 'Title' });
  expect(postWords.place(post, [])).toEqual({ item: 'Post', field: '' });
  expect(postWords.text(post, [], { draft: { title: 'A day' } })).toBe('A day');
  expect(postWords.text(post, [], { draft: null, published: { title: 'As public' } })).toBe('As public');
  expect(postWords.text(post, [], { draft: { title: ' ' } })).toBe('Untitled');
  expect(postWords.text(post, ['content'], '<h2>A</h2>\n<p>b &amp; c<br>d</p>')).toBe('A\nb & c\nd');
});
