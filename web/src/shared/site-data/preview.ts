/** A picture that other sites show beside a link, and search engines beside a page. */
export type Preview = {
  /** Absolute, or a path of ours. */
  url: string;
  alt: string;
  /** In pixels; null where only its owner knows. */
  size: { width: number; height: number } | null;
};

/** The preview of every page that has no picture of its own (`web/public`). */
export const sitePreview: Preview = {
  url: '/og.jpg',
  alt: 'A bank of green parcel lockers with a screen in its middle and one orange door open',
  size: { width: 1200, height: 630 },
};

/** The picture of an entry as its preview; the site's where it has none, or one that previews cannot show: a drawing, or our placeholder. */
export function previewOf(url: string, alt: string): Preview {
  const isShowable = url !== '' && !/\.svg($|[?#])/i.test(url) && !url.startsWith('/api/placeholder/');
  return isShowable ? { url, alt, size: null } : sitePreview;
}

/** An address as others need it: with the site's own before a path. */
export function absoluteUrl(url: string, origin: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url;
}
