import { join } from 'node:path';
import { note } from '../output.mjs';
import { places } from '../paths.mjs';
import { buildStale } from '../prepare/build.mjs';
import { targets } from '../prepare/targets.mjs';
import { report } from '../problem.mjs';
import { watchFolders } from './watch-folders.mjs';

/** @typedef {import('./supervise.mjs').Supervised} Supervised */

const graceMs = 3000;

const folders = [
  join(places.contract, 'src'),
  join(places.proxy, 'src'),
  join(places.web, 'src'),
  join(places.web, 'public'),
  join(places.cms, 'src'),
  join(places.cms, 'config'),
];

/** Apart from each other, so that a mistake in one part does not hold up the others. The panel is built with the compiled CMS. */
const lanes = [[targets.web], [targets.proxy], [targets.cms, targets.panel]];

/**
 * Builds what a changed file makes stale and restarts what uses it. What cannot be built is told, and the parts go on
 * with what they have loaded.
 * @param {{ proxy: Supervised, cms: Supervised }} parts
 * @param {() => boolean} stopping
 */
export function watch({ proxy, cms }, stopping) {
  const uses = [
    { part: proxy, name: 'the proxy', targets: [targets.web, targets.proxy] },
    { part: cms, name: 'the CMS', targets: [targets.cms, targets.panel] },
  ];
  let work = Promise.resolve();

  const refresh = async () => {
    /** @type {import('../prepare/targets.mjs').Target[]} */
    const built = [];
    await buildStale({ lanes, onBuilt: (target) => built.push(target) }).catch(report);
    if (stopping()) return;
    const stale = uses.filter((use) => use.targets.some((target) => built.includes(target)));
    if (stale.length > 0) note(`restarting ${stale.map((use) => use.name).join(' and ')}`);
    await Promise.all(stale.map((use) => use.part.restart(graceMs)));
  };

  const changed = () => {
    work = work.then(refresh).catch(report);
  };
  watchFolders(folders, changed, { onError: report });
}
