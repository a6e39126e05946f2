import type { FastifyBaseLogger } from 'fastify';
import type { Sources } from '../../sources/sources';
import type { Maintenance } from '../maintenance';
import { PageFiles } from './page-files';

type Parts = { folder: string; log: FastifyBaseLogger; sources: Sources; maintenance: Maintenance };

/** The files for a balancer, where a folder for them is set. They are closed the moment that the site is. */
export function createPageFiles({ folder, log, sources, maintenance }: Parts): PageFiles | undefined {
  if (folder === '') return undefined;
  const files = new PageFiles({
    folder,
    log,
    isReachable: () => sources.reachable,
    isClosed: () => maintenance.isOn,
  });
  sources.settings.onChange(() => files.beat());
  return files;
}
