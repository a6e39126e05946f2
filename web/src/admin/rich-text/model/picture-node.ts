import { isSafeLink } from '@apoti/contract';
import { Node } from '@tiptap/core';

/** A picture of a text. `alt` is what it shows, for those who do not see it; `caption` stands below it. */
export type PictureValue = { src: string; alt: string; caption: string };

const size = (value: string | null) => (value !== null && /^\d{1,4}$/.test(value) ? value : null);

/** Only addresses that the page's policy lets load: of this site, or https. */
export function isPictureAddress(address: string): boolean {
  return isSafeLink(address) && (/^\/./.test(address) || address.startsWith('https://'));
}

function readPicture(image: Element | null, caption: string) {
  const src = image?.getAttribute('src') ?? '';
  if (!image || !isPictureAddress(src)) return false;
  return {
    src,
    caption,
    alt: image.getAttribute('alt') ?? '',
    title: image.getAttribute('title'),
    width: size(image.getAttribute('width')),
    height: size(image.getAttribute('height')),
  };
}

/** A picture between the paragraphs: an image by itself, or a figure with its caption. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 40,
      getAttrs: (figure) =>
        figure.querySelectorAll('img').length === 1 &&
        readPicture(figure.querySelector('img'), (figure.querySelector('figcaption')?.textContent ?? '').trim()),
    },
    { tag: 'img[src]', getAttrs: (image) => readPicture(image, '') },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const { caption, ...rest } = attrs;
    if (caption === '') return ['img', rest];
    return ['figure', ['img', rest], ['figcaption', String(caption)]];
  },
});
