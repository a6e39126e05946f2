import { startStack, type Stack } from '../../support/stack';
import type { Found, Section, Task } from '../section';
import { KeepingEditor } from './kept-save';

/** Editors at the same time, each with a slide of their own. */
const SLIDES = [0, 1, 2];
/** So many are saved between two restarts. */
const BETWEEN = 30;

/** Edits without a pause until so many are saved in all. */
async function edit(editors: readonly KeepingEditor[], round: string, count: number) {
  let begun = 0;
  const violations: string[] = [];
  const work = async (editor: KeepingEditor, who: number) => {
    while (begun < count) violations.push(...(await editor.save(`Edit ${round}.${who}.${begun++}`)));
  };
  await Promise.all(editors.map(work));
  return { saved: begun, violations };
}

/** Saves, and restarts meanwhile. */
export async function restartAgainAndAgain(stack: Stack, { tries, seed, say, signal }: Task): Promise<Found> {
  const editors = await Promise.all(SLIDES.map((slide) => KeepingEditor.signIn(stack.origin, stack.admin, slide)));
  const found: Found = { tries: 0, violations: [] };
  let restarts = 0;
  for (; found.tries < tries && !signal.aborted; restarts += 1) {
    const editing = edit(editors, `${seed}.${restarts}`, BETWEEN);
    await stack.endCms();
    await stack.bootCms();
    const { saved, violations } = await editing;
    found.tries += saved;
    found.violations.push(...violations.map((text) => `${text} (restart ${restarts} of seed ${seed})`));
  }
  for (const editor of editors) {
    const present = await editor.present();
    if (present !== editor.last)
      found.violations.push(`“${editor.last}” is lost; there is “${present}” (seed ${seed})`);
  }
  const again = editors.reduce((all, editor) => all + editor.again, 0);
  say(`${restarts} restarts among ${found.tries} saves, ${again} attempts in vain`);
  return { ...found, figures: { restarts, 'attempts in vain': again } };
}

/** F5: editors who save while the CMS is restarted lose nothing. */
export const cmsRestarts: Section = {
  figure: 'F5 CMS',
  what: 'saves of three editors while the CMS is restarted again and again; what is refused is sent again',
  goal: 'each acknowledged, none lost',
  enough: 3_000,
  part: 100,
  measure: async (task) => {
    const stack = await startStack();
    try {
      return await restartAgainAndAgain(stack, task);
    } finally {
      await stack.stop();
    }
  },
};
