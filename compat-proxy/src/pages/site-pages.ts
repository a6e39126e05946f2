import type { Renderer, SiteSettings } from '@apoti/contract';
import { pageHeaders, securityHeaders } from '../http/security-headers';
import { rendering } from '../limits';
import type { PublicView } from '../sources/public-view';
import { ColdTurns } from './cold-turns';
import { PageCache, type PageShelf } from './page-cache';
import { RenderTurns } from './render-turns';

/** The site's pages as documents, and what they show for the browser that goes from page to page by itself. */
export type SitePages = {
  pages: PageCache;
  pageData: PageCache;
  /** How many documents and data were rendered so far. */
  renders: () => number;
};

type Parts = {
  renderer: Renderer;
  view: PublicView;
  /** The site's own address, without a trailing slash. */
  origin: string;
  https: boolean;
  settings: SiteSettings;
  /** How much both may keep together. */
  megabytes: number;
  /** Where documents are put for a balancer, if anywhere. */
  shelf: PageShelf | undefined;
};

/** A document is about three times as large as its data. */
const SHARE_OF_DOCUMENTS = 0.75;

/** Makes the keepers of both. */
export function createSitePages({ renderer, view, origin, https, settings, megabytes, shelf }: Parts): SitePages {
  const maxBytes = megabytes * 1024 * 1024;
  let renders = 0;
  const counted = <T>(rendered: T): T => {
    renders += 1;
    return rendered;
  };
  const parts = {
    resolve: renderer.resolve.bind(renderer),
    view,
    origin,
    settings,
    turns: { once: new RenderTurns(rendering.once), cold: new ColdTurns(rendering.cold) },
    fixed: new Set(renderer.routes.filter((route) => !route.includes(':'))),
  };
  return {
    renders: () => renders,
    pages: new PageCache({
      ...parts,
      shelf,
      maxBytes: Math.floor(maxBytes * SHARE_OF_DOCUMENTS),
      // That it is everybody's has to be said: a browser's worker keeps nothing else (X4).
      cacheControl: 'public, no-cache',
      render: (input) => counted(renderer.renderPage(input)),
      headers: ({ tags }) => pageHeaders({ renderer, https, ...settings, tags }),
    }),
    pageData: new PageCache({
      ...parts,
      maxBytes: Math.floor(maxBytes * (1 - SHARE_OF_DOCUMENTS)),
      cacheControl: 'no-cache',
      render: (input) => counted(renderer.renderData(input)),
      headers: () => ({ ...securityHeaders(https), 'content-type': 'application/json; charset=utf-8' }),
    }),
  };
}
