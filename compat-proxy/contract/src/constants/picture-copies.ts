/** Widths of the smaller copies that are made of an uploaded picture, in pixels; the smallest first. */
export const copyWidths = [480, 800, 1200, 1600] as const;
/** A copy's width; `full`: as wide as the picture itself, where that is not wider than the widest copy. */
export type CopyWidth = (typeof copyWidths)[number] | 'full';

/** Formats of the copies; what costs the fewest bytes first. */
export const copyFormats = ['avif', 'webp'] as const;
export type CopyFormat = (typeof copyFormats)[number];

/** Parameter of a picture's address that asks for a copy of about this width. */
export const WIDTH_PARAM = 'w';

/** Pictures that have copies: a moving one (GIF) would stand still. */
const COPIED = /\.(jpe?g|png|webp)$/i;

/** Whether a stored file of this name may have copies. */
export function mayHaveCopies(name: string): boolean {
  return COPIED.test(name);
}

/** Stored name of a copy, without its extension. It is made from the picture's own name, which no other picture has. */
export function copyHash(hash: string, width: CopyWidth): string {
  return `${width === 'full' ? 'full' : `w${width}`}_${hash}`;
}
