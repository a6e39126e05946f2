import type { AdminShellInput, SiteMeasuring } from '@apoti/contract';
import { brandColours } from '@apoti/contract/constants/brand-colours';
import { escapeHtml } from '@apoti/contract/lib/escape-html';
import { OWN_CATEGORY } from '@apoti/contract/rendering/site-tags';
import type { Preview } from '../shared/site-data/preview';
import { homeScreenTags, tabIcon } from './icon-tags';
import type { MadeView } from './make-view';
import type { ShownName } from './page-components';
import type { FrameData } from '../shared/site-data/site-data';
import type { DocumentData, PageView, ViewHead } from './page-view';
import { PHONE_SCREEN } from './phone-screen';

/** `media`: where they apply, everywhere if it is left out. */
function styles(files: EntryFiles, media?: string): string {
  const where = media === undefined ? '' : ` media="${media}"`;
  return files.styles.map((file) => `<link rel="stylesheet" href="${file}"${where}>`).join('');
}

const NO_PHONE = `not all and ${PHONE_SCREEN}`;

/**
 * How a page looks. The home page has its first look in itself: on a phone it is painted with nothing else, and its styles, with the
 * fonts that they name, are awaited at the end of the document; a larger screen awaits them first, as on every page (decision 0031).
 */
function looks(name: ShownName, body: string, files: EntryFiles): { mark: string; head: string; end: string } {
  const { firstLook } = __ASSETS__;
  if (name !== 'home' || firstLook === undefined) return { mark: '', head: fonts(body) + styles(files), end: '' };
  const head = `<style>${firstLook.style}</style>${fonts(body, NO_PHONE)}${styles(files, NO_PHONE)}`;
  return { mark: ' data-late', head, end: styles(files, PHONE_SCREEN) };
}

/** What the browser checks before it runs a script: that it is the one of this build. */
function digestOf(script: string): string {
  const digest = __ASSETS__.integrity?.[script];
  return digest === undefined ? '' : ` integrity="${digest}"`;
}

const source = (script: string) => `src="${script}"${digestOf(script)}`;

/** The first script, which loads the app once somebody wants it; where the visit is measured, the one that does that too. */
function firstScript(
  { script, imports }: EntryFiles,
  { measuring, tags, isHeld }: Pick<SiteDocument, 'measuring' | 'tags'> & { isHeld: boolean },
): { tag: string; ahead: string } {
  const { start, measuredStart, heldStart } = __ASSETS__;
  const app = `data-app="${script}" data-imports="${imports.join(' ')}"`;
  const [file, marks] =
    measuring === null || measuredStart === undefined
      ? [start, '']
      : [measuredStart, ` ${measureMarks(measuring, tags)}`];
  const rest = `${source(file)} ${app}${marks}></script>`;
  if (!isHeld || heldStart === undefined) return { tag: `<script type="module" ${rest}`, ahead: '' };
  // What lets it run comes last in the document: a larger screen, where it waits for nothing, asks for it before.
  const ahead = `<link rel="modulepreload" href="${file}"${digestOf(file)} media="${NO_PHONE}">`;
  return { tag: `<script type="held" ${rest}<script type="module">${heldStart.script}</script>`, ahead };
}

/** What asks before it lets tools of other companies in: named only while there are any. */
function tagsLater(tags: SiteDocument['tags']): string {
  const { tags: files } = __ASSETS__;
  if (tags === null || files === undefined) return '';
  return `<script type="module" ${source(files.script)} data-looks="${files.styles.join(' ')}" fetchpriority="low"></script>`;
}

/** What is measured of the visit, and whether this page asks about it: letters say it. */
function measureMarks({ events, own, vitals: speed, ...more }: SiteMeasuring, tags: SiteDocument['tags']): string {
  const { vitals = '' } = __ASSETS__;
  const { returning, cohorts, honourSignals } = more;
  const tells = events || own.length > 0;
  const asks = tags?.categories.includes(OWN_CATEGORY) ?? false;
  const may = `${asks ? 'a' : ''}${tells ? 'e' : ''}${speed ? 'v' : ''}${returning || cohorts ? 'r' : ''}${cohorts ? 'c' : ''}${honourSignals ? 's' : ''}`;
  return `data-measure="${may}"${speed ? ` data-vitals="${vitals}"` : ''}`;
}

/** The app at once: nothing is to be seen before it. */
function appNow({ script, imports }: EntryFiles): string {
  const preloads = imports.map((file) => `<link rel="modulepreload" href="${file}">`);
  return `${preloads.join('')}<script type="module" ${source(script)}></script>`;
}

/** Whether the page shows a price. What is folded away shows none: its font comes when it is opened. */
function showsPrice(body: string): boolean {
  return body.includes('₦') && body.replaceAll(/<details(?![^>]* open).*?<\/details>/gs, '').includes('₦');
}

/** The fonts that a page begins with: also the sign of the Naira, which would else be found late, where it is on the page. */
function fonts(body: string, media?: string): string {
  const { fonts: always, naira } = __ASSETS__;
  const where = media === undefined ? '' : ` media="${media}"`;
  return [...always, ...(naira !== undefined && showsPrice(body) ? [naira] : [])]
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}"${where} crossorigin>`)
    .join('');
}

const COMMON = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
/** JSON that can stand inside a script element: no `<` can end it, no line separator can break it. */
function jsonBlock(data: object): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function pictureTags({ url, alt, size }: Preview): Record<string, string> {
  return {
    'og:image': url,
    ...(alt === '' ? {} : { 'og:image:alt': alt }),
    ...(size === null ? {} : { 'og:image:width': String(size.width), 'og:image:height': String(size.height) }),
  };
}

/** What other sites show beside a link; the settings may say something else than the page (A17). */
function openGraphTags({ openGraph, canonical, article, ...head }: ViewHead, siteName: string): string {
  if (openGraph === null) return '';
  const { title, description, type, image } = { ...head, ...openGraph };
  const tags = {
    'og:type': type,
    'og:site_name': siteName,
    'og:locale': 'en_NG',
    'og:title': title,
    'og:description': description,
    ...pictureTags(image),
    ...(canonical === null ? {} : { 'og:url': canonical }),
    ...Object.fromEntries(Object.entries(article ?? {}).map(([name, text]) => [`article:${name}`, text])),
  };
  return Object.entries(tags)
    .map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`)
    .join('');
}

/** X takes what it is not told from Open Graph, where there is any. */
function cardTags({ card, openGraph, ...head }: ViewHead): string {
  if (card === null) return '';
  const own = openGraph === null ? { title: head.title, description: head.description, image: head.image } : {};
  const { type = 'summary_large_image', site, creator, title, description, image } = { ...own, ...card };
  const tags = { card: type, site, creator, title, description, image: image?.url };
  return Object.entries(tags)
    .map(([name, text]) => (text === undefined ? '' : `<meta name="twitter:${name}" content="${escapeHtml(text)}">`))
    .join('');
}

function named(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function headTags(head: ViewHead, { site: { siteName }, placed }: FrameData): string {
  const { title, description, canonical, index, feed } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('keywords', head.keywords),
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    index ? '' : '<meta name="robots" content="noindex">',
    feed === null
      ? ''
      : `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteName)} press releases" href="${escapeHtml(feed)}">`,
    openGraphTags(head, siteName),
    cardTags(head),
    homeScreenTags(placed),
    `<meta name="theme-color" content="${brandColours.theme}">`,
  ].join('');
}

/** The files of the site and of one page, each once. */
function filesOf(name: ShownName): EntryFiles {
  const { site, pages } = __ASSETS__;
  const page = pages[name];
  if (page === undefined) return site;
  return {
    script: site.script,
    imports: [...new Set([...site.imports, page.script, ...page.imports])].filter((file) => file !== site.script),
    styles: [...new Set([...site.styles, ...page.styles])],
  };
}

const STILL: readonly ShownName[] = ['unsubscribe', 'password-reset', 'offline'];

type SiteDocument = { body: string; data: DocumentData } & Pick<
  MadeView,
  'structured' | 'codes' | 'tags' | 'measuring'
>;

/**
 * A whole document of the site, with what the browser hydrates from. It is marked as early until its first script hears what is
 * pressed. The pages of a link to unsubscribe and of a forgotten password have nothing that runs: at their addresses the app would
 * find no page, and such a link is for its owner's eyes only (A16, A19). That of a browser without a line stands at any address (X4).
 */
export function siteDocument({ body, data, structured, codes, tags, measuring }: SiteDocument): string {
  const { view, frame } = data;
  const files = filesOf(view.name);
  const isStill = STILL.includes(view.name);
  const look = looks(view.name, body, files);
  const block = isStill ? '' : `<script type="application/json" id="data">${jsonBlock(data)}</script>`;
  // A page that is painted before its styles are there leaves its script for later, too (decision 0040).
  const isHeld = look.end !== '';
  const first = isStill ? { tag: '', ahead: '' } : firstScript(files, { measuring, tags, isHeld });
  const scripts = isStill ? '' : `${first.tag}${tagsLater(tags)}`;
  const near = isStill ? '' : ' data-near';
  const [early, late] = isHeld ? [first.ahead, scripts] : [scripts, ''];
  const facts = structured.map((fact) => `<script type="application/ld+json">${jsonBlock(fact)}</script>`).join('');
  return (
    `<!doctype html><html lang="en-NG" data-build="${__ASSETS__.buildId}" data-early${near}${look.mark}><head>${COMMON}${tabIcon(frame)}` +
    `${headTags(view.head, frame)}${codes.map(([name, code]) => named(name, code)).join('')}${look.head}${early}${facts}</head>` +
    `<body><div id="root">${body}</div>${look.end}${block}${late}</body></html>`
  );
}

/** A page as a picture: looks only, nothing that runs; its links lead out of the frame that shows it. */
export function previewDocument({ body, view }: { body: string; view: PageView }): string {
  return (
    `<!doctype html><html lang="en-NG"><head>${COMMON}<meta name="robots" content="noindex">` +
    `<base target="_blank"><title>${escapeHtml(view.head.title)}</title>${fonts(body)}${styles(filesOf(view.name))}</head>` +
    `<body><div id="root">${body}</div></body></html>`
  );
}

/** The document of the preview's frame: nothing but what shows a page in it. */
export function previewFrame(): string {
  const script = __ASSETS__.preview;
  return (
    `<!doctype html><html lang="en-NG"><head>${COMMON}<meta name="robots" content="noindex"><title>Preview</title>` +
    `${script === undefined ? '' : `<script type="module" ${source(script)}></script>`}</head><body></body></html>`
  );
}

/** The back-office's document: nothing of the content is in it but its name, icon and sound. */
export function adminShell({ siteName, mapTiles, placed, isGreeted }: AdminShellInput): string {
  const files = __ASSETS__.admin;
  const tiles = mapTiles === null ? '' : ` data-map-tiles="${escapeHtml(JSON.stringify(mapTiles))}"`;
  const sound = placed['notification-system'];
  const soundData = sound === undefined ? '' : ` data-notification-sound="${escapeHtml(sound.url)}"`;
  return (
    `<!doctype html><html lang="en-NG" class="admin" data-build="${__ASSETS__.buildId}"><head>${COMMON}${tabIcon({ placed, site: { siteName } })}<meta name="robots" content="noindex">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(siteName)} back-office</title>` +
    `${files ? styles(files) + appNow(files) : ''}</head><body class="admin" data-site-name="${escapeHtml(siteName)}"${tiles}${soundData}${isGreeted ? ' data-greeted' : ''}><div id="root"></div>` +
    '<noscript>The back-office needs JavaScript.</noscript></body></html>'
  );
}
