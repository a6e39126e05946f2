import { escapeHtml } from '@apoti/contract/lib/escape-html';
import { iconSvg } from '@apoti/contract/lib/icon-svg';
import type { FrameData } from '../shared/site-data/site-data';

/** Least side of a picture that home screens show sharply, in pixels. */
const HOME_SCREEN_SIDE = 180;

/** A file inside an attribute (RFC 2397): only what would end the attribute, the tag or the address is written as `%..`. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&]|[^\x20-\x7e]/gu, encodeURIComponent)}`;
}

/**
 * The icon of the tab: the media library's, else the mark (P2), in the document itself, since a file would be one more request
 * of each first visit (S6). Search engines, which take no icon from a document, find `/apple-touch-icon.png` and `/favicon.ico`.
 */
export function tabIcon({ placed, site }: { placed: FrameData['placed']; site: { siteName: string } }): string {
  const { favicon } = placed;
  if (favicon === undefined)
    return `<link rel="icon" href="${dataAddress(iconSvg(site.siteName))}" type="image/svg+xml">`;
  return `<link rel="icon" href="${escapeHtml(favicon.url)}" type="${escapeHtml(favicon.mime)}">`;
}

/** What the screens of phones show of the site once somebody puts it there (P2). */
export function homeScreenTags({ favicon }: FrameData['placed']): string {
  const isLarge = Math.min(favicon?.width ?? 0, favicon?.height ?? 0) >= HOME_SCREEN_SIDE;
  const icon = favicon !== undefined && isLarge ? favicon.url : '/apple-touch-icon.png';
  return `<link rel="apple-touch-icon" href="${escapeHtml(icon)}"><link rel="manifest" href="/site.webmanifest">`;
}
