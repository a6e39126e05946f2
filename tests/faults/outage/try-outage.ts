import { ratioOf, usualP99 } from '../visitors/tails';
import { letVisit } from '../visitors/visitors';
import { begin, end, isCmsUp, type Outage } from './outages';
import { saveUntilDone, untilSeen, type Scene } from './scene';

/** Visitors: so many at a time, together so many a second. */
export const CROWD = { clients: 16, perSecond: 200 };
const FRESH_MS = 5_000;

/** What an outage was to visitors; `ratio` is that of the p99 during it to the one before. */
export type Tried = { tries: number; ratio: number; freshMs: number; violations: string[] };

type Visits = { before: number; during: number };

/** One outage: visits before and during it, through a restart of the proxy; and an edit meanwhile, which is seen afterwards. */
export async function tryOutage(scene: Scene, outage: Outage, visits: Visits, title: string): Promise<Tried> {
  const { stack, addresses } = scene;
  const crowd = { origin: stack.origin, addresses, ...CROWD };
  const before = await letVisit(crowd, visits.before);
  const save = await scene.editor.prepare(title);
  await begin(stack, outage);
  const during = await letVisit(crowd, Math.ceil(visits.during / 2));
  await stack.restartProxy();
  const after = await letVisit(crowd, Math.floor(visits.during / 2));
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
