import { setTimeout as pause } from 'node:timers/promises';
import { PanelEditor } from '../editors/panel-editor';
import { WireEditor } from '../editors/wire-editor';
import { median, medianOfRatios } from '../measure/ratios';
import { withUnit, type Row } from '../table';
import type { World } from '../world';

type Editor = { prepare: (title: string) => Promise<() => Promise<void>> };

/** After a save the proxy renders and keeps a copy: that must not be counted as the next one's time. */
const SETTLE_MS = 150;
const WARM_UP = 60;

async function timeOf(editor: Editor, title: string): Promise<number> {
  const send = await editor.prepare(title);
  await pause(SETTLE_MS);
  const begin = performance.now();
  await send();
  return performance.now() - begin;
}

/** A process that has just started is slower for its first dozens of updates; each gets the same number before any counts. */
async function warmUp(editor: Editor): Promise<void> {
  for (let number = 0; number < WARM_UP; number += 1) {
    const send = await editor.prepare(`Warm-up ${number}`);
    await send();
  }
}

/** S8: a save of the whole content object beside one plain Strapi document update. */
export async function saves(world: World): Promise<Row[]> {
  const { origin, cmsUrl } = await world.stack();
  const strapi = await world.newStrapi();
  const editors = [
    await WireEditor.signIn(origin),
    await PanelEditor.signIn(strapi.origin),
    await PanelEditor.signIn(cmsUrl),
  ];
  for (const editor of editors) await warmUp(editor);
  const { rounds, edits } = world.options;
  const each = Math.ceil(edits / rounds);
  /** Medians of the rounds, for each editor. */
  const medians: number[][] = editors.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const times: number[][] = editors.map(() => []);
    for (let number = 0; number < each; number += 1) {
      const order = [...editors.entries()];
      // Two of them edit the same slide, so titles differ: saving what is there already would write nothing.
      // Nobody always comes after the same other one.
      if (number % 2 === 1) order.reverse();
      for (const [index, editor] of order) {
        times[index]?.push(await timeOf(editor, `Save ${round}.${number} of ${index}`));
      }
    }
    times.forEach((those, index) => medians[index]?.push(median(those)));
  }
  await strapi.stop();
  const [whole = [], plain = [], logged = []] = medians;
  const line = (what: string, ours: number[]): Row => ({
    row: 'S8',
    what,
    ours: withUnit(median(ours), ' ms'),
    peer: `plain Strapi, one slide ${withUnit(median(plain), ' ms')}`,
    ratio: medianOfRatios(ours, plain),
    numbers: { ours, peer: plain },
  });
  return [
    { ...line('whole-object save, one field changed', whole), goal: { atMost: 3 } },
    line('one slide in our CMS’s panel, with the change log', logged),
  ];
}
