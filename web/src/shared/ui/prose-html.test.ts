// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withScrolling } from './prose-html';

const parse = (html: string) => new DOMParser().parseFromString(withScrolling(html), 'text/html').body;

it('X1: tables and code of a post can be scrolled by the keyboard', () => {
  const body = parse('<p>Prices</p><table class="a"><tr><td>₦500</td></tr></table><pre><code>POST</code></pre>');
  const stops = [...body.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  expect(stops.map((stop) => [stop.tagName, stop.textContent])).toEqual([
    ['DIV', '₦500'],
    ['PRE', 'POST'],
  ]);
  expect(stops[0]?.firstElementChild?.className).toBe('a');
});

it('X1: all else of a post stays as it is', () => {
  const html = '<h2 id="a">Tables</h2><p>A <em>&lt;table&gt;</em> is <a href="/tables">no table</a>.</p>';
  expect(withScrolling(html)).toBe(html);
});
