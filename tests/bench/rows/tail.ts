import { setTimeout as pause } from 'node:timers/promises';
import { WireEditor } from '../editors/wire-editor';
import { pairRow } from '../measure/pair-rows';
import { takeTurns } from '../measure/turns';
import type { Row } from '../table';
import { BROWSER, paths, type World } from '../world';

const CONNECTIONS = 64;
const SAVE_EVERY_MS = 1_000;
/** Turns long enough for a few saves. */
const STRETCH = 1.5;

/** S3: the slowest hundredth of the visits, also while an admin saves once a second. */
export async function tail(world: World): Promise<Row[]> {
  const { origin, pids } = await world.stack();
  const fastify = await world.fastify();
  const editor = await WireEditor.signIn(origin);
  const job = { origin, paths: [paths.home], connections: CONNECTIONS, headers: BROWSER };
  const ours = { name: 'ours', pid: pids.proxy, stretch: STRETCH, job };
  const [quiet = [], bare = [], saving = []] = await takeTurns(
    [
      ours,
      { name: fastify.name, pid: fastify.pid, stretch: STRETCH, job: { ...job, origin: fastify.origin } },
      { ...ours, name: 'ours while saving', meanwhile: () => keepSaving(editor) },
    ],
    { ...world.options, generator: await world.generator() },
  );
  const peer = { name: fastify.name, turns: bare };
  const pair = { row: 'S3', what: 'home page, 64 connections', ours: quiet, peer };
  return [
    pairRow(pair, 'p99', { atMost: 1.25 }),
    pairRow({ ...pair, what: `${pair.what}, a save a second (Fastify: none)`, ours: saving }, 'p99', { atMost: 3 }),
  ];
}

/** Saves at once and then every second, until it is told to end. */
function keepSaving(editor: WireEditor): () => Promise<void> {
  const end = new AbortController();
  const saving = (async () => {
    while (!end.signal.aborted) {
      const save = await editor.prepare(`Saved at ${Date.now()}`);
      await save();
      await pause(SAVE_EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined);
    }
  })();
  return () => {
    end.abort();
    return saving;
  };
}
