import type { PictureFiles } from '../art/pictures/picture-files';

type PictureProps = {
  /** One of `shared/art/pictures`. */
  picture: PictureFiles;
  /** How wide it is shown, as in the `sizes` attribute: what the browser chooses a file by. */
  sizes: string;
  /** `eager` only for what the first screen shows. */
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  /** It says nothing that the text beside it does not say: readers' software passes over it. */
  decorative?: boolean;
  className?: string | undefined;
};

const sourceSet = (files: Readonly<Record<number, string>>) =>
  Object.entries(files)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');

/** The file for browsers without source sets: of middle width. */
const plain = ({ webp }: PictureFiles) => webp[800] ?? Object.values(webp)[0];

/** A picture in the smallest form and width that the browser can use; its place is kept until it is there. */
export function Picture(props: PictureProps) {
  const { picture, sizes, loading = 'lazy', fetchPriority = 'auto', decorative, className } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture.avif)} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture.webp)} sizes={sizes} />
      <img
        // The order counts: a browser must know how to load before it knows what.
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
        src={plain(picture)}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        className={className}
      />
    </picture>
  );
}
