import { momentText } from '../../shared/lib/moment-text';
import { OFFLINE_LACK, OFFLINE_LIST, OFFLINE_NOTE } from '../../shared/offline/places';
import { OFFLINE_UNTIL, OFFLINE_WHY } from '../../shared/offline/why';

/** A page that can be read without a line. `title` is HTML. */
export type Readable = { path: string; title: string; keptAt: number };

type Shown = { keptAt: number; isOnline: boolean; style: string; isPlain: boolean };

/**
 * A kept page with the note that says so, and of when it is. It stands outside of what the app takes over; the link asks the
 * site again.
 * @param style address of the styles of the note
 * @param isPlain the address asks for nothing but the page; else the app adds what it asks for, once it is there
 */
export function withNote(html: string, { keptAt, isOnline, style, isPlain }: Shown): string {
  const lack = `<span id="${OFFLINE_LACK}"> It does not show yet what its address asks for, such as a search.</span>`;
  const why = isOnline ? OFFLINE_WHY.noSite : OFFLINE_WHY.noLine;
  const note =
    `<aside id="${OFFLINE_NOTE}" class="offline-note" aria-label="About this copy"><p role="status">${why}: this page is from ` +
    `<time datetime="${new Date(keptAt).toISOString()}">${momentText(keptAt)}</time> (Lagos time).${isPlain ? '' : lack}</p><a href="" target="_self">Try again</a></aside>`;
  return html
    .replace('</head>', () => `<link rel="stylesheet" href="${style}"></head>`)
    .replace('<body>', () => `<body>${note}`);
}

/** The page for what is not kept, as it is where the browser has a line and the site is not there. */
function ofSite(html: string): string {
  const { noLine, noSite } = OFFLINE_WHY;
  return html
    .replace(`<title>${noLine}`, `<title>${noSite}`)
    .replace(`<h1>${noLine}</h1>`, `<h1>${noSite}</h1>`)
    .replace(OFFLINE_UNTIL.noLine, OFFLINE_UNTIL.noSite);
}

/** The page for what is not kept, with why, and with the list of what is. */
export function withReadable(html: string, pages: readonly Readable[], isOnline: boolean): string {
  const said = isOnline ? ofSite(html) : html;
  if (pages.length === 0) return said;
  const items = pages.map(
    ({ path, title, keptAt }) =>
      `<li><a href="${path}"><strong>${title}</strong><span>from ${momentText(keptAt)}</span></a></li>`,
  );
  return said.replace(
    `<div id="${OFFLINE_LIST}"></div>`,
    () =>
      `<section aria-labelledby="readable"><h2 id="readable">You can read these now</h2><ul>${items.join('')}</ul></section>`,
  );
}
