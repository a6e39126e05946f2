import { brandColours } from '@apoti/contract/constants/brand-colours';
import type { PlacedFile, Site } from '@apoti/contract';

/** Longest name below an icon, in characters. */
const MAX_SHORT_NAME = 12;

/** Least side of a picture that home screens take, in pixels. */
const HOME_SCREEN_SIDE = 144;

/** The name below an icon: as many of its words as fit, one at least. */
function shortName(siteName: string): string {
  const words = siteName.trim().split(/\s+/);
  const fitting = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  return fitting.find((name) => name.length <= MAX_SHORT_NAME) ?? words[0] ?? siteName;
}

/** The web app manifest (W3C), for whoever puts the site on their home screen. */
export function manifestJson(
  { siteName, siteDescription }: Pick<Site, 'siteName' | 'siteDescription'>,
  placed?: PlacedFile,
): string {
  const own = placed === undefined ? [] : ownIcon(placed);
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: siteName,
    short_name: shortName(siteName),
    description: siteDescription,
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: brandColours.theme,
    background_color: brandColours.paper,
    icons:
      own.length > 0
        ? own
        : [
            icon('/icon-192.png', 192, 'any'),
            icon('/icon-512.png', 512, 'any'),
            icon('/icon-maskable-512.png', 512, 'maskable'),
          ],
  });
}

/** The favicon of the media library, where it is large enough for a home screen; else the mark stays there. */
function ownIcon({ url, mime, width, height }: PlacedFile): object[] {
  if (width === null || height === null || Math.min(width, height) < HOME_SCREEN_SIDE) return [];
  return [{ src: url, sizes: `${width}x${height}`, type: mime, purpose: 'any' }];
}
