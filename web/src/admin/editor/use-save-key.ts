import { useEffect, useEffectEvent } from 'react';
import { keyLetter } from '../shell/key-letter';

/** Ctrl S or Cmd S saves in place of the browser's own meaning. */
export function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (keyLetter(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      pressed();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
