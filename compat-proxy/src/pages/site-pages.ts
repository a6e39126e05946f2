import type { Renderer } from '@apoti/contract';
import { pageHeaders, securityHeaders } from '../http/security-headers';
import type { PublicView } from '../sources/public-view';
import { PageCache } from './page-cache';

/** The site's pages as documents, and what they show for the browser that goes from page to page by itself. */
export type SitePages = { pages: PageCache; pageData: PageCache };

/** @param origin the site's own address, without a trailing slash */
export function createSitePages(renderer: Renderer, view: PublicView, origin: string, https: boolean): SitePages {
  const parts = { resolve: renderer.resolve.bind(renderer), view, origin };
  return {
    pages: new PageCache({
      ...parts,
      render: (input) => renderer.renderPage(input),
      headers: pageHeaders(renderer.inlineHashes, https),
    }),
    pageData: new PageCache({
      ...parts,
      render: (input) => renderer.renderData(input),
      headers: { ...securityHeaders(https), 'content-type': 'application/json; charset=utf-8' },
    }),
  };
}
