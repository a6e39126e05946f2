import { useEffect } from 'react';
import { useToasterStore } from 'react-hot-toast/headless';

/**
 * Plays the sound that the media library has placed, once for each failure that is said: those need a person (A15). The
 * document names it, so that a sound placed since is heard from the next load on.
 */
export function useNotificationSound(enabled: boolean): void {
  const { toasts } = useToasterStore();
  const newest = toasts.find(({ type }) => type === 'error')?.id;
  useEffect(() => {
    const address = document.body.dataset['notificationSound'];
    if (!enabled || newest === undefined || address === undefined) return;
    // A browser may refuse sounds before the first click on a page: the words are there all the same.
    void new Audio(address).play().catch(() => undefined);
  }, [enabled, newest]);
}
