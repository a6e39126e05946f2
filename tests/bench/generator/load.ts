import autocannon, { type Client } from 'autocannon';
import { quantile } from '../measure/ratios';
import type { LoadJob, LoadResult } from './jobs';

/** How often it is seen that the time is over, in ms. */
const LOOK_MS = 50;

/** autocannon puts every body together as text, which costs more than the rest of a request and is for nobody here. */
function forgetBodies({ pipelinedRequests }: Client): void {
  pipelinedRequests.addBody = () => undefined;
}

/** Puts load on a server with autocannon. Times are kept one by one: its own histogram knows whole milliseconds only. */
export function load({ origin, paths, connections, seconds, headers }: LoadJob): Promise<LoadResult> {
  const underWay = new Map<object, { done: number; ms: number }>();
  const units: number[] = [];
  let requests = 0;
  let failed = 0;
  const begin = performance.now();
  let last = begin;
  return new Promise((resolve, reject) => {
    const options = {
      url: origin,
      connections,
      duration: seconds,
      sampleInt: LOOK_MS,
      headers,
      setupClient: forgetBodies,
      requests: paths.map((path) => ({ method: 'GET' as const, path })),
    };
    const run = autocannon(options, (error) => {
      if (error) return reject(error);
      resolve({
        requests,
        seconds: (last - begin) / 1000,
        p50: quantile(units, 0.5),
        p99: quantile(units, 0.99),
        failed,
      });
    });
    run.on('reqError', () => (failed += 1));
    run.on('response', (client, status, _bytes, ms) => {
      requests += 1;
      last = performance.now();
      if (status !== 200) failed += 1;
      if (paths.length === 1) {
        units.push(ms);
        return;
      }
      const unit = underWay.get(client) ?? { done: 0, ms: 0 };
      unit.done += 1;
      unit.ms += ms;
      if (unit.done === paths.length) units.push(unit.ms);
      underWay.set(client, unit.done === paths.length ? { done: 0, ms: 0 } : unit);
    });
  });
}
