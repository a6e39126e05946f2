import { findPostgres } from '../../../scripts/lib/find-postgres.mjs';
import { canCutPower } from '../../../scripts/lib/test/power-image.mjs';
import type { Section } from '../section';
import { killDuringSaves } from './kills';
import type { Kind } from './killed-world';
import { race } from './races/races';

const killed = (kind: Kind, what: string): Section => ({
  figure: `F1 ${kind}`,
  what,
  goal: '0 acknowledged saves lost, 0 torn in 3,000 kills',
  enough: 3_000,
  part: 300,
  measure: (task) => killDuringSaves(kind, task),
});

const unpowered = (kind: Kind, what: string): Section => ({
  figure: `F1 power ${kind}`,
  what,
  goal: '0 acknowledged saves lost, 0 torn in 300 cuts of the power',
  enough: 300,
  part: 100,
  measure: (task) => killDuringSaves(kind, task, 'the power'),
});

const raced: Section = {
  figure: 'F2',
  what: 'races of 2 to 8 people who save the same',
  goal: '0 lost updates in 10,000 races',
  enough: 10_000,
  part: 500,
  measure: (task) => race('SQLite', task),
};

const missing = () => (findPostgres() === null ? 'There is no PostgreSQL here, and none could be fetched.' : null);

const powerless = () => (canCutPower() ? null : 'No disk can be mounted here whose power is cut.');

/** F1 and F2: nothing lost. */
export const saveSections: readonly Section[] = [
  killed('SQLite', 'kill -9 of CMS and proxy during saves'),
  { ...killed('PostgreSQL', 'kill -9 of CMS, proxy and database server during saves'), missing },
  {
    ...unpowered('SQLite', 'the power goes during saves: what was not flushed to the disk is lost with every process'),
    missing: powerless,
  },
  {
    ...unpowered('PostgreSQL', 'the same on PostgreSQL, whose own files are on that disk too'),
    missing: () => missing() ?? powerless(),
  },
  raced,
  {
    figure: 'F2 PostgreSQL',
    what: `${raced.what}, on PostgreSQL`,
    goal: '0 lost updates in 1,000 races',
    enough: 1_000,
    part: 200,
    missing,
    measure: (task) => race('PostgreSQL', task),
  },
];
