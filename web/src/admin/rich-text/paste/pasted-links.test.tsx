// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../../shared/ui/toast';
import { editor, onAnEditorPage, show } from '../testing/editor-page';
import { cleanPaste } from './clean-paste';

onAnEditorPage();

describe('links that are pasted', () => {
  it.each([
    ['example.com/page', 'https://example.com/page'],
    ['sub.example.com.ng/a?b=c#d', 'https://sub.example.com.ng/a?b=c#d'],
    ['www.example.com', 'https://www.example.com'],
    ['WWW.Example.com?q=1', 'https://WWW.Example.com?q=1'],
    ['example.com:8080/', 'https://example.com:8080/'],
    ['/pricing', '/pricing'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ])('A10: an address %s leads to %s', (written, href) => {
    expect(cleanPaste(`<p><a href="${written}">a</a></p>`)).toEqual({
      html: `<p><a href="${href}">a</a></p>`,
      lostPictures: 0,
      lostLinks: 0,
    });
  });

  it.each([
    ['page.html', 1],
    ['index.php/page', 1],
    ['../page/', 1],
    ['v1.2/notes', 1],
    ['file:///C:/a.docx', 1],
    ['//example.com/a', 1],
    ['javascript:alert(1)', 0],
    ['java\tscript:alert(1)', 0],
    ['data:text/html,a', 0],
    ['#part', 0],
    ['', 0],
  ])('A10: of an address %j the words stay; lost is what led somewhere', (written, lostLinks) => {
    expect(cleanPaste(`<p><a href="${written}">a</a></p>`)).toMatchObject({ html: '<p>a</p>', lostLinks });
  });

  it('A10: addresses that could not be taken along are said once', async () => {
    // The test's page has no clipboard.
    vi.stubGlobal('ClipboardEvent', Event);
    const said = vi.spyOn(adminToast, 'error').mockReturnValue('');
    await show('<p>one</p>');
    const paste = (html: string) => act(async () => editor().view.pasteHTML(html));
    await paste('<p><a href="page.html">a</a></p>');
    await paste('<p><a href="page.html">a</a> and <a href="other.html">b</a></p>');
    await paste('<p><a href="example.com/page">a</a></p>');
    expect(said.mock.calls.map(([text]) => text)).toEqual([
      'The address of a link could not be pasted along. Please add it with “Link”.',
      'The addresses of 2 links could not be pasted along. Please add them with “Link”.',
    ]);
    said.mockRestore();
  });
});
