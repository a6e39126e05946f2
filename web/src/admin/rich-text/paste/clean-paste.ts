import { parseQuietly, quiet } from '../model/parse-quietly';
import { isPictureAddress } from '../model/picture-node';
import { freeWords, rename, tameHeadings, unwrap } from '../model/tame';
import { videoOf } from '@apoti/contract/lib/video';
import { readMarks } from './inline-marks';
import { isOwn } from './own-clipboard';
import { takeLinks } from './pasted-links';
import { buildWordLists, nestLists } from './word-lists';

/** What comes out of the clipboard: clean HTML, and how many pictures and addresses of links could not be taken along. */
export type Pasted = { html: string; lostPictures: number; lostLinks: number };

const GONE =
  'script, style, meta, link, title, xml, noscript, template, svg, math, object, embed, audio, video, canvas, button, input, select, textarea, nav, wbr';
/** Buttons that are words of the text: the questions of a page that unfolds. */
const HEADLINE = ':is(h1, h2, h3, h4, h5, h6, [role="heading"]) button, button[aria-expanded], button[aria-controls]';
const KEPT: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  iframe: ['src', 'title'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  figure: ['data-video'],
};
/** Elements that are nothing without words or media in them. */
const EMPTY =
  'p, h2, h3, h4, li, ul, ol, blockquote, figure, div, a, strong, em, u, s, sub, sup, code, section, article';
const BLOCK = 'p, h2, h3, h4, ul, ol, dl, table, figure, img, hr, pre, blockquote, div, section, article';
const MEDIA = 'img, iframe, hr, table, figure[data-video]';

/** Counting pixels of mails and pages: nobody means to paste them. */
const isPixel = (picture: Element) => ['0', '1'].includes(picture.getAttribute('width') ?? '');

function takePictures(root: Element): number {
  let lost = 0;
  for (const picture of root.querySelectorAll('img')) {
    if (isPixel(picture)) picture.remove();
    else if (!isPictureAddress(picture.getAttribute('src') ?? '')) {
      picture.remove();
      lost += 1;
    }
  }
  for (const frame of root.querySelectorAll('iframe')) if (!videoOf(frame.getAttribute('src') ?? '')) frame.remove();
  return lost;
}

/** Word's own names for what HTML has elements for. */
function readWordStyles(root: Element): void {
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const subtitle of root.querySelectorAll('p.MsoSubtitle')) rename(subtitle, 'h2');
  for (const quote of root.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) rename(quote, 'blockquote');
}

function dropComments(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Blanks that do not break are there for looks, and those after a block would begin the next paragraph. */
function plainBlanks(root: Element): void {
  root.normalize();
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest('pre')) continue;
    const plain = (text.nodeValue ?? '').replace(/\u00a0/g, ' ');
    const before = text.previousSibling;
    text.nodeValue = before instanceof Element && before.matches(BLOCK) ? plain.trimStart() : plain;
  }
}

function dropAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    const kept = KEPT[element.tagName.toLowerCase()] ?? [];
    for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
  }
}

function dropEmpty(root: Element): void {
  // Breaks that stand between blocks, or end one, are empty lines.
  for (const br of root.querySelectorAll('br')) {
    const isLast = !br.nextSibling || (br.nextSibling.textContent?.trim() === '' && !br.nextElementSibling);
    if (
      br.parentElement === root ? br.nextElementSibling?.matches('p, h2, h3, h4, ul, ol, table, div') || isLast : isLast
    )
      br.remove();
  }
  for (const element of [...root.querySelectorAll(EMPTY)].reverse()) {
    const isCell = element.parentElement?.matches('td, th') === true;
    if (
      !isCell &&
      (element.textContent ?? '').trim() === '' &&
      !element.querySelector(MEDIA) &&
      !element.matches(MEDIA)
    ) {
      // What parts two words is kept: a bold blank.
      if (element.matches('strong, em, u, s, sub, sup, a, code')) unwrap(element);
      else element.remove();
    }
  }
}

/**
 * Makes of HTML from Word, Google Docs, mails and pages what a text of ours may hold: words, their emphasis, headings of
 * levels 2 to 4, lists, tables, links, pictures that stand on the web. All looks go.
 */
export function cleanPaste(html: string): Pasted {
  if (isOwn(html)) return { html: quiet(html), lostPictures: 0, lostLinks: 0 };
  const body = parseQuietly(html.replace(/<(\/?)o:p\b[^<>]*>/gi, ''));
  for (const button of body.querySelectorAll(HEADLINE)) unwrap(button);
  for (const element of body.querySelectorAll(GONE)) element.remove();
  dropComments(body);
  readWordStyles(body);
  buildWordLists(body);
  nestLists(body);
  freeWords(body);
  tameHeadings(body);
  readMarks(body);
  const lostLinks = takeLinks(body);
  const lostPictures = takePictures(body);
  plainBlanks(body);
  dropAttributes(body);
  dropEmpty(body);
  return { html: body.innerHTML.trim(), lostPictures, lostLinks };
}
