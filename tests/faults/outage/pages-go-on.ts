import { median } from '../../bench/measure/ratios';
import { shuffled } from '../shuffled';
import type { Found, Section, Task } from '../section';
import { untilSure } from '../visitors/tails';
import { outages } from './outages';
import { setScene, type Scene } from './scene';
import { tryOutage, type Tried } from './try-outage';

const TIMES = 2;
/** Fewer visits before an outage, through a restart, would say nothing of their tail. */
const LEAST_BEFORE = 1_000;

async function tryAll(scene: Scene, { tries, seed, say, signal }: Task): Promise<Found> {
  const tried: Tried[] = [];
  const ratios: number[] = [];
  const slow: string[] = [];
  const during = Math.ceil(tries / outages.length);
  const visits = { before: Math.max(LEAST_BEFORE, during), during };
  for (const [at, outage] of shuffled(outages, seed).entries()) {
    if (signal.aborted) break;
    const sure = await untilSure(TIMES, async (time) => {
      const one = await tryOutage(scene, outage, visits, `Edited meanwhile ${seed}.${at}.${time}`);
      say(`${outage}: ${one.tries} visits, p99 × ${one.ratio}, fresh after ${Math.round(one.freshMs)} ms`);
      return one;
    });
    tried.push(...sure.tried);
    ratios.push(sure.ratio);
    if (sure.ratio > TIMES) slow.push(`${outage}: p99 was × ${sure.tried.map(({ ratio }) => ratio).join(', ')}`);
  }
  return {
    tries: tried.reduce((all, one) => all + one.tries, 0),
    violations: [...tried.flatMap(({ violations }) => violations), ...slow].map((text) => `${text} (seed ${seed})`),
    figures: {
      'p99 × normal, middle outage': median(ratios),
      'p99 × normal, longest': Math.max(...ratios),
      'fresh after, longest, ms': Math.round(Math.max(...tried.map(({ freshMs }) => freshMs))),
    },
  };
}

/** F3: nothing that visitors ask for fails, whatever is wrong with the CMS, also after a restart of the proxy. */
export const pagesGoOn: Section = {
  figure: 'F3 any outage',
  what: 'every public address while the CMS is dead, hangs, is slow, fails or talks nonsense, through a restart of the proxy',
  goal: 'all 200, p99 ≤ 2 × normal, fresh within 5 s',
  enough: 36_300,
  part: 12_100,
  measure: async (task) => {
    const scene = await setScene();
    try {
      return await tryAll(scene, task);
    } finally {
      await scene.leave();
    }
  },
};
