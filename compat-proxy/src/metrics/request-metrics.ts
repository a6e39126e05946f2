import type { FastifyInstance } from 'fastify';
import { metric } from './catalogue';
import type { Metric, Sample } from './metric';

/** Upper bounds of the classes of time, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SIGN_IN = new Set(['/api/auth.php', '/login']);
const HEALTH = new Set(['/healthz', '/readyz']);

type Times = { buckets: number[]; sum: number; count: number };

/** Of what class a request is, by its route where it has one; few enough that no client can make more of them. */
export function classOf(method: string, url: string): string {
  const [path = ''] = url.split('?', 1);
  const isRead = method === 'GET' || method === 'HEAD';
  if (HEALTH.has(path)) return 'health';
  if (!isRead && SIGN_IN.has(path)) return 'sign_in';
  if (path.startsWith('/api/')) return isRead ? 'call_read' : 'call_write';
  if (path.startsWith('/assets/') || path.startsWith('/uploads/')) return 'file';
  return isRead ? 'page' : 'form';
}

/** Counts what Fastify answers, and how long it takes. What comes from memory never gets here. */
export class RequestMetrics {
  private readonly counts = new Map<string, Sample & { labels: Record<string, string> }>();
  private readonly times = new Map<string, Times>();

  /** Hooks into every answer. */
  use(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ method, url, routeOptions }, { statusCode, elapsedTime }) =>
      // By the route, else a sign-in whose address is spelled in another way would not be told as one.
      this.note(classOf(method, routeOptions.url ?? url), statusCode, elapsedTime / 1000),
    );
  }

  /** Notes an answer. */
  note(kind: string, status: number, seconds: number): void {
    const key = `${kind} ${status}`;
    const counted = this.counts.get(key) ?? { labels: { class: kind, status: String(status) }, value: 0 };
    counted.value += 1;
    this.counts.set(key, counted);
    const times = this.times.get(kind) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
    BOUNDS.forEach((bound, at) => {
      if (seconds <= bound) times.buckets[at] = (times.buckets[at] ?? 0) + 1;
    });
    times.sum += seconds;
    times.count += 1;
    this.times.set(kind, times);
  }

  /** What was counted so far. */
  collect(): Metric[] {
    const samples = [...this.times].flatMap(([kind, { buckets, sum, count }]): Sample[] => [
      ...BOUNDS.map((bound, at) => ({
        suffix: '_bucket' as const,
        labels: { class: kind, le: String(bound) },
        value: buckets[at] ?? 0,
      })),
      { suffix: '_bucket', labels: { class: kind, le: '+Inf' }, value: count },
      { suffix: '_sum', labels: { class: kind }, value: sum },
      { suffix: '_count', labels: { class: kind }, value: count },
    ]);
    return [metric('apoti_requests_total', [...this.counts.values()]), metric('apoti_request_seconds', samples)];
  }
}
