// @vitest-environment jsdom
import { cleanHtml } from '@apoti/contract/resources/posts/clean-html';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textExtensions } from './model/extensions';
import { docOf, htmlOf } from './model/html';
import { cleanPaste } from './paste/clean-paste';
import { fromGoogleDocs } from './paste/testing/google-docs';
import { fromWebPage } from './paste/testing/web-page';
import { fromWord } from './paste/testing/word';
import { anyHtml } from './testing/any-html';
import { tableTools } from './tools/table-tools';
import { textTools } from './tools/text-tools';

const TABLE = '<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';
let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: textExtensions, injectCSS: false, element: document.createElement('div') });
});
afterEach(() => editor.destroy());

const toolsOf = (groups: typeof textTools) =>
  groups.flatMap(({ tools }) => tools.flatMap(({ label, run }) => (typeof run === 'string' ? [] : [{ label, run }])));

/** What the dialogs put into a text. */
const dialogs: [string, object][] = [
  ['a link', { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'https://example.com/?a=1&b=2' } }] }],
  ['a picture', { type: 'picture', attrs: { src: '/uploads/a.jpg', alt: 'A "door" & more' } }],
  ['a picture with words below', { type: 'picture', attrs: { src: 'https://example.com/a.jpg', caption: 'Open' } }],
  ['a video', { type: 'video', attrs: { address: 'https://www.youtube.com/watch?v=abcdefghijk', label: 'A tour' } }],
  ['a picture that leads elsewhere', { type: 'picture', attrs: { src: '/a.jpg', href: '/pricing', caption: 'Open' } }],
  ['angle brackets', { type: 'picture', attrs: { src: '/a.jpg', alt: '3 > 2 < 4', title: '<b>', caption: '<i>' } }],
  [
    'angle brackets of a link',
    { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/a', title: '<>' } }] },
  ],
  ['a blank in a picture’s address', { type: 'picture', attrs: { src: ' https://example.com/a b.jpg' } }],
  ['a blank in a link', { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/a b ' } }] }],
  ['code of a language', { type: 'codeBlock', attrs: { language: 'js' }, content: [{ type: 'text', text: 'a' }] }],
  ['a new line', { type: 'hardBreak' }],
  ['a blank that keeps words together', { type: 'text', text: '₦5\u00a0000 <b> & "more" \'it\'' }],
];

describe('what the editor writes is stored as it is', () => {
  it.each(toolsOf(textTools.filter(({ label }) => label !== 'Take back')))('A10, C10: $label', ({ run }) => {
    editor.commands.setContent('<p>one two</p><p>three</p>');
    editor.commands.setTextSelection({ from: 1, to: 4 });
    run(editor);
    const html = htmlOf(editor.state.doc);
    expect(cleanHtml(html)).toBe(html);
    expect(html).toContain('three');
    expect(html).not.toBe('<p>one two</p>\n<p>three</p>');
  });

  it.each(toolsOf(tableTools))('A10, C10: $label', ({ run }) => {
    editor.commands.setContent(`<p>before</p>${TABLE}`);
    editor.commands.setTextSelection(12);
    run(editor);
    const html = htmlOf(editor.state.doc);
    expect(cleanHtml(html)).toBe(html);
    expect(html).not.toBe(htmlOf(docOf(`<p>before</p>${TABLE}`)));
  });

  it.each(dialogs)('A10, C10: %s', (_, content) => {
    editor.commands.setContent('<p>one</p>');
    editor.commands.insertContentAt(2, content);
    const html = htmlOf(editor.state.doc);
    expect(cleanHtml(html)).toBe(html);
    expect(html).not.toBe('<p>one</p>');
  });

  it.each([
    ['from Word', fromWord],
    ['from Google Docs', fromGoogleDocs],
    ['from a page of the web', fromWebPage],
    ['a picture that says its width alone', '<img src="https://example.com/a.png" width="640">'],
    ['a picture that fills its place', '<img src="https://example.com/a.png" width="100%" height="300">'],
    ['a picture with an odd name', '<img src="https://example.com/a b.png" alt="3 > 2" title="">'],
    ['a link with an odd address', '<p><a href="https://example.com/a b" title="">a</a></p>'],
    [
      'from another editor',
      '<div data-pm-slice="1 1 []"><ol type="a"><li>a</li></ol><pre><code class="language-js">b</code></pre></div>',
    ],
  ])('A10, C10: what is pasted: %s', (_name, html) => {
    const written = htmlOf(docOf(cleanPaste(html).html));
    expect(written).not.toBe('');
    expect(cleanHtml(written)).toBe(written);
  });

  it('A10, C10: whatever is read', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const written = htmlOf(docOf(html));
        expect(cleanHtml(written)).toBe(written);
      }),
      { numRuns: 200 },
    );
  });
});
