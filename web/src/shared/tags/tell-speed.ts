import { onCLS, onFCP, onINP, onLCP, type Metric } from 'web-vitals';
import { gtag } from './gtag';

/**
 * Tells Google Analytics how fast the page was, by the events and in the numbers that Google's own guide names: ms, and a thousand
 * times the shift of the layout. Each belongs to the page that the visit began with.
 */
export function tellSpeed(): void {
  const [begun] = performance.getEntriesByType('navigation');
  const page_location = begun?.name ?? location.href;
  const tell = ({ name, id, value, delta }: Metric) =>
    gtag('event', name, {
      value: Math.round(name === 'CLS' ? delta * 1_000 : delta),
      metric_id: id,
      metric_value: value,
      page_location,
      non_interaction: true,
    });
  for (const watch of [onFCP, onLCP, onINP, onCLS]) watch(tell);
}
