import { chanceOf, type Chance } from '@apoti/contract/resources/analytics/sample-numbers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Found, Task } from '../section';
import { Burst } from './burst';
import { toldOf, type Event, type Victim } from './history';
import { keepHistory } from './keep-history';
import { judgeFiles } from './judge-files';
import { judgeLog } from './judge-log';
import { judgeSaves, type Known } from './judge-saves';
import { KilledWorld, type Ending, type Kind } from './killed-world';
import type { Look } from './look/look';
import { askingContentWriter, oldContentWriter } from './writers/content-writers';
import { formsWriter } from './writers/forms-writer';
import { mediaWriter } from './writers/media-writer';
import { postWriter } from './writers/post-writer';
import { teamWriter } from './writers/team-writer';
import type { Pen, Writer } from './writers/writer';

/** How often each is the one that is killed, of so many. */
type Shares = [Victim, number][];
const SHARES: Record<Kind, Shares> = {
  SQLite: [
    ['cms', 7],
    ['proxy', 3],
  ],
  PostgreSQL: [
    ['cms', 4],
    ['database', 4],
    ['proxy', 2],
  ],
};
const POWER_ALONE: Shares = [['power', 1]];
/**
 * When it is killed: after so many answers at most, one of these, and then so many ms at most. Early kills meet the most that is under
 * way; late ones meet what is stored by and by, as a picture is. The power always goes late, for what it takes must have been done first.
 */
const MOST_ANSWERS: Record<Ending, number[]> = { 'a process': [14, 14, 14, 60], 'the power': [60] };
const LATEST_MS = 60;
/** Longest that answers are waited for, in ms. */
const PATIENCE_MS = 10_000;
/** One in so many starts of the CMS is killed as well, at latest after so many ms. */
const STARTS_KILLED = 12;
const LATEST_IN_START = 2_500;

type Plan = { victim: Victim; answers: number; ms: number; againMs: number | null };

function planOf(shares: Shares, mosts: number[], { whole }: Chance): Plan {
  const drawn = shares.flatMap(([victim, share]) => Array.from({ length: share }, () => victim));
  const victim = drawn[whole(0, drawn.length - 1)] ?? 'cms';
  const most = mosts[whole(0, mosts.length - 1)] ?? 0;
  const [answers, ms] = [whole(0, most), whole(0, LATEST_MS)];
  const isAgain = whole(1, STARTS_KILLED) === 1 && (victim === 'cms' || victim === 'power');
  const againMs = whole(0, LATEST_IN_START);
  return { victim, answers, ms, againMs: isAgain ? againMs : null };
}

async function writersOf(world: KilledWorld, seed: number): Promise<Writer[]> {
  let last = 0;
  const pen = (index: number): Pen => ({ chance: chanceOf(seed + index), number: () => (last += 1) });
  const client = () => world.signIn();
  return [
    oldContentWriter(await client(), pen(1)),
    askingContentWriter(await client(), pen(2)),
    teamWriter(await client(), pen(3)),
    postWriter(await client(), pen(4), 'one'),
    postWriter(await client(), pen(5), 'two'),
    mediaWriter(await client(), pen(6)),
    formsWriter(await client(), pen(7)),
  ];
}

type State = { known: Known; look: Look; keys: Set<string> };

/** The moment of a kill: so many answers have come, and a while after the last of them has passed. */
async function untilMoment({ answers, ms }: Plan, events: readonly Event[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const isThere = () => events.filter(({ kind }) => kind === 'answered').length >= answers;
  while (!isThere() && Date.now() < end) await pause(1);
  await pause(ms);
}

/** What goes against the goal in what is there now; and what is known from now on. */
function judge(
  before: State,
  events: readonly Event[],
  now: Look,
  met: readonly string[],
): { after: State; violations: string[]; done: number } {
  const { known, violations, done } = judgeSaves(before.known, events, now.rows);
  const log = judgeLog(now.log, now.present, { events, done, keysBefore: before.keys });
  for (const { key } of now.log.rows) if (key !== null) before.keys.add(key);
  const all = [...met, ...violations, ...judgeFiles(now.files), ...log, ...now.integrity];
  return { after: { known, look: now, keys: before.keys }, violations: all, done: done.length };
}

/** Kills one part after another during saves, or takes the power from all, and judges after each time what is there. */
export async function killDuringSaves(
  kind: Kind,
  { tries, seed, say, signal }: Task,
  ending: Ending = 'a process',
): Promise<Found> {
  const world = await KilledWorld.start(kind, ending);
  const history = await keepHistory(`${kind}-${ending.replaceAll(' ', '-')}-${seed}`);
  const shares = ending === 'a process' ? SHARES[kind] : POWER_ALONE;
  const chance = chanceOf(seed);
  const violations: string[] = [];
  const counts = { saves: 0, acknowledged: 0, unanswered: 0, 'done unanswered': 0 };
  let made = 0;
  try {
    const unchecked = await world.database.unchecked();
    if (unchecked !== null) say(unchecked);
    const first = await world.look(0);
    const entries = new Map(first.rows.map(({ entry, fields }) => [entry, fields]));
    let state: State = { known: { entries, open: [] }, look: first, keys: new Set() };
    let events: Event[] = [];
    const tell = (event: Event) => void events.push(event);
    const burst = new Burst(await writersOf(world, seed), tell);
    world.settle();
    while (made < tries && !signal.aborted) {
      events = [];
      const plan = planOf(shares, MOST_ANSWERS[ending], chance);
      const { victim } = plan;
      let isOver = false;
      const running = burst.run(state.look, () => isOver);
      await untilMoment(plan, events);
      tell({ kind: 'killed', what: victim });
      isOver = true;
      await world.kill(victim);
      const [met] = await Promise.all([world.revive(victim, plan.againMs), running]);
      const now = await world.look(state.look.log.to);
      const judged = judge(state, events, now, met);
      made += 1;
      for (const text of judged.violations) {
        violations.push(`kill ${made} (${victim}), seed ${seed}: ${text}; history: ${history.file}`);
      }
      await history.keep({ kill: made, plan, events, log: now.log.rows, violations: judged.violations });
      const told = toldOf(events);
      counts.saves += told.length;
      counts.acknowledged += told.filter(({ outcome }) => outcome === 'saved').length;
      counts.unanswered += told.filter(({ outcome }) => outcome === 'unknown').length;
      counts['done unanswered'] += judged.done;
      state = judged.after;
      if (made % 25 === 0) say(`${made} kills, ${counts.saves} saves, ${violations.length} violations`);
    }
  } finally {
    await history.end(violations.length > 0);
    await world.stop();
  }
  return { tries: made, violations, figures: counts };
}
