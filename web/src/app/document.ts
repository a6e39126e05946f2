import type { SiteData } from '../shared/site-data/site-data';
import { escapeHtml } from './escape-html';
import type { PageHead } from './page-head';

function links(files: EntryFiles): string {
  return [
    ...files.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...files.imports.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${files.script}"></script>`,
  ].join('');
}

function fonts(): string {
  return __ASSETS__.fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
    .join('');
}

const COMMON =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** JSON that can stand inside a script element: no `<` can end it, no line separator can break it. */
function dataBlock(data: SiteData): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** A whole document of the site, with what the browser hydrates from. */
export function siteDocument({ head, body, data }: { head: PageHead; body: string; data: SiteData }): string {
  const { title, description, canonical } = head;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}"><meta property="og:url" content="${escapeHtml(canonical)}">`,
    head.index ? '' : '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(data.site.siteName)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    '<meta name="theme-color" content="#173f2e">',
  ].join('');
  return (
    `<!doctype html><html lang="en-NG"><head>${COMMON}${tags}${fonts()}${links(__ASSETS__.site)}</head>` +
    `<body><div id="root">${body}</div><script type="application/json" id="data">${dataBlock(data)}</script></body></html>`
  );
}

/** The back-office's document: nothing of the content is in it. */
export function adminShell(siteName: string): string {
  const files = __ASSETS__.admin;
  return (
    `<!doctype html><html lang="en-NG" class="admin"><head>${COMMON}<meta name="robots" content="noindex">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(siteName)} back-office</title>` +
    `${files ? links(files) : ''}</head><body class="admin" data-site-name="${escapeHtml(siteName)}"><div id="root"></div>` +
    '<noscript>The back-office needs JavaScript.</noscript></body></html>'
  );
}
