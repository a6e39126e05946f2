import { CMS_STATES, timeToPage } from '../instances/start-proxy';
import { laterStarts, type StartTimes } from '../instances/second-start';
import { median, medianOfRatios } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import { paths, type World } from '../world';

const ROUNDS_AT_MOST = 3;
const SNAPSHOT_GOAL_MS = 500;
const GOAL = 1.3;

/** S12: from the start of a process until it serves. */
export async function starts(world: World): Promise<Row[]> {
  const proxies = await proxyStarts(world);
  return [...(await productStarts(world)), ...proxies];
}

async function proxyStarts(world: World): Promise<Row[]> {
  const stack = await world.stack();
  // Its snapshots are on disk once it has answered.
  await fetch(stack.origin + paths.home);
  const rows: Row[] = [];
  for (const state of CMS_STATES) {
    const times: number[] = [];
    for (let round = 0; round < world.options.rounds; round += 1)
      times.push(await timeToPage(state, stack, paths.home));
    rows.push({
      row: 'S12',
      what: `from the start of the proxy’s process to the home page, the CMS ${state}`,
      ours: withUnit(median(times), ' ms'),
      figure: median(times),
      goal: { atMost: SNAPSHOT_GOAL_MS },
      unit: ' ms',
      numbers: { ms: times },
    });
  }
  return rows;
}

async function productStarts(world: World): Promise<Row[]> {
  const product = await laterStarts();
  const ours: StartTimes[] = [];
  const peer: number[] = [];
  const times = [
    async () => ours.push(await product.once()),
    async () => {
      const strapi = await world.newStrapi();
      await strapi.stop();
      peer.push(strapi.startedInMs);
    },
  ];
  try {
    for (let round = 0; round < Math.min(ROUNDS_AT_MOST, world.options.rounds); round += 1)
      for (const time of round % 2 === 1 ? [...times].reverse() : times) await time();
  } finally {
    await product.stop();
  }
  const rowOf = (what: string, figures: number[]): Row => ({
    row: 'S12',
    what,
    ours: withUnit(median(figures), ' ms'),
    peer: `plain Strapi, its own start ${withUnit(median(peer), ' ms')}`,
    ratio: medianOfRatios(figures, peer),
    goal: { atMost: GOAL },
    numbers: { ours: figures, peer },
  });
  return [
    rowOf(
      'a later npm start until visitors are served',
      ours.map(({ serves }) => serves),
    ),
    rowOf(
      'a later npm start until everything is ready, the CMS too',
      ours.map(({ ready }) => ready),
    ),
  ];
}
