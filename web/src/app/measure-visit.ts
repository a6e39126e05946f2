import { measure } from '../shared/measuring/measure';
import { saysDoNotTrack } from '../shared/consent/choice';

/** Measures the visit, on pages that say so (A20); no page has it while nothing is measured. */
const { measure: may = '', vitals = '' } = document.querySelector<HTMLScriptElement>('[data-measure]')?.dataset ?? {};
if (!may.includes('s') || !saysDoNotTrack()) {
  measure({ may, watch: async (kept) => (await import(/* @vite-ignore */ vitals)).watchVitals(kept) });
}
