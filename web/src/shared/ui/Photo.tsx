import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copySources } from './copy-sources';
import styles from './Photo.module.css';

type PhotoProps = {
  /** Empty when there is none. */
  src: string;
  alt?: string;
  width?: number;
  height?: number;
  /** How wide it is shown, as in the `sizes` attribute: an uploaded picture then comes in the width that suffices. */
  sizes?: string | undefined;
  /** `high` only for the one picture that the first screen is about. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** `eager` only for what the first screen shows. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
  /** Class of a box around the picture, which its fallback does without. */
  frame?: string | undefined;
  /** Stands in for a picture that is not given or cannot be had. */
  fallback?: ReactNode;
};

/**
 * Whether the picture at `src` cannot be had. One that failed before the script was there has told nobody, so it is asked.
 */
function useBroken(src: string) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    const { current } = image;
    // A drawing may have no width of its own; whether it is one, decoding tells.
    if (current?.complete && current.naturalWidth === 0) current.decode().catch(() => setBroken(src));
  }, [src]);
  return { image, isBroken: broken === src, onError: () => setBroken(src) };
}

/** A picture that somebody has uploaded or linked, or what stands in for it: never an empty box. */
export function Photo({
  src,
  alt = '',
  loading = 'lazy',
  className = '',
  frame,
  sizes,
  fallback = null,
  ...rest
}: PhotoProps) {
  const { image, isBroken, onError } = useBroken(src);
  if (src === '' || isBroken) return fallback;
  const srcSet = sizes === undefined ? undefined : copySources(src);
  const photo = (
    // The order counts: a browser must know how to load before it knows what.
    <img
      ref={image}
      loading={loading}
      decoding="async"
      {...rest}
      {...(srcSet === undefined ? {} : { sizes, srcSet })}
      src={src}
      alt={alt}
      onError={onError}
      className={`${styles.photo} ${className}`}
    />
  );
  return frame === undefined ? photo : <div className={frame}>{photo}</div>;
}
