import { addScript } from './add-script';
import { tellConsent } from './gtag';
import type { Allowed, LoadedTool } from './tool';

/** Google Tag Manager: its container loads what its owner put into it, as far as the content security policy lets it. */
export function loadGoogleTagManager({ id }: { id: string }, allowed: Allowed): LoadedTool {
  tellConsent(allowed);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  return {
    allow: tellConsent,
    event: (event) => window.dataLayer?.push({ event }),
  };
}
