import { videoOf } from '@apoti/contract/lib/video';
import { imageOf, isWords } from './picture-node';

const FIRST = 2;
const LAST = 4;

/** Gives an element another name. Its attributes go. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts what an element holds in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Headings become those of levels 2 to 4: all one lower when there is a first level, which is the page's own. */
export function tameHeadings(root: Element): void {
  const shift = root.querySelector('h1') ? 1 : 0;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Math.max(Number(heading.tagName[1]) + shift, FIRST), LAST);
    if (heading.tagName !== `H${level}`) rename(heading, `h${level}`);
  }
}

/** What more than words stands in a caption is put before its table, and what more than its link in a video's figure behind it. */
export function freeWords(root: Element): void {
  for (const caption of root.querySelectorAll('caption')) {
    if (!isWords(caption)) caption.closest('table')?.before(rename(caption, 'div'));
  }
  for (const figure of root.querySelectorAll('figure[data-video]')) {
    const address = videoOf(figure.getAttribute('data-video') ?? '')?.address;
    if (address === undefined) continue;
    const link = figure.querySelector(':scope > a');
    const others = root.ownerDocument.createElement('div');
    others.append(...figure.childNodes);
    figure.after(others);
    if (link && isWords(link) && videoOf(link.getAttribute('href') ?? '')?.address === address) figure.append(link);
  }
}

/** Pictures stand between paragraphs: one inside a paragraph or a link is put behind it, and still leads where it did. */
export function liftPictures(root: Element): void {
  for (const picture of root.querySelectorAll('p img, p iframe, h2 img, h3 img, h4 img, a img')) {
    const figure = picture.closest('figure');
    if (figure && imageOf(figure)) continue;
    const link = picture.closest('a');
    const lifted = link ? root.ownerDocument.createElement('a') : picture;
    const holder = picture.closest('p, h2, h3, h4') ?? link;
    if (!holder) continue;
    // Several pictures of one paragraph keep their order.
    let last: Element = holder;
    while (last.nextElementSibling?.hasAttribute('data-lifted')) last = last.nextElementSibling;
    last.after(lifted);
    if (link) {
      lifted.setAttribute('href', link.getAttribute('href') ?? '');
      lifted.append(picture);
    }
    lifted.setAttribute('data-lifted', '');
    if ((holder.textContent ?? '').trim() === '' && !holder.querySelector('img, iframe')) holder.remove();
  }
  for (const picture of root.querySelectorAll('[data-lifted]')) picture.removeAttribute('data-lifted');
}
