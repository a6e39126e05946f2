import { isSparing } from './free-line';

/** For how long a mouse stays on a link that it means, in ms. */
const DWELL_MS = 65;
/** After so many pages on one visit of a document nothing more is told. */
const MOST = 10;

/** What a public page's path looks like: no file, which has a dot, and not the back-office. The list of pages would weigh more. */
const PAGE = /^\/(?!admin)[\w/-]*$/;

/** What tells where a person is likely to go: a mouse that rests on a link, or a finger that touches it. */
export type LikelyBy = 'mouse' | 'finger';

/** The path that a link to a page of ours has; null for other documents, this page itself, and addresses with parameters. */
function pageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const isOther = origin === location.origin && pathname !== location.pathname && search === '';
  return isOther && PAGE.test(pathname) ? pathname : null;
}

/**
 * Tells, each page once, where a person is likely to go next: a mouse rests on the link, or a finger touches it. Tells nothing to
 * who saves data. Answers how to end it.
 */
export function onLikelyLink(tell: (path: string, by: LikelyBy) => void): () => void {
  const told = new Set<string>();
  const ends = new AbortController();
  const on = { signal: ends.signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = (path: string, by: LikelyBy) => {
    if (told.has(path) || told.size >= MOST || isSparing()) return;
    told.add(path);
    tell(path, by);
  };
  const onOver = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    const path = pointerType === 'mouse' ? pageOf(target) : null;
    if (path !== null) timer = setTimeout(() => offer(path, 'mouse'), DWELL_MS);
  };
  const onTouch = ({ target }: Event) => {
    const path = pageOf(target);
    if (path !== null) offer(path, 'finger');
  };
  addEventListener('pointerover', onOver, on);
  addEventListener('touchstart', onTouch, on);
  // Who has clicked already is on the way.
  addEventListener('click', () => clearTimeout(timer), { ...on, capture: true });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}
