import { copyWidths, mayHaveCopies, WIDTH_PARAM } from '@apoti/contract/constants/picture-copies';

const UPLOADS = '/uploads/';

/**
 * The addresses of an uploaded picture by width, as in `srcset`: the server gives the smallest form that the browser takes, or
 * the picture itself where it has no smaller one yet. Undefined for a picture of another kind or place.
 */
export function copySources(src: string): string | undefined {
  if (!src.startsWith(UPLOADS)) return undefined;
  const [address = '', query] = src.split('?', 2);
  if (!mayHaveCopies(address)) return undefined;
  const before = query === undefined ? `${address}?` : `${address}?${query}&`;
  return copyWidths.map((width) => `${before}${WIDTH_PARAM}=${width} ${width}w`).join(', ');
}
