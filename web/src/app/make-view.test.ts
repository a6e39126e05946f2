import { expect, it } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { NOW, publicData } from '../testing/public-data';
import { makeView } from './make-view';
import { resolve } from './resolve';

it('P3: puts the brand in wherever a text names it', () => {
  const content = { ...defaultContent, site: { ...defaultContent.site, siteName: 'Sanduku' } };
  const made = makeView({ url: '/login', data: publicData({ content }), now: NOW, origin: 'https://example.com' });
  expect(made.frame.footer.copyrightText).toBe('© Sanduku. All rights reserved.');
  expect(made.view.head.title).toBe('Sign in | Sanduku');
  expect(JSON.stringify(made)).not.toContain('{product}');
});

it('P19: an unknown release is not there, a known one is', () => {
  const data = publicData();
  expect(resolve('/press-releases/99999', data)).toBeNull();
  expect(resolve(`/press-releases/${data.posts[0]!.id}`, data)).toMatchObject({ name: 'press-release', kept: true });
});

it('A17: a release whose slug was changed stays at its address: there is no old one to be led on from', () => {
  const data = publicData();
  const [post, ...others] = data.posts;
  const url = `/press-releases/${post!.id}`;
  const head = (slug: string) => {
    const posts = [{ ...post!, slug }, ...others];
    return makeView({ url, data: publicData({ posts }), now: NOW, origin: 'https://example.com' }).view.head;
  };
  expect(head('another-slug')).toEqual(head(post!.slug));
  expect(head('another-slug').canonical).toBe(`https://example.com${url}`);
});

it('P9: a page with one known filter is kept, one with several or with free text is not', () => {
  const data = publicData();
  const [station] = data.stations;
  const state = encodeURIComponent(station!.state);
  expect(resolve(`/lockers?state=${state}`, data)).toMatchObject({ kept: true });
  expect(resolve(`/lockers?state=${state}&station=${station!.id}`, data)).toMatchObject({ kept: false });
  expect(resolve('/faq?search=pin', data)).toMatchObject({ kept: false });
  // Nothing is found for a value that nobody knows; anybody could make up any number of them.
  expect(resolve('/lockers?state=nowhere', data)).toMatchObject({ kept: false });
});

it('P1: while too many ask at once, a page of its own says so; nobody can go there', () => {
  const made = makeView({ url: '/503', data: publicData(), now: NOW, origin: 'https://example.com' });
  expect(made).toMatchObject({ status: 503, view: { name: 'busy', head: { index: false, canonical: null } } });
  expect(resolve('/503', publicData())).toBeNull();
});

it('P1: parameters that a page does not know are dropped', () => {
  expect(resolve('/about?utm_source=x&a=b', publicData())).toMatchObject({ url: '/about', kept: true });
});

it.each([
  ['/faq?category=gone', 'category'],
  ['/events?type=gone', 'type'],
  ['/press-releases?category=gone', 'category'],
  ['/lockers?state=gone', 'state'],
])('P10: %s keeps its filter, which leads to nothing, and is not kept as a page', (url, name) => {
  expect(resolve(url, publicData())).toMatchObject({ url, query: { [name]: 'gone' }, kept: false });
  const { status, view } = makeView({ url, data: publicData(), now: NOW, origin: 'https://example.com' });
  expect([status, view.head.canonical]).toEqual([200, `https://example.com${url.split('?')[0]}`]);
});
