import { isSafeLink, linkAsWritten } from '@apoti/contract';
import { Node } from '@tiptap/core';
import type { DOMOutputSpec } from '@tiptap/pm/model';

/** A picture of a text. `alt` is what it shows, for those who do not see it; `caption` stands below it; `href`: where it leads. */
export type PictureValue = { src: string; alt: string; caption: string; href: string };

/** Width and height in pixels; one without the other is not stored. */
function sizeOf(image: Element) {
  const [width = '', height = ''] = ['width', 'height'].map((name) => image.getAttribute(name) ?? '');
  return /^\d{1,4}$/.test(width) && /^\d{1,4}$/.test(height) ? { width, height } : {};
}

/** Only addresses that the page's policy lets load: of this site, or https. */
export function isPictureAddress(address: string): boolean {
  const written = linkAsWritten(address);
  return isSafeLink(written) && /^(?:\/.|https:\/\/)/i.test(written);
}

/** A caption is words alone: links, lines and blocks are more than it can hold. */
export function isWords(caption: Element): boolean {
  return !caption.querySelector(
    ':not(strong, b, em, i, u, s, sub, sup, mark, small, code, cite, del, ins, span, font)',
  );
}

/**
 * The one image of a figure that is a picture with a caption, or without: all words in it are the caption's. Null for every
 * other figure, whose parts are each read for itself.
 */
export function imageOf(figure: Element): Element | null {
  const [image, second] = figure.querySelectorAll('img, iframe');
  const caption = captionOf(figure);
  const isCaptioned = figure.textContent?.trim() === (caption?.textContent ?? '').trim();
  return image?.tagName === 'IMG' && !second && isCaptioned && (!caption || isWords(caption)) ? image : null;
}

const captionOf = (figure: Element) => figure.querySelector(':scope > figcaption');

function readPicture(image: Element | null, caption: string) {
  const src = image?.getAttribute('src') ?? '';
  if (!image || !isPictureAddress(src)) return false;
  const href = linkAsWritten(image.closest('a')?.getAttribute('href') ?? '');
  return {
    src,
    caption,
    href: isSafeLink(href) ? href : '',
    alt: image.getAttribute('alt') ?? '',
    title: image.getAttribute('title') || null,
    ...sizeOf(image),
  };
}

/** Read with all others: by itself, the library would make a number of an `alt` that is one. */
const attribute = (none: string | null) => ({ default: none, parseHTML: () => null });

/** A picture between the paragraphs: an image by itself, or a figure with its caption. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute(''),
    alt: attribute(''),
    caption: attribute(''),
    href: attribute(''),
    title: attribute(null),
    width: attribute(null),
    height: attribute(null),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 40,
      getAttrs: (figure) => readPicture(imageOf(figure), (captionOf(figure)?.textContent ?? '').trim()),
    },
    { tag: 'img[src]', getAttrs: (image) => readPicture(image, '') },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const { caption, href, ...rest } = attrs;
    const image: DOMOutputSpec = ['img', { ...rest, src: linkAsWritten(String(attrs['src'])) }];
    const shown: DOMOutputSpec = href === '' ? image : ['a', { href: String(href) }, image];
    if (caption !== '') return ['figure', shown, ['figcaption', String(caption)]];
    // A link alone would stand in a line: it is kept apart as other pictures are.
    return href === '' ? image : ['figure', shown];
  },
});
