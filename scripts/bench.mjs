// `npm run bench`: installs and builds what is missing, then measures the built product beside its peers (tests/bench/).
import { runMeasure } from './lib/run-measure.mjs';

const usage = `npm run bench                  measures every row of docs/speed.md beside its peers and prints the table
npm run bench -- growth        how cost grows from 1 to 100 times the content
npm run bench -- hour          whether the memory stays flat over an hour

  --quick      fewer and shorter rounds
  --only       the rows to measure, such as S1,S7
  --json       a further file for the numbers
  --publish    puts the table of a whole run, also of growth and hour, into docs/speed.md`;

runMeasure({
  usage,
  fetchTools: async () => {
    const { fetchBenchTools } = await import('./lib/bench-tools.mjs');
    fetchBenchTools(undefined, ['nginx', 'wrk']);
  },
  load: () => import('../tests/bench/main.ts'),
});
