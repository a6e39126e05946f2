import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { HISTORY_GROUPS } from '@apoti/contract';
import type { Sizes } from '../../support/large-site/large-site';
import type { Stack } from '../../support/stack';
import { WireClient } from '../../support/wire-client';
import { WireEditor } from '../editors/wire-editor';
import type { Instance } from '../instances/instance';
import { memoryOf } from '../measure/proc';
import { median } from '../measure/ratios';
import { takeTurns } from '../measure/turns';
import { withUnit, type Row } from '../table';
import { BROWSER, type World } from '../world';

/** What one time is; the seeded site's own content is there besides. Of changes it is a page, and some more. */
const ONE: Sizes = { posts: 100, files: 200, subscribers: 2_000, stations: 7, changes: HISTORY_GROUPS + 10 };
const FACTORS = [1, 10, 100];
const VISITORS = [1, 16, 64];
const SAVES = 10;
/** Renders of the list until its code is warm, then those that count. */
const COLD_RENDERS = 20;
const RENDERS = 10;
const GIVE_UP_MS = 60_000;
const MB = 1024 * 1024;

type Figure = { what: string; unit: string; value: number; goal?: number };

const subjects = [
  { what: 'home page', path: '/', goal: 1.1 },
  { what: 'a release', path: '/press-releases/1', goal: 1.1 },
  { what: 'the list of releases', path: '/press-releases', goal: 1.5 },
  { what: 'the locations', path: '/lockers' },
];
const wireCalls = ['/api/blog.php', '/api/content.php'];
/** The list whose render is timed, and the documents that are weighed. */
const LIST = '/press-releases';
const documents = ['/lockers', LIST];
const listCalls = ['/api/posts', '/api/library', '/api/subscribers', '/api/history?kind=content'];

const times = (factor: number): Sizes => ({
  posts: ONE.posts * factor,
  files: ONE.files * factor,
  subscribers: ONE.subscribers * factor,
  stations: ONE.stations * factor,
  changes: ONE.changes * factor,
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Processor time that the proxy takes for an answer, by number of visitors. */
async function underLoad(world: World, { origin, pids }: Stack, path: string, connections: number): Promise<number> {
  const job = { origin, paths: [path], connections, headers: BROWSER };
  const plan = { ...world.options, generator: await world.generator() };
  const [turns = []] = await takeTurns([{ name: path, pid: pids.proxy, job }], plan);
  return median(turns.map(({ processor }) => processor));
}

async function visitors(world: World, stack: Stack): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path, goal } of subjects) {
    const value = await underLoad(world, stack, path, 16);
    figures.push({
      what: `${what}: processor time a request`,
      unit: ' ms',
      value,
      ...(goal === undefined ? {} : { goal }),
    });
  }
  for (const path of wireCalls) {
    const bytes = (await (await fetch(stack.origin + path)).arrayBuffer()).byteLength;
    const value = ((await underLoad(world, stack, path, 16)) * MB) / bytes;
    figures.push({ what: `${path}: processor time for 1 MB of JSON`, unit: ' ms', value, goal: 1.1 });
  }
  return figures;
}

async function office(stack: Stack): Promise<Figure[]> {
  const wire = new WireClient(stack.origin);
  await wire.signIn(stack.admin);
  const figures: Figure[] = [];
  for (const path of listCalls) {
    const took: number[] = [];
    for (let time = 0; time <= SAVES; time += 1) took.push(await timed(() => wire.get(path)));
    figures.push({ what: `GET ${path}`, unit: ' ms', value: median(took.slice(1)) });
  }
  const editor = await WireEditor.signIn(stack.origin);
  const saves: number[] = [];
  for (let number = 0; number <= SAVES; number += 1) {
    const save = await editor.prepare(`Growth ${number}`);
    saves.push(await timed(save));
  }
  return [...figures, { what: 'a save of the content', unit: ' ms', value: median(saves.slice(1)) }];
}

/** One more render of the list in a process of the proxy, which each edit of the footer brings about. @throws where it does not come */
async function renderAgain(instance: Instance, editor: WireEditor): Promise<void> {
  const before = instance.renders(LIST).length;
  const begin = performance.now();
  await editor.changeFooter(`Render ${before}`);
  while (instance.renders(LIST).length === before) {
    if (performance.now() - begin > GIVE_UP_MS) throw new Error(`${LIST} is not rendered after an edit`);
    await pause(10);
  }
}

/** What a page costs that is not there yet: pages in memory cost the same whatever is behind them. */
async function rendered(world: World, stack: Stack): Promise<Figure[]> {
  const instance = await world.newInstance(stack);
  try {
    const editor = await WireEditor.signIn(stack.origin);
    await (await fetch(instance.origin + LIST)).text();
    for (let time = 0; time < COLD_RENDERS + RENDERS; time += 1) await renderAgain(instance, editor);
    const value = median(instance.renders(LIST).slice(-RENDERS));
    return [{ what: 'one render of the list of releases, code warm', unit: ' ms', value, goal: 1.5 }];
  } finally {
    await instance.stop();
  }
}

/** How long documents are, as browsers get them. */
async function weighed({ origin }: Stack): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of documents) {
    const { body } = await request(origin + path, { headers: BROWSER });
    figures.push({ what: `the document of ${path}`, unit: ' KB', value: (await body.bytes()).byteLength / 1024 });
  }
  return figures;
}

async function measured(world: World, stack: Stack): Promise<Figure[]> {
  const shown = [...(await visitors(world, stack)), ...(await rendered(world, stack)), ...(await weighed(stack))];
  const figures = [...shown, ...(await office(stack))];
  const memory = (what: string, pid: number) => ({ what, unit: ' MB', value: (memoryOf(pid) ?? NaN) / MB });
  return [...figures, memory('memory of the proxy', stack.pids.proxy), memory('memory of the CMS', stack.pids.cms)];
}

/** A line for each figure: the most content beside the least, of this run. */
export function asRows(columns: readonly (readonly Figure[])[]): Row[] {
  const [least = []] = columns;
  return least.map(({ what, unit, value, goal }, index): Row => {
    const values = columns.map((column) => column[index]?.value ?? NaN);
    return {
      row: 'S9',
      what,
      ours: values
        .slice(1)
        .map((one) => withUnit(one, unit))
        .join(', '),
      peer: `1 ×: ${withUnit(value, unit)}`,
      ratio: (values.at(-1) ?? NaN) / value,
      ...(goal === undefined ? {} : { goal: { atMost: goal } }),
      numbers: Object.fromEntries(FACTORS.map((factor, at) => [`times${factor}`, values[at] ?? NaN])),
    };
  });
}

/** S9: cost at 1, 10 and 100 times the content. */
export async function growth(world: World): Promise<Row[]> {
  const columns: Figure[][] = [];
  for (const factor of FACTORS) {
    const stack = await world.filledStack(times(factor));
    columns.push(await measured(world, stack));
    await stack.stop();
  }
  return asRows(columns);
}

/** S9: cost of an answer with more and more visitors at once. */
export async function moreVisitors(world: World): Promise<Row[]> {
  const stack = await world.stack();
  const values: number[] = [];
  for (const connections of VISITORS) values.push(await underLoad(world, stack, '/', connections));
  const [one = NaN] = values;
  return [
    {
      row: 'S9 visitors',
      what: `home page, ${VISITORS.join(', ')} connections: processor time a request`,
      ours: values
        .slice(1)
        .map((value) => withUnit(value, ' ms'))
        .join(', '),
      peer: `one ${withUnit(one, ' ms')}`,
      ratio: (values.at(-1) ?? NaN) / one,
      goal: { atMost: 1.1 },
      numbers: Object.fromEntries(VISITORS.map((connections, at) => [`connections${connections}`, values[at] ?? NaN])),
    },
  ];
}
