import { libraryTexts, maxBytesOf, uploadTexts } from '@apoti/contract';

const DOCUMENTS = /\.(pdf|docx?|zip|rar)$/i;
const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

/** Why the server would not take a file, where it can be known before it is sent; undefined: it may be sent. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const isPicture = type.startsWith('image/');
  if (isPicture && !PICTURES.includes(type)) return uploadTexts.notAnImage;
  const isKnown = isPicture || type.startsWith('video/') || type.startsWith('audio/') || DOCUMENTS.test(name);
  if (!isKnown) return libraryTexts.notAllowed;
  if (size === 0) return libraryTexts.empty;
  if (isPicture && size > maxBytesOf.image) return uploadTexts.tooLarge;
  return size > maxBytesOf.document ? libraryTexts.tooLarge : undefined;
}
