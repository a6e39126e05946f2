// @vitest-environment jsdom
import { defaultPosts } from '@apoti/contract/content/default-posts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docOf, htmlOf } from './html';

const again = (html: string) => htmlOf(docOf(html));
/** Line breaks inside of a paragraph are blanks to a browser. */
const onOneLine = (html: string) => html.replace(/([^>])\n(?!<)/g, '$1 ').replace(/[ \t]+/g, ' ');

describe('a stored text', () => {
  it.each(defaultPosts.map(({ title, content }) => ({ title, content })))(
    'A10: comes back as it was: $title',
    ({ content }) => expect(again(content)).toBe(onOneLine(content)),
  );

  it.each([
    ['<p><strong>a <em>b</em></strong> <u>c</u> <s>d</s> <code>e</code></p>'],
    ['<h2>2</h2>\n<h3>3</h3>\n<h4>4</h4>'],
    ['<ul>\n<li>one<ul>\n<li>deeper</li>\n</ul></li>\n<li>two</li>\n</ul>'],
    ['<ol start="3">\n<li>three</li>\n</ol>'],
    ['<ul>\n<li><p>one</p><p>and more</p></li>\n</ul>'],
    ['<blockquote>A saying</blockquote>'],
    ['<blockquote><p>Two</p><p>lines</p></blockquote>'],
    ['<p>one<br>two</p>'],
    ['<pre><code>a\n  b</code></pre>'],
    ['<hr>\n<p>end</p>'],
    ['<p><a href="/pricing" title="Prices">prices</a> <a href="mailto:hello@example.com">mail</a></p>'],
    ['<img src="/uploads/a.jpg" alt="A door" width="640" height="480">'],
    ['<figure><img src="https://example.com/a.jpg" alt="A door"><figcaption>Open</figcaption></figure>'],
    ['<figure data-video="https://vimeo.com/12345"><a href="https://vimeo.com/12345">A walk</a></figure>'],
    [
      '<table>\n<caption>Prices</caption>\n<thead>\n<tr><th scope="col">Size</th><th scope="col">Price</th></tr>\n</thead>\n' +
        '<tbody>\n<tr><th scope="row">Small</th><td>₦500</td></tr>\n</tbody>\n</table>',
    ],
    ['<table>\n<tbody>\n<tr><td colspan="2">both</td></tr>\n<tr><td>a</td><td></td></tr>\n</tbody>\n</table>'],
    ['<p>H<sub>2</sub>O, x<sup>2</sup>, <mark>marked</mark>, <small>small</small></p>'],
    ['<dl>\n<dt>PIN</dt>\n<dd>What opens the door</dd>\n</dl>'],
  ])('A10: keeps its form: %s', (html) => expect(again(html)).toBe(html));

  it('A10: any text of paragraphs, headings, lists and quotes comes back as it was', () => {
    const words = fc.stringMatching(/^[a-z₦ẹ"'.]+( [a-z₦ẹ"'.]+){0,4}$/);
    const inline = fc.oneof(
      words,
      words.map((text) => `<strong>${text}</strong>`),
      words.map((text) => `<a href="/x">${text}</a>`),
    );
    const items = fc.array(inline, { minLength: 1, maxLength: 4 });
    const block = fc.oneof(
      inline.map((text) => `<p>${text}</p>`),
      words.map((text) => `<h3>${text}</h3>`),
      words.map((text) => `<blockquote>${text}</blockquote>`),
      items.map((all) => `<ul>\n${all.map((text) => `<li>${text}</li>\n`).join('')}</ul>`),
      items.map((all) => `<ol>\n${all.map((text) => `<li>${text}</li>\n`).join('')}</ol>`),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const html = blocks.join('\n');
        expect(again(html)).toBe(html);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a text cannot hold', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<img src="/a.png" onerror="alert(1)" alt="">', '<img src="/a.png" alt="">'],
    ['a link that runs', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a picture of a data: address', '<p>a</p><img src="data:image/png;base64,AA">', '<p>a</p>'],
    ['a frame', '<p>a</p><iframe src="https://evil.example/"></iframe>', '<p>a</p>'],
    ['styles and classes', '<p style="color:red" class="x"><span style="color:red">a</span></p>', '<p>a</p>'],
    ['a first heading', '<h1>a</h1><h2>b</h2><h5>c</h5>', '<h2>a</h2>\n<h3>b</h3>\n<h4>c</h4>'],
    ['empty paragraphs at its end', '<p>a</p><p></p><p> </p>', '<p>a</p>'],
  ])('A10: %s', (_name, html, expected) => expect(again(html)).toBe(expected));

  it('A10: nothing is an empty text', () => expect([again(''), again('<p></p>')]).toEqual(['', '']));

  it('A10: a player becomes the figure of its video, a picture in a paragraph stands after it', () => {
    expect(again('<p><iframe src="//www.youtube.com/embed/abcdefghijk?rel=0" title="A tour"></iframe></p>')).toBe(
      '<figure data-video="https://www.youtube.com/watch?v=abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">A tour</a></figure>',
    );
    expect(again('<p>See <img src="/a.png" alt="a"><img src="/b.png" alt="b"></p><p>on</p>')).toBe(
      '<p>See</p>\n<img src="/a.png" alt="a">\n<img src="/b.png" alt="b">\n<p>on</p>',
    );
  });
});
