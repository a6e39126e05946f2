import { expect, it } from 'vitest';
import { cleanHtml, cleanHtmlForPage } from '../resources/posts/clean-html';
import { ownEventOf } from './own-event';

it('A18: a link’s address says which event of one’s own it counts as', () => {
  expect(ownEventOf('/services#event-price_list')).toEqual({ event: 'price_list', address: '/services' });
  expect(ownEventOf('#event-a')).toEqual({ event: 'a', address: '#' });
  for (const other of [
    '/services',
    '/services#how',
    '/#event-',
    '/#event-1x',
    '/#event-a b',
    `/#event-${'x'.repeat(41)}`,
  ])
    expect(ownEventOf(other)).toBeNull();
});

it('A18: an article’s link is marked where it is shown, and stored as it was written', () => {
  const html = '<p><a href="https://example.com/list.pdf#event-price_list" data-tells="phone_called">List</a></p>';
  expect(cleanHtml(html)).toBe('<p><a href="https://example.com/list.pdf#event-price_list">List</a></p>');
  expect(cleanHtmlForPage(html)).toBe(
    '<p><a href="https://example.com/list.pdf" data-tells="price_list" rel="noopener">List</a></p>',
  );
});
