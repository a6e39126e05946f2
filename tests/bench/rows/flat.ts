import { setTimeout as pause } from 'node:timers/promises';
import { WireEditor } from '../editors/wire-editor';
import { memoryOf } from '../measure/proc';
import { floorsOf, risePerHour, type Sample } from '../measure/slope';
import { median } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import { BROWSER, paths, type World } from '../world';

const MB = 1024 * 1024;
/** Until caches are full and code is compiled nothing counts. */
const SETTLE_MS = 5 * 60_000;
/** An edit, a burst of visits, a look at the memory: every so often. */
const EVERY_MS = 10_000;
const BURST_SECONDS = 2;
const CONNECTIONS = 16;
const GOAL_PERCENT = 3;
const PROXY_GOAL_MB = 80;

const kinds = ['proxy', 'cms'] as const;

/** S10: the memory of both parts while visitors come and an admin saves, over an hour: how much it rises. */
export async function flatMemory(world: World): Promise<Row[]> {
  const { origin, pids } = await world.stack();
  const editor = await WireEditor.signIn(origin);
  const generator = await world.generator();
  const samples: Record<(typeof kinds)[number], Sample[]> = { proxy: [], cms: [] };
  const begin = performance.now();
  const end = begin + world.options.minutes * 60_000;
  for (let number = 0; performance.now() < end; number += 1) {
    const next = performance.now() + EVERY_MS;
    const save = await editor.prepare(`An hour ${number}`);
    await save();
    const job = { origin, paths: Object.values(paths), connections: CONNECTIONS, headers: BROWSER };
    await generator.load({ ...job, seconds: BURST_SECONDS });
    const at = performance.now();
    if (at - begin >= SETTLE_MS)
      for (const kind of kinds) samples[kind].push({ at, value: (memoryOf(pids[kind]) ?? NaN) / MB });
    await pause(Math.max(0, next - performance.now()));
  }
  return kinds.flatMap((kind) => rowsOf(kind === 'proxy' ? 'proxy' : 'CMS', samples[kind]));
}

function rowsOf(name: string, samples: readonly Sample[]): Row[] {
  const values = samples.map(({ value }) => value);
  const floors = floorsOf(samples);
  const middle = median(floors.map(({ value }) => value));
  const rise = risePerHour(floors);
  const percent = (rise / middle) * 100;
  const numbers = { mb: values, risePerHour: rise, risePerHourOfAll: risePerHour(samples) };
  const goal = { atMost: GOAL_PERCENT };
  const highest = Math.max(...values);
  return [
    {
      row: 'S10',
      what: `memory of the ${name} while it works, lowest of every five minutes: rise in an hour`,
      ours: `${withUnit(rise, ' MB')} of ${withUnit(middle, ' MB')}`,
      ...{ figure: percent, goal, unit: ' %', numbers },
    },
    {
      row: 'S10',
      what: `memory of the ${name} while it works: highest`,
      ours: withUnit(values.length === 0 ? NaN : highest, ' MB'),
      ...(name === 'proxy' ? { figure: highest, goal: { atMost: PROXY_GOAL_MB }, unit: ' MB' } : {}),
    },
  ];
}
