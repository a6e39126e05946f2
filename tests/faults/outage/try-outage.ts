import { ratioOf, usualP99 } from '../visitors/tails';
import { letVisit, type Visits } from '../visitors/visitors';
import { begin, end, isCmsUp, type Outage } from './outages';
import { saveUntilDone, untilSeen, type Scene } from './scene';

/** Visitors: so many at a time, together so many a second. */
export const CROWD = { clients: 16, perSecond: 200 };
const FRESH_MS = 5_000;

/** What an outage was to visitors; `ratio` is that of the p99 during it to the one before. */
export type Tried = { tries: number; ratio: number; freshMs: number; violations: string[] };

/** Visits to a proxy that has run for a while, and to one that has just been started. */
type Stretch = { warm: Visits; cold: Visits };

/**
 * At least so many visits, half of them to a proxy that was started anew: that is dear by itself, whatever the CMS does. Each half asks for
 * every address as often as for any other, since some are dearer.
 */
async function visitThroughRestart({ stack, addresses }: Scene, count: number): Promise<Stretch> {
  const crowd = { origin: stack.origin, addresses, ...CROWD };
  const half = Math.ceil(count / 2 / addresses.length) * addresses.length;
  const warm = await letVisit(crowd, half);
  await stack.restartProxy();
  return { warm, cold: await letVisit(crowd, half) };
}

/** How much longer the tail was, where it was the longest: like is held against like. */
function ratioBetween(during: Stretch, before: Stretch): number {
  const ratios = (['warm', 'cold'] as const).map((part) =>
    ratioOf(usualP99(during[part].times), usualP99(before[part].times)),
  );
  return Math.max(...ratios);
}

/** One outage: visits before and during it, each through a restart of the proxy; and an edit meanwhile, which is seen afterwards. */
export async function tryOutage(
  scene: Scene,
  outage: Outage,
  visits: { before: number; during: number },
  title: string,
): Promise<Tried> {
  const { stack, editor } = scene;
  const before = await visitThroughRestart(scene, visits.before);
  const save = await editor.prepare(title);
  await begin(stack, outage);
  const during = await visitThroughRestart(scene, visits.during);
  if (isCmsUp(outage)) await saveUntilDone(save);
  await end(stack, outage);
  if (!isCmsUp(outage)) await saveUntilDone(save);
  const freshMs = await untilSeen(stack.origin, title);
  const failures = [before, during].flatMap(({ warm, cold }) => [...warm.failures, ...cold.failures]);
  const late = freshMs > FRESH_MS ? [`an edit was seen ${Math.round(freshMs)} ms after the end`] : [];
  return {
    tries: during.warm.times.length + during.cold.times.length,
    ratio: ratioBetween(during, before),
    freshMs,
    violations: [...failures, ...late].map((problem) => `${outage}: ${problem}`),
  };
}
