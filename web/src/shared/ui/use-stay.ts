import { useEffect, useEffectEvent } from 'react';

/** A way back that has not come for so long comes no more, in ms. */
const LONGEST_RETURN_MS = 1_000;

/** A number of this name in something of the browser's or the router's; null where there is none. */
function numberIn(thing: unknown, name: 'index' | 'idx'): number | null {
  if (typeof thing !== 'object' || thing === null) return null;
  const value: unknown = Reflect.get(thing, name);
  return typeof value === 'number' ? value : null;
}

/** Where the page is in the tab's history: by the browser, where it tells, and as the router notes it in `state`. */
type Place = { index: number | null; idx: number | null };

function placeOf(state: unknown): Place {
  const navigation: unknown = Reflect.get(window, 'navigation');
  const entry: unknown =
    typeof navigation === 'object' && navigation !== null ? Reflect.get(navigation, 'currentEntry') : null;
  return { index: numberIn(entry, 'index'), idx: numberIn(state, 'idx') };
}

/**
 * How many steps there are from one entry to another. Where the browser does not tell, one that the router has not made, such
 * as a leap to a heading, counts as one step back.
 */
function steps(from: Place, to: Place): number {
  if (from.index !== null && to.index !== null) return to.index - from.index;
  return from.idx === null || to.idx === null ? -1 : to.idx - from.idx;
}

type Hold = { stay: (event: PopStateEvent) => void; ask: () => void; isCover: boolean };

/** What holds the page; the last one is on top. */
const holds: Hold[] = [];

/** A cover stands over all, whatever was held after it came. */
function topHold(): Hold | undefined {
  return holds.filter(({ isCover }) => isCover).at(-1) ?? holds.at(-1);
}

/** Whether the page goes without the browser's question: all that is kept is kept. */
let isLeaving = false;

/** Has the browser ask before the page is left: a listener of `beforeunload`, for as long as something would be lost with it. */
export function warnOfLeaving(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}

/** Hears of Back and Forward from now on. Before the router does: on the window, listeners are called in their order, capturing ones too. */
export function hearLeaving(): void {
  window.addEventListener('popstate', (event) => topHold()?.stay(event));
  window.addEventListener('pageshow', () => (isLeaving = false));
}

/** Asks, where something would be lost with the page, before a link within it is followed. Answers whether it asks. */
export function askToLeave(): boolean {
  const hold = topHold();
  hold?.ask();
  return hold !== undefined;
}

/** Goes to another document without a question about what was typed into dialogs. */
export function leaveUnasked(address: string): void {
  isLeaving = true;
  window.location.assign(address);
}

/** Has Back and Forward leave the page where it is and call `ask`. Answers what ends that. */
export function holdPage(ask: () => void, { isCover = false } = {}): () => void {
  const here = placeOf(history.state);
  let returning: ReturnType<typeof setTimeout> | undefined;
  const returned = () => {
    clearTimeout(returning);
    returning = undefined;
  };
  const stay = (event: PopStateEvent) => {
    // The router would take the page away.
    event.stopImmediatePropagation();
    const away = returning === undefined ? steps(here, placeOf(event.state)) : 0;
    returned();
    if (away === 0) return;
    returning = setTimeout(returned, LONGEST_RETURN_MS);
    history.go(-away);
    ask();
  };
  const hold = { stay, ask, isCover };
  holds.push(hold);
  return () => {
    returned();
    holds.splice(holds.indexOf(hold), 1);
  };
}

/**
 * While something would be lost with the page, the browser's Back and Forward leave it where it is and call `onLeave`, which
 * asks; a closed tab and a reload are asked about by the browser. Where nobody has called `hearLeaving`, only these are.
 */
export function useStay(isUnsaved: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const letGo = holdPage(() => leave());
    const warn = (event: BeforeUnloadEvent) => warnOfLeaving(event);
    window.addEventListener('beforeunload', warn);
    return () => {
      letGo();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
