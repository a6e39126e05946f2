import { useEffect, useRef, type RefObject } from 'react';
import type { Toast } from 'react-hot-toast/headless';

/** What is read aloud for certain is put into a place that has stood there empty: also after it has moved with its dialog. */
const SETTLED_MS = 100;

/** Has the toasts that are new read aloud, in the place that it answers; once none is shown, nothing stays there. */
export function useToastWords(
  shown: readonly Toast[],
  stack: RefObject<HTMLElement | null>,
): RefObject<HTMLParagraphElement | null> {
  const place = useRef<HTMLParagraphElement>(null);
  const known = useRef(new Map<string, Toast['message']>());
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (words: string) => {
    clearTimeout(timer.current);
    waiting.current = [];
    if (place.current) place.current.textContent = words;
  };
  useEffect(() => {
    // The newest one stands first.
    const added = shown
      .flatMap(({ id, message }, index) =>
        known.current.get(id) === message ? [] : [stack.current?.children[index]?.textContent ?? ''],
      )
      .reverse();
    known.current = new Map(shown.map(({ id, message }) => [id, message]));
    if (shown.length === 0) return say('');
    if (added.length === 0) return undefined;
    waiting.current.push(...added);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => say(waiting.current.join(' ')), SETTLED_MS);
    return undefined;
  });
  return place;
}
