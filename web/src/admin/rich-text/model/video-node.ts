import { Node } from '@tiptap/core';
import { videoOf } from '@apoti/contract/lib/video';

/** The text of a video's link where nobody has written one. */
export const linkText = (address: string) => `Watch the video: ${address}`;

const label = (text: string | null | undefined, address: string) => (text ?? '').trim() || linkText(address);

/** Reads where a figure or a player leads; false when that is no video that we show. */
function readVideo(address: string | null, text: string | null | undefined) {
  const video = videoOf(address ?? '');
  return video === null ? false : { address: video.address, label: label(text, video.address) };
}

/**
 * A video of YouTube or Vimeo. It is stored as a figure with a link, which says all by itself and runs nothing; a player of
 * older text becomes one.
 */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ address: { default: '' }, label: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      getAttrs: (figure) => readVideo(figure.getAttribute('data-video'), figure.querySelector('a')?.textContent),
    },
    { tag: 'iframe[src]', getAttrs: (frame) => readVideo(frame.getAttribute('src'), frame.getAttribute('title')) },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { 'data-video': String(attrs['address']) },
    ['a', { href: String(attrs['address']) }, String(attrs['label'])],
  ],
});
