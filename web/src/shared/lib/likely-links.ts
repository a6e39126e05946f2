import { isSparing } from './free-line';

/** For how long a mouse stays on a link that it means, in ms. */
const DWELL_MS = 65;
/** After so many pages on one visit of a document nothing more is told. */
const MOST = 10;

/** What a public page's path looks like: no file, which has a dot, and not the back-office. The list of pages would weigh more. */
const PAGE = /^\/(?!admin)[\w/-]*$/;

/** The path that a link to a page of ours has; null for other documents, this page itself, and addresses with parameters. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const isOther = origin === location.origin && pathname !== location.pathname && search === '';
  return isOther && PAGE.test(pathname) ? pathname : null;
}

type Tell = (path: string) => unknown;

/** Tells each page once, and nothing to who saves data. */
function teller(tell: Tell): Tell {
  const told = new Set<string>();
  return (path) => {
    if (told.has(path) || told.size >= MOST || isSparing()) return;
    told.add(path);
    tell(path);
  };
}

/** Tells, each page once, where a person is likely to go next: a mouse rests on the link. Answers how to end it. */
export function onHoveredLink(tell: Tell): () => void {
  const offer = teller(tell);
  const ends = new AbortController();
  const on = { signal: ends.signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOver = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    const path = pointerType === 'mouse' ? pageOf(target) : null;
    if (path !== null) timer = setTimeout(() => offer(path), DWELL_MS);
  };
  addEventListener('pointerover', onOver, on);
  // Who has clicked already is on the way.
  addEventListener('click', () => clearTimeout(timer), { ...on, capture: true });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}

/** The same for a finger that touches the link, a moment before it opens it. */
export function onTouchedLink(tell: Tell): () => void {
  const offer = teller(tell);
  const onTouch = ({ target }: Event) => {
    const path = pageOf(target);
    if (path !== null) offer(path);
  };
  addEventListener('touchstart', onTouch, { passive: true });
  return () => removeEventListener('touchstart', onTouch);
}
