import type { Sources } from '../sources/sources';
import { metric, single } from './catalogue';
import type { Metric } from './metric';

/** How fresh what is served is, and whether the CMS can be asked. */
export function sourceMetrics(sources: Sources, now: number): Metric[] {
  const known = sources.standing();
  const seconds = (since: number | null) => (since === null ? [] : [Math.max(0, now - since) / 1000]);
  return [
    single('apoti_cms_up', sources.reachable ? 1 : 0),
    metric(
      'apoti_cms_pulse_age_seconds',
      seconds(sources.answeredAt).map((value) => ({ value })),
    ),
    metric(
      'apoti_content_age_seconds',
      known.flatMap(({ kind, agreedAt }) => seconds(agreedAt).map((value) => ({ labels: { kind }, value }))),
    ),
    metric(
      'apoti_content_source',
      known.map(({ kind, source }) => ({ labels: { kind, source }, value: 1 })),
    ),
  ];
}
