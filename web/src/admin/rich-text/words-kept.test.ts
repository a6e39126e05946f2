// @vitest-environment jsdom
import { cleanHtml } from '@apoti/contract/resources/posts/clean-html';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docOf, htmlOf } from './model/html';
import { cleanPaste } from './paste/clean-paste';
import { anyHtml } from './testing/any-html';

const again = (html: string) => htmlOf(docOf(html));
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
/** Where links lead, what pictures show and are called. */
const valuesOf = (html: string) => [...html.matchAll(/(?:href|src|alt|title)="([^"]+)"/g)].map(([, value]) => value);

const image = '<img src="/uploads/a.jpg" alt="A">';
const figures: [string, string, string][] = [
  [
    'words below its caption',
    `<figure>${image}<figcaption>Open</figcaption><p>Words below</p></figure>`,
    `${image}\n<p>Open</p>\n<p>Words below</p>`,
  ],
  [
    'a link in its caption',
    `<figure>${image}<figcaption>By <a href="/ada">Ada</a></figcaption></figure>`,
    `${image}\n<p>By <a href="/ada">Ada</a></p>`,
  ],
  [
    'lines in its caption',
    `<figure>${image}<figcaption>One<br>two</figcaption></figure>`,
    `${image}\n<p>One<br>two</p>`,
  ],
  [
    'a credit beside it',
    `<figure><div>${image}<span>Agency</span></div><figcaption>Open</figcaption></figure>`,
    `${image}\n<p>Agency</p>\n<p>Open</p>`,
  ],
  [
    'a saying',
    `<figure><blockquote>What she said</blockquote>${image}<figcaption>Ada</figcaption></figure>`,
    `<blockquote>What she said</blockquote>\n${image}\n<p>Ada</p>`,
  ],
  [
    'pictures with words of their own',
    `<figure><figure>${image}<figcaption>One</figcaption></figure><figcaption>All</figcaption></figure>`,
    `<figure>${image}<figcaption>One</figcaption></figure>\n<p>All</p>`,
  ],
  [
    'a table',
    `<figure><table><tr><td>${image}</td><td>Small</td></tr></table><figcaption>Prices</figcaption></figure>`,
    `<table>\n<tbody>\n<tr><td>${image}</td><td>Small</td></tr>\n</tbody>\n</table>\n<p>Prices</p>`,
  ],
  [
    'a video',
    `<figure>${image}<iframe src="https://player.vimeo.com/video/123" title="A tour"></iframe></figure>`,
    `${image}\n<figure data-video="https://vimeo.com/123"><a href="https://vimeo.com/123">A tour</a></figure>`,
  ],
];

const video = '<figure data-video="https://vimeo.com/123"><a href="https://vimeo.com/123">A walk</a>';
const kept: [string, string, string][] = [
  ['a picture’s caption', `<figure>${image}\n<figcaption> Open </figcaption></figure>`, ''],
  ['where a picture leads', `<figure><a href="/x">${image}</a></figure>`, ''],
  ['where a captioned one leads', `<figure><a href="/x">${image}</a><figcaption>Open</figcaption></figure>`, ''],
  [
    'where a picture leads that stands alone',
    `<p><a href="/x">${image}</a></p>`,
    `<figure><a href="/x">${image}</a></figure>`,
  ],
  [
    'where a picture leads that stands between words',
    `<p>Read <a href="/x">${image}</a> on</p>`,
    `<p>Read on</p>\n<figure><a href="/x">${image}</a></figure>`,
  ],
  [
    'a video’s caption',
    `${video}<figcaption>Filmed by <a href="/ada">Ada</a></figcaption></figure>`,
    `${video}</figure>\n<p>Filmed by <a href="/ada">Ada</a></p>`,
  ],
  [
    'what a table’s caption links to',
    '<table><caption>Prices, <a href="/x">all</a></caption><tbody><tr><td>a</td></tr></tbody></table>',
    '<p>Prices, <a href="/x">all</a></p>\n<table>\n<tbody>\n<tr><td>a</td></tr>\n</tbody>\n</table>',
  ],
  ['numbers that a picture shows', '<img src="/a.jpg" alt="007" title="08">', ''],
];

describe('no word of a text is lost', () => {
  it.each(figures)('A10: a figure with %s is read part by part', (_name, html, expected) => {
    expect(again(html)).toBe(expected);
    expect(again(cleanPaste(html.replaceAll('/uploads/', 'https://example.com/')).html)).toBe(
      expected.replaceAll('/uploads/', 'https://example.com/'),
    );
  });

  it.each(kept)('A10: %s is kept', (_name, html, expected) => {
    const written = again(html);
    expect(written).toBe(expected || html.replace('\n', '').replace('> Open <', '>Open<'));
    expect(again(written)).toBe(written);
    expect(cleanHtml(written)).toBe(written);
    expect(valuesOf(written)).toEqual(expect.arrayContaining(valuesOf(html)));
  });

  it('A10: whatever the text is made of', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const stored = cleanHtml(html);
        const written = new Set(wordsOf(again(stored)));
        expect(wordsOf(stored).filter((word) => /^w\d+$/.test(word) && !written.has(word))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
