import type { Beacon, BeaconItem, WebVitals } from '@apoti/contract';
import { siteEvents } from '../lib/site-events';

/**
 * In ms: a search counts after so much quiet, or when the page is left; and how fast the page was is looked at after as much, though
 * nobody has touched it: who only reads is measured too.
 */
const QUIET_MS = 3_000;
/** What is gathered between two requests, so that one stays below what the server takes. */
const MAX_ITEMS = 20;

/** What is measured (`events vitals returning signals`, as the settings say, `a` where analytics are asked about), and the file that measures speed. */
type Measuring = { may: string; watch: (vitals: WebVitals) => unknown };

/** What a link counts as, by where it leads. */
function doneBy({ dataset, href }: HTMLAnchorElement): string {
  if (dataset['tells']) return dataset['tells'];
  if (/^tel:/.test(href)) return 'phone_called';
  if (/wa\.me\/\d/.test(href)) return 'whatsapp_opened';
  return /maps\/dir/.test(href) ? 'directions_opened' : '';
}

/** What holds for every page of the visit: where it came from, and on which device. */
function visitOf(): Pick<Beacon, 'referrer' | 'medium' | 'device'> {
  return {
    referrer: document.referrer && new URL(document.referrer).host,
    medium: /[?&]utm_medium=([^&]{0,50})/.exec(location.search)?.[1] ?? '',
    device: matchMedia('(pointer:coarse)').matches
      ? Math.min(screen.width, screen.height) < 600
        ? 'mobile'
        : 'tablet'
      : 'desktop',
  };
}

/**
 * Tells the server of the visit (A20): one request when a page is shown and one when it is hidden, which has what happened
 * between. Small, because it comes before anybody has touched the page: at most 1 KB.
 */
export function measure({ may, watch }: Measuring): void {
  /** The first page is shown, and was from its beginning on: only then can be told how fast it was. */
  let isFirst = true;
  const visit = visitOf();
  const vitals: WebVitals = {};
  let items: BeaconItem[] = [];
  /** The page whose view was told. */
  let page = '';
  /** Since when it is in sight; 0: it is not. */
  let since = 0;
  let typed = '';
  let searched = '';
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let begun = '';

  const send = () => {
    const { measured } = document.documentElement.dataset;
    const beacon: Beacon = { page, ...visit, returning: measured === 'back', items };
    items = [];
    // Who was asked about analytics and said no is not counted either.
    if (measured !== 'no')
      navigator.sendBeacon('/api/measure', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
  };
  const tell = (item: BeaconItem) => {
    if (items.push(item) >= MAX_ITEMS) send();
  };
  // Tools that the visitor agreed to hear of it too; what the server counts is told by the forms.
  const happened = (detail: string, isAlwaysTold = false) => {
    dispatchEvent(new CustomEvent(siteEvents.happened, { detail }));
    if (isAlwaysTold || may.includes('e')) tell({ kind: 'event', name: detail });
  };
  const search = () => {
    if (typed.length > 1 && typed !== searched) tell({ kind: 'search', text: (searched = typed) });
  };
  const show = () => {
    if (since) return;
    since = performance.now();
    if (page === location.pathname) return;
    page = location.pathname;
    typed = searched = begun = '';
    tell({ kind: 'view' });
    // Half a second later, so that what the page is painted with comes first on a slow line (S5); whoever has left has told of both in one.
    setTimeout(() => items[0] && send(), 500);
  };
  const hide = () => {
    if (since) {
      search();
      if (isFirst && vitals.fcp) tell({ kind: 'vitals', vitals });
      tell({ kind: 'leave', seconds: Math.round((performance.now() - since) / 1000) });
      since = 0;
      send();
    }
    // What was painted out of sight, or is painted after that, says nothing of how fast the page is.
    isFirst = false;
  };

  // First in line: nothing that hears of a press or a key shall take it away.
  const on = (name: string, heard: (event: Event) => void) => addEventListener(name, heard, true);
  const look = () => (document.hidden ? hide() : show());
  on('visibilitychange', look);
  on('pageshow', look);
  on('pagehide', () => {
    hide();
    // Whoever comes back to the page as it was looks at it once more.
    page = '';
  });
  on(siteEvents.page, () => {
    if (page === location.pathname) return;
    hide();
    look();
  });
  on('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const name = link && doneBy(link);
    if (name) happened(name);
  });
  on('input', ({ target, isTrusted }) => {
    if (!isTrusted || !(target instanceof HTMLElement)) return;
    const [form, kind] = /^(contact|franchise)-form$/.exec(target.closest('form')?.id ?? '') ?? [];
    if (form && begun !== form) happened(`${kind}_form_started`, true);
    begun = form ?? begun;
    if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
    typed = target.value.trim();
    clearTimeout(quiet);
    quiet = setTimeout(search, QUIET_MS);
  });
  // The app is heavier than what measures it: speed is looked at once it is there, from what the browser has noted until then.
  const begin = () => may.includes('v') && watch(vitals);
  on('app:ready', begin);
  setTimeout(begin, QUIET_MS);
  look();
}
