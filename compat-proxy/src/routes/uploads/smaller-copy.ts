import { copyFormats, copyHash, copyWidths, mayHaveCopies, type CopyWidth } from '@apoti/contract';
import type { StoredFiles } from '../../stored-files/stored-files';

/** A stored name: no folder, nothing hidden. */
const STORED = /^[\w~-][\w.~-]*$/;

/** The width that a request's parameter asks for; undefined for none that copies are made in. */
export function copyWidthOf(sent: string | null): CopyWidth | undefined {
  return copyWidths.find((width) => String(width) === sent);
}

/**
 * Name of the copy that a browser gets in place of a picture: of that width, or as wide as the picture where that is narrower;
 * in the smallest format that it says it takes. Null where there is none, or not yet: then it is the picture itself.
 */
export async function smallerCopy(
  files: StoredFiles,
  { name, width, accept }: { name: string; width: CopyWidth; accept: string },
): Promise<string | null> {
  const dot = name.lastIndexOf('.');
  if (!STORED.test(name) || !mayHaveCopies(name)) return null;
  const formats = copyFormats.filter((format) => accept.includes(`image/${format}`));
  // The picture decides: where it has gone, so have its copies.
  if (formats.length === 0 || (await files.isGone(name))) return null;
  for (const wide of [width, 'full'] as const) {
    for (const format of formats) {
      const copy = `${copyHash(name.slice(0, dot), wide)}.${format}`;
      if (await files.isThere(copy)) return copy;
    }
  }
  return null;
}
