import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { WireEditor } from '../editors/wire-editor';
import { quantile } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import { paths, type World } from '../world';

/** No visitor waits longer than a save's own answer waits for what is made anew (compat-proxy/decisions/0001). */
const WAIT_GOAL_MS = 250;
const LOOK_EVERY_MS = 2;
const GIVE_UP_MS = 10_000;
/** Releases besides the seeded ones, enough that each visit is of another one. */
const RELEASES = 2_000;
/** Number of the first of them. */
const FIRST_RELEASE = 7;

/** A visitor's answers while edits were made: the slowest one is judged. */
export function waitRow(what: string, times: readonly number[]): Row {
  const slowest = times.length === 0 ? NaN : Math.max(...times);
  return {
    row: 'S7',
    what: `${what}: a visitor’s slowest answer meanwhile`,
    ours: withUnit(slowest, ' ms'),
    peer: `p99 of ${times.length} ${withUnit(quantile(times, 0.99), ' ms')}`,
    figure: slowest,
    goal: { atMost: WAIT_GOAL_MS },
    unit: ' ms',
    numbers: { slowest, p99: quantile(times, 0.99), visits: times.length },
  };
}

/** Asks all the time until it is told to end. @throws for an answer that is not 200 */
async function keepAsking(next: () => string, times: number[], end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    const address = next();
    const begin = performance.now();
    const { statusCode, body } = await request(address);
    await body.text();
    if (statusCode !== 200) throw new Error(`${address} answers ${statusCode}`);
    times.push(performance.now() - begin);
    await pause(LOOK_EVERY_MS);
  }
}

async function untilShown(origin: string, title: string): Promise<void> {
  const begin = performance.now();
  while (!(await (await request(origin + paths.home)).body.text()).includes(title)) {
    if (performance.now() - begin > GIVE_UP_MS) throw new Error(`${origin} does not show “${title}”`);
    await pause(LOOK_EVERY_MS);
  }
}

/** S7: what visitors wait for from the moment at which an edit is sent until the home page shows it: a call, and releases that nobody has read. */
export async function waits(world: World): Promise<Row[]> {
  const stack = await world.filledStack({ posts: RELEASES, files: 0, subscribers: 0, stations: 0, changes: 0 });
  const { origin } = stack;
  let read = 0;
  const visitors = [
    { what: 'an edit over the wire, content.php', next: () => origin + paths.content, times: new Array<number>() },
    {
      what: 'an edit over the wire, releases that nobody has read',
      next: () => `${origin}/press-releases/${FIRST_RELEASE + (read++ % RELEASES)}`,
      times: new Array<number>(),
    },
  ];
  try {
    const editor = await WireEditor.signIn(origin);
    for (let number = 0; number < world.options.edits; number += 1) {
      const title = `Wait ${number}`;
      const send = await editor.prepare(title);
      const end = new AbortController();
      const asking = visitors.map(({ next, times }) => keepAsking(next, times, end.signal));
      const shown = Promise.all([send(), untilShown(origin, title)]).finally(() => end.abort());
      await Promise.all([shown, ...asking]).finally(() => end.abort());
    }
  } finally {
    await stack.stop();
  }
  return visitors.map(({ what, times }) => waitRow(what, times));
}
