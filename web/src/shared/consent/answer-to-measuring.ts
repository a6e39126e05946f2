import type { AskedCategory, SiteTags } from '@apoti/contract/rendering/site-tags';
import type { Beacon } from '@apoti/contract/resources/analytics/beacon';
import { VISITED_STORAGE } from '../lib/storage-names';

const DAY_MS = 86_400_000;
const LAGOS_MS = 3_600_000;

/** What the site's own measuring finds on the document: `no` for who refused analytics, `back` for who agreed and was here on an earlier day. */
type Answer = 'no' | 'back' | '';

/** Told once for a page that was loaded. */
let isCohortTold = false;

/** Tells the week of the first visit, where that is measured: it is the same for everybody who came first in it. */
function tellCohort(day: number): void {
  if (isCohortTold || document.querySelector('[data-measure*="c"]') === null || !Number.isInteger(day)) return;
  isCohortTold = true;
  const beacon: Beacon = {
    page: location.pathname,
    referrer: '',
    medium: '',
    device: matchMedia('(pointer:coarse)').matches ? 'mobile' : 'desktop',
    returning: false,
    // Weeks begin on Mondays; the first day of all was a Thursday.
    items: [{ kind: 'cohort', week: Math.floor((day + 3) / 7) }],
  };
  navigator.sendBeacon('/api/measure', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
}

function answerOf(asked: boolean, agreed: boolean): Answer {
  const mayNote = document.querySelector('[data-measure*="r"]') !== null;
  if (!agreed || !mayNote) {
    localStorage.removeItem(VISITED_STORAGE);
    return asked && !agreed ? 'no' : '';
  }
  const today = String(Math.floor((Date.now() + LAGOS_MS) / DAY_MS));
  const first = localStorage.getItem(VISITED_STORAGE);
  if (first === null) localStorage.setItem(VISITED_STORAGE, today);
  tellCohort(Number(first ?? today));
  return first === null || first === today ? '' : 'back';
}

/** Tells the site's own measuring what a visitor has answered about analytics (A20). Only who agreed gets a note of the first visit. */
export function answerToMeasuring({ categories }: SiteTags, allowed: ReadonlySet<AskedCategory>): void {
  document.documentElement.dataset['measured'] = answerOf(categories.includes('analytics'), allowed.has('analytics'));
}
