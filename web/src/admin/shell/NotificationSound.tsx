import { useEffect } from 'react';
import { useToasterStore } from 'react-hot-toast/headless';
import { usePlacements } from '../../shared/api/library';

/** Plays the sound that the media library has placed, once for each failure that is said: those need a person (A15). */
export function NotificationSound() {
  const { data } = usePlacements();
  const url = data?.placements.find(({ placement }) => placement === 'notification-system')?.file?.url;
  const { toasts } = useToasterStore();
  const newest = toasts.find(({ type }) => type === 'error')?.id;
  useEffect(() => {
    if (newest === undefined || url === undefined) return;
    // A browser may refuse sounds before the first click on a page: the words are there all the same.
    void new Audio(url).play().catch(() => undefined);
  }, [newest, url]);
  return null;
}
