import type { Generator } from '../generator/generator';
import type { LoadJob } from '../generator/jobs';
import { wrk } from '../generator/wrk';
import { processorMs } from './proc';

/** A server under a load. Once through the job's paths is a unit: a request, or a whole object in several requests. */
export type Contender = {
  name: string;
  pid: number;
  job: Omit<LoadJob, 'kind' | 'seconds'>;
  /** Turns of so many times the usual length, for a slow one. */
  stretch?: number;
  /** Happens meanwhile; what it gives back ends it. */
  meanwhile?: () => () => Promise<void>;
};

/** What one turn came to; `processor` is the processor time of a unit in ms, `busy` its share of one core. */
export type Turn = { perSecond: number; p50: number; p99: number; processor: number; busy: number };

/** What puts the load on: wrk where it is and every contender has one path, else the slower autocannon. */
const byWrk = (contenders: readonly Contender[]) =>
  wrk() !== null && contenders.every(({ job }) => job.paths.length === 1);

type Plan = { generator: Generator; rounds: number; seconds: number };

/**
 * Lets the contenders take turns, several rounds, every second round in the opposite order, after a turn of each that does not
 * count. Gives each contender's turns in the order of the rounds.
 */
export async function takeTurns(contenders: readonly Contender[], plan: Plan): Promise<Turn[][]> {
  const turns: Turn[][] = contenders.map(() => []);
  const load = byWrk(contenders) ? 'loadByWrk' : 'load';
  for (const contender of contenders) await takeTurn(contender, plan, load);
  for (let round = 0; round < plan.rounds; round += 1) {
    const order = [...contenders.entries()];
    if (round % 2 === 1) order.reverse();
    for (const [index, contender] of order) turns[index]?.push(await takeTurn(contender, plan, load));
  }
  return turns;
}

type Load = 'load' | 'loadByWrk';

async function takeTurn({ pid, job, stretch = 1, meanwhile }: Contender, plan: Plan, load: Load): Promise<Turn> {
  const end = meanwhile?.();
  const before = processorMs(pid);
  const begin = performance.now();
  const { requests, seconds, p50, p99 } = await plan.generator[load]({ ...job, seconds: plan.seconds * stretch });
  const wall = performance.now() - begin;
  const after = processorMs(pid);
  await end?.();
  const units = requests / job.paths.length;
  const used = before === null || after === null ? NaN : after - before;
  return { perSecond: units / seconds, p50, p99, processor: used / units, busy: used / wall };
}
