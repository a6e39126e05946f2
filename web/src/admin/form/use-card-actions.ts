import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CardActions } from './ItemCard';

/** Actions that are always the same functions and do what the latest drawn ones do: a card need not be drawn for them. */
export function useCardActions(latest: CardActions): CardActions {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useMemo(
    () => ({
      toggle: (key) => ref.current.toggle(key),
      move: (key, to, button) => ref.current.move(key, to, button),
      remove: (key) => ref.current.remove(key),
    }),
    [],
  );
}
