import { AnotherProxy } from '../../support/another-proxy';
import { freePort } from '../../support/processes';
import { pairRow } from '../measure/pair-rows';
import { takeTurns } from '../measure/turns';
import type { Row } from '../table';
import { BROWSER, paths, type World } from '../world';

const CONNECTIONS = 16;

/** S1d: the home page of a proxy that counts figures for Prometheus beside one that does not. */
export async function countingFigures(world: World): Promise<Row[]> {
  const { cmsUrl } = await world.stack();
  const port = String(await freePort());
  const counting = await AnotherProxy.start(cmsUrl, { settings: { METRICS_PORT: port } });
  const plain = await AnotherProxy.start(cmsUrl);
  try {
    const contenders = [counting, plain].map(({ origin, pid }, index) => ({
      name: index === 0 ? 'with METRICS_PORT' : 'without',
      pid,
      job: { origin, paths: [paths.home], connections: CONNECTIONS, headers: BROWSER },
    }));
    const [ours = [], turns = []] = await takeTurns(contenders, {
      ...world.options,
      generator: await world.generator(),
    });
    const pair = { row: 'S1d', what: 'home page with METRICS_PORT', ours, peer: { name: 'without', turns } };
    return [pairRow(pair, 'perSecond', { atLeast: 0.97 }), pairRow(pair, 'processor')];
  } finally {
    await Promise.all([counting.stop(), plain.stop()]);
  }
}
