/** The tests of the wire that start a server of PostgreSQL. */
export const withPostgres = [
  'held-database',
  'killed-saves',
  'power-cuts',
  'races',
  'recovery',
  'restore-drill',
  'torn-database',
  'two-cms-one-folder',
  'upgrade',
].map((name) => `tests/wire/${name}-postgres.test.ts`);

/** What is broken and mended as an operator does it, which `npm run test:full` alone tries. */
const ofRecovery = /\/recovery[^/]*$/;

/** Whether this is the run that leaves nothing out; scripts/test.mjs says so to what it starts. */
export const isFull = () => process.env['ALL_JOURNEYS'] !== undefined;

/** Those of these files that a run tries. @param {readonly string[]} files @param {boolean} full */
export const triedOf = (files, full) => files.filter((file) => full || !ofRecovery.test(file));
