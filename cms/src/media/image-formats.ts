import type { PictureFormat } from '@apoti/contract';

/** The picture formats that we write; what they are called inside sharp is the name. */
export const imageFormats = {
  jpeg: { ext: '.jpg', mime: 'image/jpeg' },
  png: { ext: '.png', mime: 'image/png' },
  gif: { ext: '.gif', mime: 'image/gif' },
  webp: { ext: '.webp', mime: 'image/webp' },
} as const;
export type ImageFormat = keyof typeof imageFormats;

const names = Object.keys(imageFormats) as ImageFormat[];

/** The format that each format that we take is written in. Writing AVIF costs a hundred times what reading it does. */
export const writtenAs = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'webp',
} as const satisfies Record<PictureFormat, ImageFormat>;
export type SentFormat = PictureFormat;

/** The format that a file extension stands for, if it is one that we write. */
export function formatOfExtension(ext: string): ImageFormat | undefined {
  const plain = ext.toLowerCase() === '.jpeg' ? '.jpg' : ext.toLowerCase();
  return names.find((name) => imageFormats[name].ext === plain);
}

/** The format that sharp has found in the bytes; it calls AVIF by its container. */
export function formatOfContent(found: {
  format?: string | undefined;
  compression?: string | undefined;
}): SentFormat | undefined {
  if (found.format === 'heif') return found.compression === 'av1' ? 'avif' : undefined;
  return names.find((name) => name === found.format);
}
