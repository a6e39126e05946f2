import { mediaCategories, type LibraryFile, type MediaCategory, type MediaKind } from '@apoti/contract';
import type { Noun } from '../lists/list-texts';

/** What the library holds. */
export const fileNoun: Noun = { one: 'file', many: 'files' };

/** What people call the kinds of files. */
export const kindNames: Record<MediaKind, string> = {
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  archive: 'Archive',
};

/** What several of a kind are called within a sentence. */
export const kindNouns: Record<MediaKind, string> = {
  image: 'images',
  video: 'videos',
  audio: 'audio',
  document: 'documents',
  archive: 'archives',
};

/** What people call a category: `hero-images` is 'Hero images'. */
export function categoryName(category: MediaCategory): string {
  const words = category.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The category of this name; undefined for what is none. */
export function categoryOf(value: string): MediaCategory | undefined {
  return mediaCategories.find((category) => category === value);
}

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A size for people, such as `48 KB`; the limits of uploads count 1024 bytes to a kilobyte too. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  // Of megabytes each tenth counts: what is a little above a limit is not told as the limit itself.
  const isFine = step > 1 || (value < 10 && step > 0);
  if (bytes === 1) return '1 byte';
  return `${isFine ? Number(value.toFixed(1)) : Math.round(value)} ${UNITS[step]}`;
}

/** Longest a file's name may be within a sentence. */
const NAME_LENGTH = 40;

/** A file's name as part of a sentence: of a long one its beginning and its end, which says what it is. */
export function shortName(name: string): string {
  const letters = [...name];
  if (letters.length <= NAME_LENGTH) return name;
  return `${letters.slice(0, NAME_LENGTH - 13).join('')}…${letters.slice(-12).join('')}`;
}

/** `1600 × 900`; empty for what has no dimensions. */
export function dimensionsText({ dimensions }: Pick<LibraryFile, 'dimensions'>): string {
  return dimensions === null ? '' : `${dimensions.width} × ${dimensions.height}`;
}

/** The file's address as it is after its last change: a browser that has kept the content before asks anew. */
export function freshUrl(url: string, { changed }: Pick<LibraryFile, 'changed'>): string {
  const time = Date.parse(changed);
  return Number.isNaN(time) ? url : `${url}?changed=${time}`;
}

/** Whether browsers show a file when it is opened; what they do not is given to be kept. */
export function opensInBrowser({ type }: Pick<LibraryFile, 'type'>): boolean {
  return type === 'image' || type === 'video' || type === 'audio';
}
