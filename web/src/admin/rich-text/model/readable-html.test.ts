// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readableHtml } from './readable-html';

it('A10: HTML is read by its words: blocks, points and cells apart, no tag shown', () => {
  const html =
    '<h2>Title</h2><p>Some <strong>bold</strong>\n words<br>next</p><ul><li><p>One</p></li><li>Two</li></ul>' +
    '<table><tr><td>a</td><td>b</td></tr></table><script>alert(1)</script>';
  expect(readableHtml(html)).toBe('Title\nSome bold words\nnext\n• One\n• Two\na | b |');
});

it('A10: where a link leads and what a picture shows is read too', () => {
  expect(readableHtml('<p><a href="/faq">Help</a> <img src="/x.jpg" alt="A locker"></p>')).toBe(
    'Help [/faq] [Picture: A locker]',
  );
});
