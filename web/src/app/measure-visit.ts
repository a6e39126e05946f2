import { measure } from '../shared/measuring/measure';
import { refusesAnalytics, saysDoNotTrack } from '../shared/consent/choice';

/** Measures the visit, on pages that say so (A20); no page has it while nothing is measured. */
const { measure: may = '', vitals = '' } = document.querySelector<HTMLScriptElement>('[data-measure]')?.dataset ?? {};
// The first view is told before the file that asks is there: whoever has said no before is not counted until then, either.
if (may.includes('a') && refusesAnalytics()) document.documentElement.dataset['measured'] = 'no';
if (!may.includes('s') || !saysDoNotTrack()) {
  measure({ may, watch: async (kept) => (await import(/* @vite-ignore */ vitals)).watchVitals(kept) });
}
