import type { AskedCategory, SiteTags } from '@apoti/contract/rendering/site-tags';
import { CONSENT_STORAGE } from '../lib/storage-names';
import { keepChoice, keepsChoices, readChoice, saysDoNotTrack } from './choice';
import { consentTexts } from './consent-texts';
import { forgetTools } from './forget';
import { loadLooks } from './looks';
import { ask, hideNotice, showSettings } from './notice';

type Allowed = ReadonlySet<AskedCategory>;

/** What consent is for: it is told what is allowed, at first and when that becomes more. */
export type Loader = { allow(allowed: Allowed): void; readonly loaded: Allowed };

/** Marks the links that open the settings; without script they lead to the page on cookies. */
export const SETTINGS_LINK = 'a[data-cookie-settings]';

/** Takes back what was allowed: what runs cannot be stopped, so it is forgotten and the page begins anew without it. */
function startAnew(): void {
  forgetTools();
  location.reload();
}

const isLess = (allowed: Allowed, before: Allowed) => [...before].some((category) => !allowed.has(category));

/**
 * Asks where nothing is answered yet, lets the tools in by the answer, and opens the settings whenever somebody wants to see
 * them. Returns how to stop following.
 */
export function startConsent(tags: SiteTags, loader: Loader): () => void {
  const following = new AbortController();
  const stop = () => following.abort();
  const reason = reasonNotToAsk(tags);

  const apply = (allowed: Allowed) => {
    if (isLess(allowed, loader.loaded)) startAnew();
    else loader.allow(allowed);
  };
  const onAnswer = (allowed: Allowed) => {
    keepChoice(tags, allowed, Date.now());
    apply(allowed);
  };
  const present = () => (reason === null ? readChoice(tags, Date.now()) : null);

  // The settings took the place of the question; closed without an answer, they have answered nothing.
  const askAgain = () => {
    if (reason === null && present() === null) ask({ tags, allowed: new Set(), onAnswer });
  };

  document.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!isPlain || !(event.target instanceof Element) || event.target.closest(SETTINGS_LINK) === null) return;
      event.preventDefault();
      event.stopPropagation();
      void loadLooks().then(() => showSettings({ tags, allowed: present() ?? new Set(), onAnswer }, reason, askAgain));
    },
    { capture: true, signal: following.signal },
  );
  if (reason !== null) return stop;
  // Answered, or taken back, elsewhere.
  const renew = () => {
    const chosen = present();
    if (chosen !== null) hideNotice();
    // Where nothing was answered, and still is not, that is no refusal.
    if (chosen !== null || loader.loaded.size > 0) apply(chosen ?? new Set());
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_STORAGE || key === null) renew();
  };
  addEventListener('storage', onStorage, following);
  // A page that the browser kept as it was, and shows again, has heard of nothing meanwhile.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) renew();
  };
  addEventListener('pageshow', onShown, following);
  const chosen = present();
  if (chosen !== null) loader.allow(chosen);
  // What was answered in another tab meanwhile is not asked again.
  else void loadLooks().then(() => present() ?? ask({ tags, allowed: new Set(), onAnswer }));
  return stop;
}

/** Why nobody is asked, and nothing loaded; null: nothing speaks against it. */
function reasonNotToAsk({ honourSignals }: SiteTags): string | null {
  if (honourSignals && saysDoNotTrack()) return consentTexts.doNotTrack;
  return keepsChoices() ? null : consentTexts.unkept;
}
