import { useEffect, useEffectEvent } from 'react';

/** How far an entry of the tab's history is from its first one, as the router notes it. */
function placeOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** How many steps there are from one entry to another. One that the router has not made, such as a leap to a heading, counts as one step on. */
function steps(from: unknown, to: unknown): number {
  const [here, there] = [placeOf(from), placeOf(to)];
  return here === null || there === null ? -1 : there - here;
}

/** What holds the page; the last one is on top. */
const holds: ((event: PopStateEvent) => void)[] = [];

/** Hears of Back and Forward from now on. Before the router does: on the window, listeners are called in their order, capturing ones too. */
export function hearLeaving(): void {
  window.addEventListener('popstate', (event) => holds.at(-1)?.(event));
}

/**
 * While something would be lost with the page, the browser's Back and Forward leave it where it is and call `onLeave`, which
 * asks; a closed tab and a reload are asked about by the browser. Where nobody has called `hearLeaving`, only these are.
 */
export function useStay(isUnsaved: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const here: unknown = history.state;
    let isReturning = false;
    const stay = (event: PopStateEvent) => {
      // The router would take the page away.
      event.stopImmediatePropagation();
      const away = isReturning ? 0 : steps(here, event.state);
      isReturning = away !== 0;
      if (away === 0) return;
      history.go(-away);
      leave();
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    holds.push(stay);
    window.addEventListener('beforeunload', warn);
    return () => {
      holds.splice(holds.indexOf(stay), 1);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
