import type { Allowed } from './tool';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** Google's way of telling it something. Both of its tools read the same list. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // Google takes this very object for a command; a list with the same members it leaves alone.
  window.dataLayer.push(arguments);
}

const word = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');

/** Consent in Google's words: what it may keep in the browser, and what for. */
export function googleConsent(allowed: Allowed): Record<string, 'granted' | 'denied'> {
  const marketing = word(allowed.has('marketing'));
  const preferences = word(allowed.has('preferences'));
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: word(allowed.has('analytics')),
    functionality_storage: preferences,
    personalization_storage: preferences,
    security_storage: 'granted',
  };
}

let isTold = false;

/** Tells Google what was agreed to, before anything of it is loaded and again when it becomes more. */
export function tellConsent(allowed: Allowed): void {
  window.gtag = gtag;
  gtag('consent', isTold ? 'update' : 'default', googleConsent(allowed));
  isTold = true;
}
