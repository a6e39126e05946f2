import { useEffect } from 'react';
import { forgetCarousels } from '../shared/lib/carousel-handover';

/** Stands beside the page and says, once the app has taken it over, that it has: to the first script, which then lets go. */
export function AppReady() {
  useEffect(() => {
    if ('ready' in document.documentElement.dataset) return;
    document.documentElement.dataset['ready'] = '';
    forgetCarousels();
    dispatchEvent(new Event('app:ready'));
  }, []);
  return null;
}
