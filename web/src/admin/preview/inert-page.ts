/** What the Tab key stops at: in a preview none of it does anything. */
const STOPS = 'a, area, button, input, select, textarea, summary, audio, video, iframe, [tabindex]';

const LEADS = new Set<unknown>(['a', 'area', 'button', 'input']);

/**
 * A page as a picture of itself. It has a single stop for the Tab key, the page, which arrows scroll; what is not ours (a
 * player) is left empty. Its scripts, forms and windows are held back by the frame's sandbox.
 */
export function inertPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const stop of page.querySelectorAll(STOPS)) stop.setAttribute('tabindex', '-1');
  for (const player of page.querySelectorAll('iframe')) player.removeAttribute('src');
  page.body.tabIndex = 0;
  return page;
}

/** Makes what is pressed in it lead nowhere. What unfolds does so still. */
export function stopLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    // By name: they are elements of another window.
    const leads = event.composedPath().some((each) => 'localName' in each && LEADS.has(each.localName));
    if (leads) event.preventDefault();
  });
}

/** The files that a page takes its looks from, in one text. */
export function looksOf(page: Document): string {
  return [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')).join(' ');
}
