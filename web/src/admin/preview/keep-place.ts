/** Where a page is looked at: a part of it by its id or by its name (`footer`); undefined for its top. */
export type Anchor = string | undefined;

function partOf(document: Document, anchor: string): Element | null {
  return document.getElementById(anchor) ?? document.getElementsByTagName(anchor)[0] ?? null;
}

/** Brings a part of the page to the top of the frame. */
export function goTo(document: Document, anchor: Anchor): void {
  const part = anchor === undefined ? null : partOf(document, anchor);
  if (part === null) document.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
  else part.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Goes on in `next` where `before` was left: how far it and its rows were scrolled, what was unfolded. */
export function keepPlace(before: Document, next: Document): void {
  const { scrollX: left = 0, scrollY: top = 0 } = before.defaultView ?? {};
  const unfolded = [...before.querySelectorAll('details')].map(({ open }) => open);
  for (const [index, details] of [...next.querySelectorAll('details')].entries()) {
    details.open = unfolded[index] ?? details.open;
  }
  const rows = [...next.querySelectorAll('body *')];
  for (const [index, row] of [...before.querySelectorAll('body *')].entries()) {
    if (row.scrollLeft !== 0) rows[index]?.scrollTo({ left: row.scrollLeft, behavior: 'instant' });
  }
  next.defaultView?.scrollTo({ left, top, behavior: 'instant' });
}

/** What the eye sees of a page, in order: its elements with words of their own, and its pictures. */
function seenIn(document: Document): { element: Element; look: string }[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const words = [...element.childNodes].filter(({ nodeName }) => nodeName === '#text');
    const text = words.map(({ textContent }) => textContent).join('');
    const picture = element.getAttribute('src') ?? '';
    return text === '' && picture === '' ? [] : [{ element, look: `${element.localName} ${text} ${picture}` }];
  });
}

/** Shows what differs from `before`: unfolds it, and scrolls to it if it is out of sight. */
export function showChange(before: Document, next: Document): void {
  const old = seenIn(before);
  const changed = seenIn(next).find(({ look }, index) => look !== old[index]?.look)?.element;
  if (changed === undefined) return;
  for (let around = changed.parentElement; around !== null; around = around.parentElement) {
    if (around.localName === 'details') around.setAttribute('open', '');
  }
  changed.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** Makes links lead nowhere: it is a picture of the page. What unfolds does so still. */
export function stopLinks(document: Document): void {
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault());
}
