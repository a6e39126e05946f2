/** Where a page is looked at: a part of it by its id or by its name (`footer`); undefined for its top. */
export type Anchor = string | undefined;

/** How close to the edge of the frame something may stand and still be in sight, in CSS pixels: the page's own bar is there. */
const EDGE = 90;
const MARK_MS = 1_600;
/** From how many letters on words are looked for inside of longer ones. */
const TELLING = 8;

function partOf(page: Document, anchor: Anchor): Element | null {
  if (anchor === undefined) return null;
  return page.getElementById(anchor) ?? page.getElementsByTagName(anchor)[0] ?? null;
}

/** Brings a part of the page to the top of the frame. */
export function goTo(page: Document, anchor: Anchor): void {
  const part = partOf(page, anchor);
  if (part === null) page.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
  else reveal(part, 'start');
}

/**
 * Unfolds what an element is in, and brings it into sight if it is not. Within the page alone: `scrollIntoView` would move the
 * frame and the form beside it too.
 */
export function reveal(element: Element, block: 'start' | 'center' = 'center'): void {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.localName === 'details') around.setAttribute('open', '');
    if (around.scrollWidth > around.clientWidth) scrollAside(around, element);
  }
  const view = element.ownerDocument.defaultView;
  if (view === null) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  if (block === 'center' && top >= EDGE && bottom <= view.innerHeight - EDGE / 2) return;
  const isWhole = height < view.innerHeight - 2 * EDGE;
  const by = block === 'center' && isWhole ? top - (view.innerHeight - height) / 2 : top - EDGE;
  view.scrollBy({ top: by, behavior: 'instant' });
}

function scrollAside(row: Element, element: Element): void {
  const [around, inside] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inside.left < around.left || inside.right > around.right)
    row.scrollBy({ left: inside.left - around.left, behavior: 'instant' });
}

const marks = new WeakMap<Document, Animation>();

/** Marks an element for a moment; one at a time. */
export function mark(element: Element): void {
  const page = element.ownerDocument;
  marks.get(page)?.cancel();
  // The same all the time: what changes with each frame would have the page painted with each frame (S11).
  const line = { outline: '3px solid var(--signal-bright)', outlineOffset: '4px' };
  marks.set(page, element.animate([line, line], { duration: MARK_MS }));
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words of an element that are not in another one within it. */
function ownWords(element: Element): string {
  const own = [...element.childNodes].filter(({ nodeName }) => nodeName === '#text');
  return plain(own.map(({ textContent }) => textContent).join(''));
}

/** What of a field's text is looked for: its first line, or the longest piece of it that the brand does not stand in. */
function wantedIn(text: string): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const pieces = first.split('{product}').map(plain);
  return pieces.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** Where the text of a field stands on the page: first in the part that is looked at, then in the page's own words, then anywhere. */
export function findText(page: Document, text: string, anchor: Anchor): Element | null {
  const wanted = wantedIn(text);
  if (wanted.length < 2) return null;
  for (const part of [partOf(page, anchor), page.querySelector('main'), page.body]) {
    const elements = [...(part?.querySelectorAll('*') ?? [])].map((element) => ({ element, words: ownWords(element) }));
    const found =
      elements.find(({ words }) => words === wanted) ??
      (wanted.length < TELLING ? undefined : elements.find(({ words }) => words.includes(wanted)));
    if (found) return found.element;
  }
  return null;
}

/** Which of several elements holds the text of a field; null when none does. */
export function holderOf(elements: readonly Element[], text: string): Element | null {
  const wanted = wantedIn(text);
  if (wanted.length < 2) return null;
  return elements.find(({ textContent }) => plain(textContent).includes(wanted)) ?? null;
}
