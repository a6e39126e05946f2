import { useEffect } from 'react';

/** Stands beside the page and says, once the app has taken it over, that it has: to the first script, which then lets go. */
export function AppReady() {
  useEffect(() => {
    if ('ready' in document.documentElement.dataset) return;
    document.documentElement.dataset['ready'] = '';
    dispatchEvent(new Event('app:ready'));
  }, []);
  return null;
}
