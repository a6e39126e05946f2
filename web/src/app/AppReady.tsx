import { useEffect } from 'react';
import { forgetCarousels } from '../shared/lib/carousel-handover';
import { isReady } from '../shared/lib/is-ready';

/** Stands beside the page and says, once the app has taken it over, that it has: to the first script, which then lets go. */
export function AppReady() {
  useEffect(() => {
    if (isReady()) return;
    document.documentElement.dataset['ready'] = '';
    forgetCarousels();
    dispatchEvent(new Event('app:ready'));
  }, []);
  return null;
}
