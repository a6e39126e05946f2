import type { Content } from '../resources/content/content';

/** What a page is rendered from: the visitor's view of the data, the public address and the present time. */
export type RenderInput = {
  /** Path with the known parameters, such as `/` or `/faq?category=app`. */
  url: string;
  /** Visitors' view: hidden items are already out. */
  content: Content;
  /** The site's own address without a trailing slash, for canonicals and Open Graph. */
  origin: string;
};

/** A finished document. `maxAge`: seconds after which it must be rendered anew even if nothing was edited. */
export type RenderedPage = {
  status: 200 | 404;
  html: string;
  maxAge?: number;
};

/** What `web/dist/server/entry-server.js` exports; the proxy calls it and knows nothing else of the site. */
export type Renderer = {
  /** A whole HTML document, with the asset links of the build and the data to hydrate from. */
  renderPage(input: RenderInput): RenderedPage;
  /** The back-office's document: the same for every /admin address, nothing of the content in it. */
  renderAdminShell(input: { siteName: string }): string;
  /** The page for an address that is not there is renderPage's business; this names the addresses that exist. */
  routes: readonly string[];
  /** Names the build: a snapshot of another build is never served. */
  buildId: string;
  /** `script-src` / `style-src` hashes (`'sha256-…'`) of what the documents inline, if anything. */
  inlineHashes: { script: readonly string[]; style: readonly string[] };
};
