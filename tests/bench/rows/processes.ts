import { startProcesses } from '../instances/processes';
import { pairRow } from '../measure/pair-rows';
import { takeTurns } from '../measure/turns';
import type { Row } from '../table';
import { BROWSER, paths, type World } from '../world';

const CONNECTIONS = 16;
const COUNT = 2;
/** A page that is kept, and one that is made for each request. */
const SUBJECTS = [
  { what: 'home page from memory', path: paths.home },
  { what: 'a search, made for each', path: '/press-releases?search=lagos' },
] as const;

/** S1c: the public origin as two processes beside itself as one. The load generator needs its share of the same cores. */
export async function severalProcesses(world: World): Promise<Row[]> {
  const { cmsUrl, origin, pids } = await world.stack();
  const ours = await startProcesses(cmsUrl, COUNT);
  try {
    const plan = { ...world.options, generator: await world.generator() };
    const rows: Row[] = [];
    for (const { what, path } of SUBJECTS) {
      const job = { paths: [path], connections: CONNECTIONS, headers: BROWSER };
      const contenders = [
        { name: ours.name, pid: ours.pid, job: { ...job, origin: ours.origin } },
        { name: 'one process', pid: pids.proxy, job: { ...job, origin } },
      ];
      const [several = [], one = []] = await takeTurns(contenders, plan);
      const pair = {
        row: 'S1c',
        what: `${what}, ${ours.name}`,
        ours: several,
        peer: { name: 'one process', turns: one },
      };
      rows.push(pairRow(pair, 'perSecond'), pairRow(pair, 'p99'));
    }
    return rows;
  } finally {
    await ours.stop();
  }
}
