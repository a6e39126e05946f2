// `npm run faults`: installs and builds what is missing, then does to the product what may happen to it (tests/faults/).
import { runMeasure } from './lib/run-measure.mjs';

const usage = `npm run faults                 tries every figure of docs/faults.md until its goal, and goes on from the totals of earlier runs

  --only       the figures to try, by how they begin, such as F1,F6
  --parts      how many parts of each in this run
  --seed       a seed that an earlier run printed, to try the same again
  --afresh     begins the totals of these figures anew
  --show       only prints what is known so far
  --publish    puts the totals into docs/faults.md

Ctrl+C lets the try under way finish; once more ends it at once.`;

runMeasure({
  usage,
  fetchTools: async () => {
    const { fetchPostgres } = await import('./lib/fetch-postgres.mjs');
    fetchPostgres();
  },
  load: () => import('../tests/faults/main.ts'),
});
