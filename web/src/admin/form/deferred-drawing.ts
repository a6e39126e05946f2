import { createContext, startTransition, useContext, useOptimistic } from 'react';

/**
 * True inside of forms of large screens whose edits go into an editing session: what is typed stands in its field at once,
 * the rest of the screen follows between the keys (S11). Forms that are read from what is drawn, such as that of a new
 * entry, must be drawn at each key.
 */
export const DeferredDrawing = createContext(false);

/** A text as its field shows it, and what takes what is typed there. */
export function useTypedText(
  value: string,
  onChange: (value: string) => void,
): readonly [shown: string, take: (typed: string) => void] {
  const isDeferred = useContext(DeferredDrawing);
  const [shown, show] = useOptimistic(value);
  const take = (typed: string) =>
    startTransition(() => {
      show(typed);
      onChange(typed);
    });
  return isDeferred ? [shown, take] : [value, onChange];
}
