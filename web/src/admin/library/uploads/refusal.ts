import { isTakenPicture, kindOfFileName, libraryTexts, maxBytesOf, uploadTexts } from '@apoti/contract';

/** Why the server would not take a file, where it can be known before it is sent; undefined: it may be sent. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const named = kindOfFileName(name);
  // Browsers do not know the type of everything that the library takes; then the name says what it is.
  const isPicture = type === '' ? named === 'image' : type.startsWith('image/');
  if (isPicture && !isTakenPicture({ name, type })) return uploadTexts.notAnImage;
  const isKnown = isPicture || named !== undefined || /^(video|audio)\//.test(type);
  if (!isKnown) return libraryTexts.notAllowed;
  if (size === 0) return libraryTexts.empty;
  if (isPicture && size > maxBytesOf.image) return uploadTexts.tooLarge;
  return size > maxBytesOf.document ? libraryTexts.tooLarge : undefined;
}
