import { useEffect, useEffectEvent } from 'react';
import { keyLetter } from './key-letter';

/** A key, or two in turn, and what it does, for the help sheet. */
export type Shortcut = { keys: string; does: string };

/** What the whole back-office listens to, beside the screens' own letters. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'Ctrl S', does: 'Save now' },
  { keys: 'Ctrl Z', does: 'Undo' },
  { keys: 'Ctrl Shift Z', does: 'Redo' },
  { keys: '/', does: 'Search this screen' },
  { keys: '?', does: 'Show this sheet' },
  { keys: 'Alt F10', does: 'To the tools of a long text' },
  { keys: 'Ctrl K', does: 'Link in a long text' },
  { keys: 'Esc', does: 'Close what is open' },
];

/** Where keys are letters: there they never are shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}

/** How long the second key of two may take, in ms. */
const SECOND_KEY_MS = 1_200;

/**
 * Single letters anywhere but in a field, and not while a dialog asks something: `g` and a letter are told as `g c`. WCAG
 * 2.1.4 asks that they can be turned off: `enabled`.
 */
export function useLetterKeys(onKeys: (keys: string) => void, enabled: boolean): void {
  const told = useEffectEvent(onKeys);
  useEffect(() => {
    if (!enabled) return undefined;
    // When `g` was pressed, by the page's own clock: that begins at 0 with the page, so "never" cannot be 0.
    let begun = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!plain || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const isSecond = event.timeStamp - begun < SECOND_KEY_MS;
      const key = keyLetter(event);
      begun = key === 'g' && !isSecond ? event.timeStamp : -Infinity;
      if (begun === -Infinity) told(isSecond ? `g ${key}` : key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled]);
}
