import type { PlacedFile } from '@apoti/contract';
import { Photo } from './Photo';

type PlacedPictureProps = { picture: PlacedFile | null | undefined; className?: string | undefined; sizes?: string };

/** A picture that the media library has placed on a page; nothing where there is none. */
export function PlacedPicture({ picture, className, sizes }: PlacedPictureProps) {
  if (!picture) return null;
  const { url, alt, width, height } = picture;
  // What it takes up is known before it is there, so that the page below never moves.
  const size = width !== null && height !== null ? { width, height } : {};
  return <Photo src={url} alt={alt} className={className} sizes={sizes} {...size} />;
}
