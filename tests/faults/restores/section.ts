import { startStack } from '../../support/stack';
import type { Found, Section, Task } from '../section';
import { drill } from './drill';

async function drillAgainAndAgain({ tries, seed, say, signal }: Task): Promise<Found> {
  const found: Found = { tries: 0, violations: [] };
  let stack = await startStack();
  let states = 0;
  try {
    for (; found.tries < tries && !signal.aborted; found.tries += 1) {
      const { stack: next, wrong, moments } = await drill(stack, `${seed}.${found.tries}`);
      stack = next;
      states += moments;
      found.violations.push(...wrong.map((text) => `${text} (drill ${found.tries} of seed ${seed})`));
    }
  } finally {
    await stack.stop();
  }
  say(`${found.tries} drills; ${states} states while their backups were made`);
  return { ...found, figures: { 'states while made': states } };
}

/** F13: a backup that is restored elsewhere is the site of one moment, whole. */
export const restoresSection: Section = {
  figure: 'F13',
  what: 'restores, on an empty data folder, of backups that were made while editors wrote; each row, file and call compared',
  goal: '50 of 50 identical with one moment of the backup',
  enough: 50,
  part: 5,
  measure: drillAgainAndAgain,
};
