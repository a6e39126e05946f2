import type { Content, Seo } from '@apoti/contract';
import { redirectKey } from '@apoti/contract/resources/seo/redirects';
import type { OwnPreview, PageHead } from './page-view';
import { absoluteUrl, previewOf, sitePreview, type Preview } from './preview';

type Known = { content: Pick<Content, 'site'>; seo: Pick<Seo, 'siteTitle' | 'tagline'> };

/** What ends the title of every page. */
export function siteTitle({ content, seo }: Known): string {
  return seo.siteTitle.trim() || content.site.siteName;
}

/** The title of the home page. */
export function homeTitle(data: Known): string {
  return [siteTitle(data), data.seo.tagline.trim()].filter(Boolean).join(' | ');
}

/** Whether search engines shall leave a page out (A17). */
export function isLeftOut({ noIndexPages }: Seo, path: string): boolean {
  return noIndexPages.some((page) => redirectKey(page) === path);
}

/** The texts that say something. */
function filled<Name extends string>(texts: Record<Name, string>): Partial<Record<Name, string>> {
  const partial: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(texts) as Name[]) if (texts[name] !== '') partial[name] = texts[name];
  return partial;
}

/** A picture for pages that have none of their own. */
function pictureFor(address: string, image: Preview, origin: string): Preview | undefined {
  if (address === '' || image.url !== absoluteUrl(sitePreview.url, origin)) return undefined;
  const preview = previewOf(address, image.alt);
  return preview === sitePreview ? undefined : { ...preview, alt: '', url: absoluteUrl(preview.url, origin) };
}

type Asked = { seo: Seo; isHome: boolean; image: Preview; origin: string };

/** What the settings add to a page's head: nothing as long as they are those of a new site, so that no page gets larger. */
export function headOfSettings({
  seo,
  isHome,
  image,
  origin,
}: Asked): Pick<PageHead, 'keywords' | 'openGraph' | 'card'> {
  const words = (title: string, description: string, address: string): OwnPreview => {
    const picture = pictureFor(address, image, origin);
    const own = isHome ? filled({ title: title.trim(), description: description.trim() }) : {};
    return { ...own, ...(picture ? { image: picture } : {}) };
  };
  const openGraph = {
    ...words(seo.ogTitle, seo.ogDescription, seo.ogImage),
    ...(isHome && seo.ogType !== 'website' ? { type: seo.ogType } : {}),
  };
  const card = {
    ...words(seo.twitterTitle, seo.twitterDescription, seo.twitterImage),
    ...(seo.twitterCard === 'summary' ? { type: seo.twitterCard } : {}),
    ...filled({ site: seo.twitterSite, creator: seo.twitterCreator }),
  };
  const said = (parts: object) => Object.keys(parts).length > 0;
  const keywords = seo.metaKeywords.trim();
  return {
    ...(keywords === '' ? {} : { keywords }),
    ...(!seo.enableOpenGraph ? { openGraph: null } : said(openGraph) ? { openGraph } : {}),
    ...(!seo.enableTwitterCards ? { card: null } : said(card) ? { card } : {}),
  };
}

/** The names under which search engines look for their codes, and the codes (A17). */
export function verificationTags({ googleSearchConsole, bingWebmaster, yandexWebmaster, searchConsole }: Seo) {
  const { verificationMethod, verificationCode } = searchConsole;
  const byTag = verificationMethod === 'html-tag' ? verificationCode : '';
  const tags = [
    ['google-site-verification', googleSearchConsole],
    ['google-site-verification', byTag === googleSearchConsole ? '' : byTag],
    ['msvalidate.01', bingWebmaster],
    ['yandex-verification', yandexWebmaster],
  ] as const;
  return tags.filter(([, code]) => code !== '');
}
