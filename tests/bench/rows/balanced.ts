import { findTool } from '../../../scripts/lib/find-tool.mjs';
import { startBalancedSite } from '../instances/balanced-site';
import { pairRow } from '../measure/pair-rows';
import { takeTurns } from '../measure/turns';
import type { Row } from '../table';
import { BROWSER, paths, type World } from '../world';

const CONNECTIONS = 16;
const WHAT = 'home page from its file';

/** S1b: the product behind its nginx, which serves page files, beside an nginx that sends the same bytes as a static file. */
export async function balancedPage(world: World): Promise<Row[]> {
  const [tool, nginx, { cmsUrl }] = [findTool('nginx'), await world.nginx(), await world.stack()];
  if (tool === null || nginx === null) return [{ row: 'S1b', what: WHAT, ours: '–', peer: 'no nginx here' }];
  const ours = await startBalancedSite(tool, cmsUrl, paths.home);
  try {
    const job = { paths: [paths.home], connections: CONNECTIONS, headers: BROWSER };
    const contenders = [ours, nginx].map(({ name, pid, origin }) => ({ name, pid, job: { ...job, origin } }));
    const plan = { ...world.options, generator: await world.generator() };
    const [ourTurns = [], turns = []] = await takeTurns(contenders, plan);
    const pair = { row: 'S1b', what: WHAT, ours: ourTurns, peer: { name: nginx.name, turns } };
    return [pairRow(pair, 'perSecond', { atLeast: 0.95 }), pairRow(pair, 'p99'), pairRow(pair, 'processor')];
  } finally {
    await ours.stop();
  }
}
