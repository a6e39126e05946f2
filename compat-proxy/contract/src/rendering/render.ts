import type { FieldIssue } from '../errors/error';
import type { Placed } from '../resources/media/library-placements';
import type { PublicData, PublicKind } from './public-data';
import type { SiteTags } from './site-tags';

/** An address as the site knows it. */
export type Address = {
  /** Path with the known parameters, sorted: what a finished page is kept under, and its canonical address. */
  url: string;
  /** False for free text (a search) and for several parameters at once: rendered for each request, never kept. */
  kept: boolean;
  /** What the page is made of: it changes when one of these does. */
  kinds: readonly PublicKind[];
};

/** What became of a form that was sent without script: the page shows it and keeps what was typed. */
export type FormOutcome = {
  /** Which form of the page, such as `contact`. */
  form: string;
  /** The text for the person. */
  message: string;
  /** What is wrong, by field. */
  issues: FieldIssue[];
  /** What was typed, by field name. */
  values: Record<string, string>;
};

/** Where a map's pictures come from (README: settings). */
export type MapTiles = {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whom the map thanks for them, as plain text. */
  attribution: string;
};

/**
 * What is rendered where the page itself cannot be: for an address that is not there, and while too many ask for pages of their
 * own or the site is closed for maintenance; at addresses that nobody but one person has, those of the links to unsubscribe; and by a browser without a
 * line, for pages that it has not kept.
 */
export const standIns = {
  notFound: '/404',
  busy: '/503',
  maintenance: '/maintenance',
  offline: '/offline',
  unsubscribe: '/unsubscribe',
  password: '/reset-password',
} as const;

/** The operator's settings that pages show. `mapTiles`: null for no map at all. */
export type SiteSettings = { mapTiles: MapTiles | null };

/** What a page is rendered from: the visitor's view of the data, the public address and the present time. */
export type RenderInput = {
  /** As {@link Address} has it, or one of the {@link standIns}. */
  url: string;
  /** Visitors' view: hidden items, drafts and posts to come are already out. */
  data: PublicData;
  /** The site's own address without a trailing slash, for canonicals and Open Graph. */
  origin: string;
  /** In ms. */
  now: number;
  /** After a plain form post that was refused. */
  form?: FormOutcome;
  /** What the operator has set; without it, pages do without. */
  settings?: SiteSettings;
};

/** A finished document, or the data of a page as JSON. `validUntil`: when it must be made anew even if nothing was edited, in ms. */
export type RenderedPage = {
  status: 200 | 404 | 503;
  body: string;
  validUntil: number;
  /** What it may load of others: its content security policy is opened for that, and for nothing else. */
  tags: SiteTags | null;
};

/** What the back-office's document is made of. `isGreeted`: its person has just signed in, by a form that no script heard of. */
export type AdminShellInput = { siteName: string; mapTiles: MapTiles | null; placed: Placed; isGreeted: boolean };

/** What `web/dist/server/entry-server.cjs` exports; the proxy calls it and knows nothing else of the site. */
export type Renderer = {
  /** The address that a path and query stand for; null when there is no such page. */
  resolve(url: string, data: PublicData): Address | null;
  /** A whole HTML document, with the asset links of the build and the data to hydrate from. */
  renderPage(input: RenderInput): RenderedPage;
  /** What the browser needs to show the page without loading a document, as JSON. */
  renderData(input: RenderInput): RenderedPage;
  /** The document of a page as a picture for the back-office: nothing in it runs, and it may be made of what is not saved. */
  renderPreview(input: RenderInput): string;
  /** The document of the frame that shows such a picture: the same for every page, empty until the back-office sends one in. */
  renderPreviewFrame(): string;
  /** The back-office's document: the same for every /admin address, nothing of the content in it but its icon and sound. */
  renderAdminShell(input: AdminShellInput): string;
  /** Patterns of the addresses that exist, such as `/press-releases/:id`. */
  routes: readonly string[];
  /** Names the build: a snapshot of another build is never served. */
  buildId: string;
  /** `script-src` / `style-src` hashes (`'sha256-…'`) of what the documents inline, if anything. */
  inlineHashes: { script: readonly string[]; style: readonly string[] };
  /** Origin of the API that this build calls where it is not the site's own (C19). */
  apiOrigin: string | null;
};
