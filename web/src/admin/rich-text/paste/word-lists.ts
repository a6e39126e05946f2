import { styleOf } from './style-of';

type Item = { element: Element; level: number; ordered: boolean; start: number };

/** A marker that counts: `1.`, `a)`, `(iv)`; all others are bullets, `o` and `·` among them. */
const COUNTING = /^\(?([0-9]{1,3}|[a-z]{1,4})[.)]$/i;
const DEEPEST = 6;

/** A list's item as Word writes it: a paragraph with `mso-list`, whose marker is text that is meant to be ignored. */
function itemOf(element: Element): Item | null {
  const list = styleOf(element).get('mso-list') ?? '';
  const level = /level(\d)/.exec(list)?.[1];
  if (element.tagName !== 'P' || level === undefined) return null;
  const marker = [...element.querySelectorAll('span')].find((span) => styleOf(span).get('mso-list') === 'ignore');
  const text = (marker?.textContent ?? '').replace(/[\s\u00a0]/g, '');
  const count = COUNTING.exec(text)?.[1];
  marker?.remove();
  return { element, level: Math.min(Number(level), DEEPEST), ordered: count !== undefined, start: Number(count) || 1 };
}

/** A list of one kind at the end of `holder`: the one that is there, or a new one. */
function listIn(holder: Element, { ordered, start }: Item): Element {
  const tag = ordered ? 'OL' : 'UL';
  const last = holder.lastElementChild;
  if (last?.tagName === tag) return last;
  const list = holder.ownerDocument.createElement(tag);
  if (ordered && start > 1) list.setAttribute('start', String(start));
  holder.append(list);
  return list;
}

/** Builds the lists of items that follow one another, each in the item above it that is less deep. */
function nest(items: readonly Item[], holder: Element): void {
  const open: { level: number; element: Element }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) >= item.level) open.pop();
    const list = listIn(open.at(-1)?.element ?? holder, item);
    const entry = holder.ownerDocument.createElement('li');
    entry.append(...item.element.childNodes);
    list.append(entry);
    open.push({ level: item.level, element: entry });
  }
}

/** Makes lists of the paragraphs with markers that Word writes instead. */
export function buildWordLists(root: Element): void {
  let run: Item[] = [];
  const end = () => {
    const [first] = run;
    if (!first) return;
    const holder = root.ownerDocument.createElement('div');
    first.element.before(holder);
    nest(run, holder);
    for (const { element } of run) element.remove();
    holder.replaceWith(...holder.childNodes);
    run = [];
  };
  let last: Element | null = null;
  for (const element of root.querySelectorAll('p')) {
    const item = itemOf(element);
    if (item === null || (last !== null && element.previousElementSibling !== last)) end();
    if (item) run.push(item);
    last = item === null ? null : element;
  }
  end();
}

/** Lists that stand directly in a list, as Google Docs writes them, belong to the item before them. */
export function nestLists(root: Element): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
  }
}
