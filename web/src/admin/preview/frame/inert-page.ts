import { nextTask } from '../../../shared/lib/next-task';

/** What the Tab key stops at: in a preview none of it does anything. */
const STOPS = 'a, area, button, input, select, textarea, summary, audio, video, iframe, [tabindex]';

const LEADS = new Set<unknown>(['a', 'area', 'button', 'input']);

/** How much of a page is read before keys are answered again, in letters (S11). */
const PIECE = 24_000;

/** Long pages are read in several tasks: a parser takes what it is given piece by piece. */
async function read(html: string): Promise<Document> {
  const page = document.implementation.createHTMLDocument();
  page.open();
  for (let at = 0; at < html.length; at += PIECE) {
    page.write(html.slice(at, at + PIECE));
    await nextTask();
  }
  page.close();
  return page;
}

/**
 * A page as a picture of itself. It has a single stop for the Tab key, the page, which arrows scroll; what is not ours (a
 * player) is left empty. No script of it comes along; its forms and windows are held back by the frame's sandbox.
 */
export async function inertPage(html: string): Promise<Document> {
  const page = await read(html);
  for (const stop of page.querySelectorAll(STOPS)) stop.setAttribute('tabindex', '-1');
  for (const script of page.querySelectorAll('script')) script.remove();
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
