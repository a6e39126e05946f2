import { findPostgres } from '../../../scripts/lib/find-postgres.mjs';
import type { Found, Section, Task } from '../section';
import { postgresServer, sqliteFiles, type Databases } from './databases';
import { drill, startSite } from './drill';

async function drillAgainAndAgain(databases: Databases, { tries, seed, say, signal }: Task): Promise<Found> {
  const found: Found = { tries: 0, violations: [] };
  let site = await startSite(databases);
  let states = 0;
  try {
    for (; found.tries < tries && !signal.aborted; found.tries += 1) {
      const { site: next, wrong, moments } = await drill(site, databases, `${seed}.${found.tries}`);
      site = next;
      states += moments;
      found.violations.push(...wrong.map((text) => `${text} (drill ${found.tries} of seed ${seed})`));
    }
  } finally {
    await site.stack.stop();
  }
  say(`${found.tries} drills; ${states} states while their backups were made`);
  return { ...found, figures: { 'states while made': states } };
}

/** On PostgreSQL, on a server of its own. */
async function drillOnPostgres(task: Task): Promise<Found> {
  const databases = await postgresServer();
  try {
    return await drillAgainAndAgain(databases, task);
  } finally {
    await databases.stop();
  }
}

const WHAT = 'of backups that were made while editors wrote; each row, file and call compared';
const GOAL = '50 of 50 identical with one moment of the backup';

/** F13: a backup that is restored elsewhere is the site of one moment, whole. */
export const restoresSection: Section = {
  figure: 'F13',
  what: `restores, on an empty data folder, ${WHAT}`,
  goal: GOAL,
  enough: 50,
  part: 5,
  measure: (task) => drillAgainAndAgain(sqliteFiles, task),
};

/** The same with PostgreSQL, each restore into an empty database. */
export const postgresRestoresSection: Section = {
  figure: 'F13 PostgreSQL',
  what: `restores, into an empty database of PostgreSQL, ${WHAT}`,
  goal: GOAL,
  enough: 50,
  part: 5,
  missing: () => (findPostgres() === null ? 'There is no PostgreSQL here, and none could be fetched.' : null),
  measure: drillOnPostgres,
};
