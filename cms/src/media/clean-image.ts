import { ApiError, libraryTexts, uploadTexts } from '@apoti/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createLine } from './line';
import { heldBytes, MAX_HELD_BYTES, MAX_SIDE } from './held-bytes';
import { formatOfContent, imageFormats, writtenAs, type ImageFormat, type SentFormat } from './image-formats';

/** Most pixels of a picture: what one decoding may cost. */
const MAX_PIXELS = 40_000_000;
/** The same where all of it has to be in memory at once, every frame of an animation counted. */
const MAX_PIXELS_AT_ONCE = 16_000_000;
const MAX_FRAMES = 250;
/** Longest that one picture may take, in seconds. */
const MAX_SECONDS = 30;

// Formats that can carry scripts or reach for other files (SVG, PDF …) are not read, whatever a file calls itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});
// Pictures are decoded one at a time in one thread, so that many large ones cost no more memory than one.
sharp.cache(false);
sharp.concurrency(1);
const oneByOne = createLine();

/** A picture as we have written it: no metadata, no place, nothing but pixels. */
export type CleanImage = { bytes: Buffer; format: ImageFormat; width: number; height: number };
export type Thumbnail = { bytes: Buffer; width: number; height: number };

type Source = Buffer | string;

/**
 * Decodes a picture, judged by its content, and encodes it anew (C14): what hides between or behind the pixels is gone.
 * @param as the format it has to have, where its address is known already
 * @throws ApiError `invalid` when it is not a whole picture of a known format and a bearable size
 */
export function cleanImage(source: Source, as?: ImageFormat): Promise<CleanImage> {
  return oneByOne(async () => {
    try {
      return await encodeAnew(source, as);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError('invalid', uploadTexts.notAnImage, {}, { cause });
    }
  });
}

/** The small picture that Strapi's panel shows in its lists; null for one that is small itself. */
export function makeThumbnail(image: CleanImage): Promise<Thumbnail | null> {
  if (image.width <= 245 && image.height <= 156) return Promise.resolve(null);
  return oneByOne(async () => {
    const small = sharp(image.bytes, { limitInputPixels: MAX_PIXELS }).resize({
      width: 245,
      height: 156,
      fit: 'inside',
    });
    const { data, info } = await small.webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

async function encodeAnew(source: Source, as: ImageFormat | undefined): Promise<CleanImage> {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  const found = await sharp(source, { ...options, animated: true }).metadata();
  const sent = formatOfContent(found);
  if (sent === undefined) throw new Error('Not a picture that we know');
  const format = as ?? writtenAs[sent];
  const moves = isAnimated(found) && (format === 'gif' || format === 'webp');
  refuseTooMuch(found, sent);
  const read = sharp(source, { ...options, animated: moves }).timeout({ seconds: MAX_SECONDS });
  // A photograph's own orientation goes with its metadata, so it is applied first.
  const upright = moves ? read : read.autoOrient();
  const fitting = upright.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await encode(fitting, format, found).toBuffer({ resolveWithObject: true });
  return { bytes: data, format, width: info.width, height: info.pageHeight ?? info.height };
}

function isAnimated({ pages = 1 }: Metadata): boolean {
  return pages > 1;
}

/** @throws ApiError `invalid` for a picture that is one, and more than a decoding may cost: its sender can save it smaller. */
function refuseTooMuch(found: Metadata, sent: SentFormat): void {
  const { width, height, pages = 1 } = found;
  if (pages > MAX_FRAMES) throw new Error('Too many frames');
  const isStreamed = sent === 'jpeg' || sent === 'png';
  const isTooMuch = isStreamed ? heldBytes(found, sent) > MAX_HELD_BYTES : width * height > MAX_PIXELS_AT_ONCE;
  if (isTooMuch) throw new ApiError('invalid', libraryTexts.tooManyPixels);
}

function encode(image: Sharp, format: ImageFormat, { isPalette }: Metadata): Sharp {
  switch (format) {
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 88, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 9, palette: isPalette === true });
    case 'gif':
      return image.gif();
    case 'webp':
      return image.webp({ quality: 88 });
  }
}

/** Extension and media type of a clean picture. */
export function kindOf(image: CleanImage): { ext: string; mime: string } {
  return imageFormats[image.format];
}
