import type { FormOutcome, PublicData, PublicKind, SiteSettings } from '@apoti/contract';
import type { PageHead, Query } from './page-view';
import type { Preview } from './preview';

/** The data of the kinds that a page is made of, the content and logo, which every page shows around itself, and what its head says. */
export type DataOf<Kind extends PublicKind> = Pick<PublicData, Kind | 'content' | 'media' | 'seo' | 'settings'>;

/** What a page is made from. */
export type PageInput<Kind extends PublicKind> = {
  data: DataOf<Kind>;
  /** Variable parts of the path. */
  params: Record<string, string>;
  query: Query;
  /** In ms. */
  now: number;
  /** The site's own address, without a trailing slash; for a head the one by which the site wants to be known (A17). */
  origin: string;
  form: FormOutcome | null;
  /** What the operator has set; without it, pages do without. */
  settings?: SiteSettings;
};

/** The values that the data allow. */
type Values<Kind extends PublicKind> = (data: DataOf<Kind>) => readonly string[];

/**
 * A parameter of the address: free text, or one of the values that the data allow. Another value counts as none, unless the
 * parameter is a `filter`: then the page says that nothing has it.
 */
export type Param<Kind extends PublicKind> = 'text' | Values<Kind> | { filter: Values<Kind> };

/** What a definition says of the head; the rest is the same for all pages. `canonicalQuery`: what the page’s own address has besides its path. */
export type HeadParts = Pick<PageHead, 'title' | 'description'> &
  Partial<Pick<PageHead, 'index' | 'type' | 'article' | 'structured'>> & {
    /** The site's own preview without it. */
    image?: Preview;
    /** Path of an RSS feed. */
    feed?: string;
    canonicalQuery?: Query;
  };

/** How the server makes a page: from what, with which parameters, with which head. */
export type PageDefinition<Kind extends PublicKind, Page> = {
  /** What the page shows besides the content: it is made anew when one of these changes. */
  kinds: readonly Kind[];
  params?: Record<string, Param<Kind>>;
  /** Whether there is such a page, for paths with a variable part. */
  exists?: (params: Record<string, string>, data: DataOf<Kind>) => boolean;
  /** Picks what the page shows, and nothing more: it travels with the page. `{product}` in its texts becomes the brand. */
  page: (input: PageInput<Kind>) => Page;
  head: (page: Page, input: PageInput<Kind>) => HeadParts;
  /** When the page must be made anew even if nothing is edited, in ms. */
  validUntil?: (input: PageInput<Kind>) => number;
};

/** States a page's definition with its types inferred. */
export function definePage<Page, Kind extends PublicKind = 'content'>(
  definition: PageDefinition<Kind, Page>,
): PageDefinition<Kind, Page> {
  return definition;
}
