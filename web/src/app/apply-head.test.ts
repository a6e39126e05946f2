// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyHead } from './apply-head';
import type { ViewHead } from './page-view';

const page: ViewHead = {
  ...{ title: 'Page', description: 'Text', canonical: null, index: true, feed: null, type: 'website' },
  image: { url: '/og.jpg', alt: '', size: null },
};
const articleTags = () =>
  [...document.head.querySelectorAll('meta[property^="article:"]')].map((meta) => meta.getAttribute('content'));

it('P14: the day and category of a release stand in the head as long as it is shown', () => {
  applyHead({ ...page, type: 'article', article: { published_time: '2026-03-04', section: 'Technology' } });
  expect(articleTags()).toEqual(['2026-03-04', 'Technology']);
  applyHead(page);
  expect(articleTags()).toEqual([]);
});
