import type { Section, Task, Found } from '../section';
import { untilSure } from '../visitors/tails';
import { setScene, type Scene } from './scene';
import { CROWD, tryOutage } from './try-outage';

const SECONDS = 600;
const VISITS = CROWD.perSecond * SECONDS;
const TIMES = 2;
/** A minute of visits tells how it is usually. */
const BEFORE = CROWD.perSecond * 60;

async function tryLong(scene: Scene, { tries, seed, say }: Task): Promise<Found> {
  const { tried, ratio } = await untilSure(TIMES, async (time) => {
    const visits = { before: Math.min(BEFORE, tries), during: tries };
    const one = await tryOutage(scene, 'dead', visits, `Edited meanwhile ${seed}.${time}`);
    say(`${one.tries} visits, p99 × ${one.ratio}, fresh after ${Math.round(one.freshMs)} ms`);
    return one;
  });
  const slow = ratio > TIMES ? [`dead: p99 was × ${tried.map((one) => one.ratio).join(', ')}`] : [];
  return {
    tries: tried.reduce((all, one) => all + one.tries, 0),
    violations: [...tried.flatMap(({ violations }) => violations), ...slow].map((text) => `${text} (seed ${seed})`),
    figures: {
      'p99 × normal': ratio,
      'fresh after, longest, ms': Math.round(Math.max(...tried.map(({ freshMs }) => freshMs))),
    },
  };
}

/** F3: ten minutes without a CMS, beyond all that is kept for minutes only, are nothing to visitors. */
export const tenMinutes: Section = {
  figure: 'F3 ten minutes',
  what: 'every public address while the CMS is dead for ten minutes, through a restart of the proxy in their midst',
  goal: 'all 200, p99 ≤ 2 × normal, fresh within 5 s',
  enough: VISITS,
  part: VISITS,
  measure: async (task) => {
    const scene = await setScene();
    try {
      return await tryLong(scene, task);
    } finally {
      await scene.leave();
    }
  },
};
