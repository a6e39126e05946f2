// @vitest-environment jsdom
import { cleanHtml } from '@apoti/contract/resources/posts/clean-html';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textExtensions } from './model/extensions';
import { docOf, htmlOf } from './model/html';
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
});
