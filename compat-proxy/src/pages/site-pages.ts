import type { Renderer, SiteSettings } from '@apoti/contract';
import { pageHeaders, securityHeaders } from '../http/security-headers';
import type { PublicView } from '../sources/public-view';
import { PageCache } from './page-cache';

/** The site's pages as documents, and what they show for the browser that goes from page to page by itself. */
export type SitePages = { pages: PageCache; pageData: PageCache };

type Parts = {
  renderer: Renderer;
  view: PublicView;
  /** The site's own address, without a trailing slash. */
  origin: string;
  https: boolean;
  settings: SiteSettings;
};

/** Makes the keepers of both. */
export function createSitePages({ renderer, view, origin, https, settings }: Parts): SitePages {
  const parts = { resolve: renderer.resolve.bind(renderer), view, origin, settings };
  return {
    pages: new PageCache({
      ...parts,
      render: (input) => renderer.renderPage(input),
      headers: pageHeaders({ hashes: renderer.inlineHashes, https, ...settings }),
    }),
    pageData: new PageCache({
      ...parts,
      render: (input) => renderer.renderData(input),
      headers: { ...securityHeaders(https), 'content-type': 'application/json; charset=utf-8' },
    }),
  };
}
