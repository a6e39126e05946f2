/** Of what kind a figure is: it only grows, it goes up and down, or it counts how long something took. */
export type MetricType = 'counter' | 'gauge' | 'histogram';

/** A value with what it is of. `suffix` is that of a part of a histogram. */
export type Sample = { labels?: Record<string, string>; value: number; suffix?: '_bucket' | '_sum' | '_count' };

/** A figure with its values. */
export type Metric = { name: string; help: string; type: MetricType; samples: Sample[] };

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

function labelText(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** What Prometheus reads (text format 0.0.4). What has no values is left out. */
export function toText(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${value}`);
      return [`# HELP ${name} ${help.replaceAll('\n', ' ')}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
    })
    .join('');
}
