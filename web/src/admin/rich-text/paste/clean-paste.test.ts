// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { docOf, htmlOf } from '../model/html';
import { quiet } from '../model/parse-quietly';
import { cleanPaste } from './clean-paste';
import { ownClipboard } from './own-clipboard';
import { pastedPictures } from './pasted-pictures';
import { fromGoogleDocs, fromGoogleDocsClean } from './testing/google-docs';
import { fromWebPage, fromWebPageClean } from './testing/web-page';
import { fromWord, fromWordClean } from './testing/word';

/** What a text holds after the paste. */
const pasted = (html: string) => htmlOf(docOf(cleanPaste(html).html));

describe('foreign HTML', () => {
  it.each([fromWord, fromGoogleDocs, fromWebPage])(
    'A10: is read without what the page’s policy would report',
    (html) => {
      expect(html).toMatch(/[\s"']style=/);
      expect(quiet(html)).not.toMatch(/<style|<script|[\s"']style=|[\s"']on[a-z]+=/i);
    },
  );

  it('A10: is not read for pictures that come with a text; a picture alone is', () => {
    const picture = new File(['x'], 'a.png', { type: 'image/png' });
    const text = new File(['x'], 'a.txt', { type: 'text/plain' });
    const clipboard = (html: string, files: File[]) => ({
      getData: () => html,
      // As much of a list of files as is read of it.
      files: Object.assign(files, { item: (place: number) => files[place] ?? null }),
    });
    expect(pastedPictures(clipboard('', [text, picture]))).toEqual([picture]);
    expect(pastedPictures(clipboard('<img src="https://example.com/a.png">', [picture]))).toEqual([picture]);
    expect(pastedPictures(clipboard('<p>words</p><img src="file:///a.png">', [picture]))).toEqual([]);
    expect(pastedPictures(null)).toEqual([]);
  });
});

describe('what is pasted', () => {
  it.each([
    ['Word', fromWord, fromWordClean, 1],
    ['Google Docs', fromGoogleDocs, fromGoogleDocsClean, 1],
    ['a page of the web', fromWebPage, fromWebPageClean, 0],
  ])('A10: from %s keeps its meaning and loses its looks', (_from, html, expected, lostPictures) => {
    expect(pasted(html)).toBe(expected);
    expect(cleanPaste(html).lostPictures).toBe(lostPictures);
  });

  it.each([fromWord, fromGoogleDocs, fromWebPage])('A10: nothing of its styles is left before it comes in', (html) => {
    expect(cleanPaste(html).html).not.toMatch(/style=|class=|mso|<span|<font|<b[ >]|&nbsp;|<!--|data:|file:|on\w+=/i);
  });

  it('A10: what was copied out of a text of ours stays as it is', () => {
    const copied = document.createElement('div');
    copied.append(ownClipboard.serializeFragment(docOf('<p>a <strong>b</strong></p><ul><li>c</li></ul>').content));
    const html = copied.innerHTML;
    expect(copied.querySelectorAll('[data-own-text]')).toHaveLength(1);
    expect(cleanPaste(html)).toEqual({ html, lostPictures: 0, lostLinks: 0 });
  });

  it('A10: what was copied out of another editor of the same make loses its looks', () => {
    const html =
      '<h1 data-pm-slice="1 1 []">A</h1><p style="color:red">b <span style="font-weight:700">c</span>' +
      '<img src="data:image/png;base64,AAAA"></p>';
    expect(cleanPaste(html)).toEqual({ html: '<h2>A</h2><p>b <strong>c</strong></p>', lostPictures: 1, lostLinks: 0 });
  });

  it('A10: questions of a page that unfolds are its headings; other buttons, menus and drawings go', () => {
    expect(
      pasted(
        '<nav><button aria-expanded="false">Menu</button></nav><h3><button aria-expanded="true"><span>How long is it kept?</span>' +
          '<svg><text>v</text></svg></button></h3><p>48 hours</p><h4><button>And then?</button></h4><p>It goes back</p>' +
          '<div><button aria-controls="a">Who pays?</button></div><p>Nobody</p><button>Like</button><p>End</p>',
      ),
    ).toBe(
      '<h3>How long is it kept?</h3>\n<p>48 hours</p>\n<h4>And then?</h4>\n<p>It goes back</p>\n<p>Who pays?</p>\n<p>Nobody</p>\n<p>End</p>',
    );
  });

  it('A10: bold blanks part words, empty emphasis goes', () => {
    expect(pasted('<p>a<b> </b>b<i></i></p>')).toBe('<p>a b</p>');
  });

  it('A10: numbered items of Word go on counting after a paragraph', () => {
    const item = (marker: string, text: string) =>
      `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;
    expect(pasted(`${item('1.', 'one')}<p>between</p>${item('2.', 'two')}`)).toBe(
      '<ol>\n<li>one</li>\n</ol>\n<p>between</p>\n<ol start="2">\n<li>two</li>\n</ol>',
    );
  });
});
