import { Photo } from '../../shared/ui/Photo';

/** Shown when a testimonial has no picture; drawn by the server. */
const NO_PICTURE = '/api/placeholder/64/64';
const size = { width: 64, height: 64 };

/** The picture of who said it, or the placeholder. */
export function Portrait({ src }: { src: string }) {
  return <Photo {...size} src={src} sizes="64px" fallback={<Photo {...size} src={NO_PICTURE} />} />;
}
