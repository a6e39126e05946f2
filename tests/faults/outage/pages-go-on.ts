import { median } from '../../bench/measure/ratios';
import { shuffled } from '../shuffled';
import type { Found, Section, Task } from '../section';
import { isClearlyAbove, ratioOf, usualP99 } from '../visitors/tails';
import { letVisit } from '../visitors/visitors';
import { begin, end, isCmsUp, outages, type Outage } from './outages';
import { saveUntilDone, setScene, untilSeen, type Scene } from './scene';

/** Visitors: so many at a time, together so many a second. */
const CROWD = { clients: 16, perSecond: 200 };
const FRESH_MS = 5_000;
const TIMES = 2;

type Tried = { tries: number; ratio: number; freshMs: number; violations: string[] };

/** One outage: visits before and during it, through a restart of the proxy; and an edit meanwhile, which is seen afterwards. */
async function tryOutage(scene: Scene, outage: Outage, tries: number, title: string): Promise<Tried> {
  const { stack, addresses } = scene;
  const crowd = { origin: stack.origin, addresses, ...CROWD };
  const before = await letVisit(crowd, Math.max(500, tries / 2));
  const save = await scene.editor.prepare(title);
  await begin(stack, outage);
  const during = await letVisit(crowd, Math.ceil(tries / 2));
  await stack.restartProxy();
  const after = await letVisit(crowd, Math.floor(tries / 2));
  if (isCmsUp(outage)) await saveUntilDone(save);
  await end(stack, outage);
  if (!isCmsUp(outage)) await saveUntilDone(save);
  const freshMs = await untilSeen(stack.origin, title);
  const failures = [...before.failures, ...during.failures, ...after.failures];
  const late = freshMs > FRESH_MS ? [`an edit was seen ${Math.round(freshMs)} ms after the end`] : [];
  return {
    tries: during.times.length + after.times.length,
    ratio: ratioOf(usualP99([...during.times, ...after.times]), usualP99(before.times)),
    freshMs,
    violations: [...failures, ...late].map((problem) => `${outage}: ${problem}`),
  };
}

async function tryAll(scene: Scene, { tries, seed, say, signal }: Task): Promise<Found> {
  const tried: Tried[] = [];
  for (const [at, outage] of shuffled(outages, seed).entries()) {
    if (signal.aborted) break;
    const one = await tryOutage(scene, outage, Math.ceil(tries / outages.length), `Edited meanwhile ${seed}.${at}`);
    say(`${outage}: ${one.tries} visits, p99 × ${one.ratio}, fresh after ${Math.round(one.freshMs)} ms`);
    tried.push(one);
  }
  const ratios = tried.map(({ ratio }) => ratio);
  const slow = isClearlyAbove(ratios, TIMES) ? [`p99 was × ${ratios.join(', ')} in seed ${seed}`] : [];
  return {
    tries: tried.reduce((all, one) => all + one.tries, 0),
    violations: [...tried.flatMap(({ violations }) => violations.map((text) => `${text} (seed ${seed})`)), ...slow],
    figures: {
      'p99 × normal': median(ratios),
      'longest p99 × normal': Math.max(...ratios),
      'longest until fresh in ms': Math.round(Math.max(...tried.map(({ freshMs }) => freshMs))),
    },
  };
}

/** F3: nothing that visitors ask for fails, whatever is wrong with the CMS, also after a restart of the proxy. */
export const pagesGoOn: Section = {
  figure: 'F3 any outage',
  what: 'every public address while the CMS is dead, hangs, is slow, fails or talks nonsense, through a restart of the proxy',
  goal: 'all 200, p99 ≤ 2 × normal, fresh within 5 s',
  enough: 120_000,
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
