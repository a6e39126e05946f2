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

/** Pictures stand between paragraphs: one inside a paragraph or a link is put behind it. */
export function liftPictures(root: Element): void {
  for (const picture of root.querySelectorAll('p img, p iframe, h2 img, h3 img, h4 img, a img')) {
    if (picture.closest('figure')) continue;
    const holder = picture.closest('p, h2, h3, h4') ?? picture.closest('a');
    if (!holder) continue;
    // Several pictures of one paragraph keep their order.
    let last: Element = holder;
    while (last.nextElementSibling?.hasAttribute('data-lifted')) last = last.nextElementSibling;
    picture.setAttribute('data-lifted', '');
    last.after(picture);
    if ((holder.textContent ?? '').trim() === '' && !holder.querySelector('img, iframe')) holder.remove();
  }
  for (const picture of root.querySelectorAll('[data-lifted]')) picture.removeAttribute('data-lifted');
}
