import type { WebVitals } from '@apoti/contract';
import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';

let isWatched = false;

/** Keeps how fast the page was up to date, from what the browser has noted since its beginning. Asked again, it goes on. */
export function watchVitals(vitals: WebVitals): void {
  if (isWatched) return;
  isWatched = true;
  const keep =
    (name: 'fcp' | 'lcp' | 'inp') =>
    ({ value }: Metric) => {
      vitals[name] = Math.round(value);
    };
  const always = { reportAllChanges: true };
  onFCP(keep('fcp'), always);
  onLCP(keep('lcp'), always);
  onINP(keep('inp'), always);
  onCLS(({ value }) => void (vitals.cls = Math.round(value * 10_000) / 10_000), always);
  const note = () => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!(entry instanceof PerformanceNavigationTiming) || entry.loadEventEnd === 0) return;
    const begun = 'activationStart' in entry ? Number(entry.activationStart) : 0;
    vitals.load = Math.max(0, Math.round(entry.loadEventEnd - begun));
  };
  if (document.readyState === 'complete') note();
  // The end of loading is known only after its event.
  else addEventListener('load', () => setTimeout(note), { once: true });
}
