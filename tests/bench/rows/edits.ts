import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { PanelEditor } from '../editors/panel-editor';
import { WireEditor } from '../editors/wire-editor';
import { median, quantile } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import { paths, type World } from '../world';
import { UNCACHED_GOAL } from '../derived';
import { waitRow, waits } from './waits';

const LOOK_EVERY_MS = 2;
const GIVE_UP_MS = 10_000;
/** The page's code is warm by then. */
const LAST_RENDERS = 20;

type Editor = { prepare: (title: string) => Promise<() => Promise<void>> };
type Seen = { ms: number; visits: number[] };

/** From the moment at which an edit is sent until a visitor's home page shows it, in ms. */
async function edit(editor: Editor, origin: string, title: string): Promise<Seen> {
  const send = await editor.prepare(title);
  const begin = performance.now();
  const sent = send();
  // A refused edit is told below; until then it must not count as unhandled.
  sent.catch(() => undefined);
  const visits: number[] = [];
  while (performance.now() - begin < GIVE_UP_MS) {
    const asked = performance.now();
    const html = await (await request(origin + paths.home)).body.text();
    visits.push(performance.now() - asked);
    if (html.includes(title)) {
      const ms = performance.now() - begin;
      await sent;
      return { ms, visits };
    }
    await pause(LOOK_EVERY_MS);
  }
  await sent;
  throw new Error(`After ${GIVE_UP_MS} ms the home page of ${origin} does not show “${title}”`);
}

/** S7: from an edit to the public page, through both doors and on a second process of the proxy. */
export async function edits(world: World): Promise<Row[]> {
  const { origin, cmsUrl } = await world.stack();
  const second = await world.newInstance();
  const wire = await WireEditor.signIn(origin);
  const panel = await PanelEditor.signIn(cmsUrl);
  const doors = [
    { what: 'edit over the wire → home page', editor: wire, origin, seen: new Array<Seen>() },
    {
      what: 'edit over the wire → home page of another proxy',
      editor: wire,
      origin: second.origin,
      seen: new Array<Seen>(),
    },
    { what: 'edit in Strapi’s panel → home page', editor: panel, origin, seen: new Array<Seen>() },
  ];
  for (let number = 0; number < world.options.edits; number += 1) {
    for (const [index, door] of doors.entries()) {
      door.seen.push(await edit(door.editor, door.origin, `Edit ${number} of door ${index}`));
    }
  }
  const rows = doors.flatMap(({ what, seen }): Row[] => {
    const times = seen.map(({ ms }) => ms);
    const p99 = quantile(times, 0.99);
    const row = {
      row: 'S7',
      what: `${what}, ${times.length} times`,
      ours: `p50 ${withUnit(quantile(times, 0.5), ' ms')}, p99 ${withUnit(p99, ' ms')}`,
      figure: p99,
      goal: { atMost: 1000 },
      unit: ' ms',
      numbers: { edits: times },
    };
    const visits = seen.flatMap((one) => one.visits);
    return [row, waitRow(what, visits)];
  });
  const renders = second.renders().slice(-LAST_RENDERS);
  await second.stop();
  return [...rows, ...(await waits(world)), renderRow(renders)];
}

function renderRow(renders: number[]): Row {
  const one = median(renders);
  const ours = `${withUnit(one, ' ms')}, ${withUnit(1000 / one, '/s')}`;
  // Five times as many as WordPress answers without its cache; a page takes the whole of one core meanwhile.
  const goal = { atLeast: UNCACHED_GOAL };
  const what = 'one render of the home page, code warm';
  return { row: 'S3b', what, ours, figure: 1000 / one, goal, unit: '/s', numbers: { ms: renders } };
}
