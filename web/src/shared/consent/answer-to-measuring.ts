import type { AskedCategory, SiteTags } from '@apoti/contract/rendering/site-tags';
import { VISITED_STORAGE } from '../lib/storage-names';

const DAY_MS = 86_400_000;
const LAGOS_MS = 3_600_000;

/** What the site's own measuring finds on the document: `no` for who refused analytics, `back` for who agreed and was here on an earlier day. */
type Answer = 'no' | 'back' | '';

function answerOf(asked: boolean, agreed: boolean): Answer {
  const mayNote = document.querySelector('[data-measure*="r"]') !== null;
  if (!agreed || !mayNote) {
    localStorage.removeItem(VISITED_STORAGE);
    return asked && !agreed ? 'no' : '';
  }
  const today = String(Math.floor((Date.now() + LAGOS_MS) / DAY_MS));
  const first = localStorage.getItem(VISITED_STORAGE);
  if (first === null) localStorage.setItem(VISITED_STORAGE, today);
  return first === null || first === today ? '' : 'back';
}

/** Tells the site's own measuring what a visitor has answered about analytics (A20). Only who agreed gets a note of the first visit. */
export function answerToMeasuring({ categories }: SiteTags, allowed: ReadonlySet<AskedCategory>): void {
  document.documentElement.dataset['measured'] = answerOf(categories.includes('analytics'), allowed.has('analytics'));
}
