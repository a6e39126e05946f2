import { useEffect, useEffectEvent } from 'react';
import { keyLetter } from '../shell/key-letter';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether this is Ctrl S or Cmd S. */
export function isSaveKey(event: Key): boolean {
  return keyLetter(event) === 's' && (event.ctrlKey || event.metaKey) && !event.altKey;
}

/** Ctrl S or Cmd S saves in place of the browser's own meaning, once however long it is held. Not where a form within the screen has taken it for itself. */
export function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) pressed();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
