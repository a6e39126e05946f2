import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../prepare/build.mjs';
import { targets } from '../prepare/targets.mjs';
import { places } from '../paths.mjs';
import { report } from '../problem.mjs';

/** @typedef {import('./supervise.mjs').Supervised} Supervised */

const quietMs = 150;
const graceMs = 3000;

const folders = [
  join(places.contract, 'src'),
  join(places.proxy, 'src'),
  join(places.web, 'src'),
  join(places.web, 'public'),
];

/**
 * Builds what a changed file makes stale and restarts what uses it. Strapi's own folder is watched by Strapi.
 * @param {{ proxy: Supervised, cms: Supervised }} parts
 */
export function watch({ proxy, cms }) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let work = Promise.resolve();

  const refresh = async () => {
    const built = await buildStale({ lanes: [[targets.web, targets.proxy]] });
    const restarts = [];
    if (built.some((name) => name !== targets.contract.name)) restarts.push(proxy.restart(graceMs));
    if (built.includes(targets.contract.name)) restarts.push(cms.restart(graceMs));
    await Promise.all(restarts);
  };

  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(refresh).catch(report);
    }, quietMs);
  };

  for (const folder of folders) watchFiles(folder, { recursive: true }, changed).on('error', report);
}
