import { siteAddress } from '@apoti/contract/resources/seo/site-address';
import { jsonLdIn } from '@apoti/contract/resources/seo/json-ld';
import { withProductNames } from '@apoti/contract/lib/product-name';
import type { RenderedPage, RenderInput, SiteMeasuring, SiteTags } from '@apoti/contract';
import { standIns } from '@apoti/contract/rendering/render';
import { siteMeasuringOf } from '@apoti/contract/rendering/site-measuring';
import { siteTagsOf, untaggedPaths } from '@apoti/contract/rendering/site-tags';
import { frameDataOf } from '../shared/site-data/frame-data';
import type { HeadParts, PageInput } from '../shared/site-data/page-definition';
import type { PageHead } from '../shared/site-data/page-view';
import { absoluteUrl, sitePreview } from '../shared/site-data/preview';
import { headOfSettings, isLeftOut, siteTitle, verificationTags } from '../shared/site-data/seo-head';
import type { FrameData } from '../shared/site-data/site-data';
import type { ShownName } from './page-components';
import { definitions, type PageDataOf } from './page-definitions';
import type { PageView } from './page-view';
import { resolve } from './resolve';

type AllKinds = keyof RenderInput['data'];

/** A definition by its name; it takes the data of all kinds, since it takes its own of them. */
type Definition<Name extends ShownName> = {
  page: (input: PageInput<AllKinds>) => PageDataOf[Name];
  head: (page: PageDataOf[Name], input: PageInput<AllKinds>) => HeadParts;
  validUntil?: (input: PageInput<AllKinds>) => number;
};
const all: { [Name in ShownName]: Definition<Name> } = definitions;

/** A page made from the data: whole, with its head and with the brand in its texts. */
export type MadeView = {
  status: RenderedPage['status'];
  validUntil: number;
  frame: FrameData;
  view: PageView;
  structured: readonly object[];
  /** Codes by which search engines know whose site it is: on the home page. */
  codes: readonly (readonly [name: string, code: string])[];
  /** What this page may load of other companies; null for nothing. */
  tags: SiteTags | null;
  /** What the site itself measures of a visit of this page; null for nothing. */
  measuring: SiteMeasuring | null;
};

/**
 * What is shown at an address that is none of a page's: that it is not there (P19), that too many ask at once, that the site is
 * closed for maintenance (A18), that there is no line (X4), or what became of a link to unsubscribe (A16) or of a forgotten password (A19).
 */
function standInOf(url: string) {
  const rest = { params: {}, query: {} };
  if (url === standIns.maintenance) return { name: 'maintenance', status: 503, ...rest } as const;
  if (url === standIns.busy) return { name: 'busy', status: 503, ...rest } as const;
  if (url === standIns.offline) return { name: 'offline', status: 200, ...rest } as const;
  if (url === standIns.unsubscribe) return { name: 'unsubscribe', status: 200, ...rest } as const;
  if (url === standIns.password) return { name: 'password-reset', status: 200, ...rest } as const;
  return { name: 'not-found', status: 404, ...rest } as const;
}

/** Makes the page of an address, or the one that stands in for it. */
export function makeView({ url, data, origin, now, form, settings }: RenderInput): MadeView {
  const address = resolve(url, data);
  const { name, status, params, query } = address === null ? standInOf(url) : { ...address, status: 200 as const };
  const input = { data, params, query, now, origin, form: form ?? null, ...(settings ? { settings } : {}) };
  const { view, structured, validUntil } = viewOf(name, input, address?.url ?? null);
  const { siteName } = data.content.site;
  const tags = siteTagsOf(data.settings);
  return {
    status,
    validUntil,
    tags: isTagged(name, address?.url ?? null) ? tags : null,
    // What stands in for a page is none that anybody came for; and where nobody is asked, a refusal is not known of.
    measuring: isTagged(name, address?.url ?? null) && address !== null ? siteMeasuringOf(data.settings) : null,
    codes: name === 'home' ? verificationTags(data.seo) : [],
    ...withProductNames({ frame: frameDataOf(data.content, data.media, tags), view, structured }, siteName),
  };
}

/** Nothing of others is on pages where people type passwords, nor where an address is one person's secret. */
function isTagged(name: ShownName, url: string | null): boolean {
  const still: readonly ShownName[] = ['unsubscribe', 'password-reset', 'busy', 'maintenance', 'offline'];
  if (still.includes(name)) return false;
  return !untaggedPaths.includes(url?.split('?', 1)[0] ?? '');
}

function viewOf<Name extends ShownName>(name: Name, input: PageInput<AllKinds>, url: string | null) {
  const { page: pick, head: headOf, validUntil } = all[name];
  const page = pick(input);
  const outside = { ...input, origin: siteAddress(input.data.seo, input.origin) };
  const { structured = [], ...head } = wholeHead(headOf(page, outside), name, outside, url);
  const view: PageView<Name> = { name, page, query: input.query, form: input.form, head };
  return { view, structured, validUntil: validUntil?.(input) ?? Infinity };
}

function wholeHead(parts: HeadParts, name: ShownName, input: PageInput<AllKinds>, url: string | null): PageHead {
  const { data, origin } = input;
  const { seo } = data;
  const isHome = name === 'home';
  const {
    title,
    description,
    index = true,
    type = 'website',
    article,
    image = sitePreview,
    feed = null,
    structured = [],
  } = parts;
  const path = url?.split('?', 1)[0] ?? null;
  const query = new URLSearchParams(parts.canonicalQuery).toString();
  const preview = { ...image, url: absoluteUrl(image.url, origin) };
  const own = isHome ? (jsonLdIn(seo.additionalSchema) ?? []) : [];
  return {
    title: isHome ? title : `${title} | ${siteTitle(data)}`,
    description,
    index: index && path !== null && !isLeftOut(seo, path),
    type,
    ...(article && { article }),
    image: preview,
    feed,
    structured: seo.enableStructuredData ? [...structured, ...own] : [],
    canonical: path === null || !seo.enableCanonicalUrls ? null : `${origin}${path}${query && `?${query}`}`,
    ...headOfSettings({ seo, isHome, image: preview, origin }),
  };
}
