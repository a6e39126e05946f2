import { join } from 'node:path';
import { dataDir } from '../settings/data-dir';
import type { Strapi } from '../store/strapi';
import { AnalyticsStore, type Channel, type StoreLog } from './analytics-store';
import { PostgresChannel } from './postgres-channel';
import { putAsideAt } from './sqlite-file';
import { WorkerChannel } from './worker-channel';

/** The file of the analytics store, in a data folder. */
export const ANALYTICS_FILE = 'analytics.db';

const stores = new WeakMap<Strapi, AnalyticsStore>();

/** The store of this CMS; it is opened by the first question. */
export function analyticsOf(strapi: Strapi): AnalyticsStore {
  const known = stores.get(strapi);
  if (known !== undefined) return known;
  const log: StoreLog = { error: (line) => strapi.log.error(line), info: (line) => strapi.log.info(line) };
  const store = new AnalyticsStore(
    channelOf((line) => strapi.log.warn(line)),
    log,
  );
  stores.set(strapi, store);
  return store;
}

/** When a store that had broken was put aside last, in ms; null where none lies there. */
export function brokenAt(): number | null {
  if ((process.env['DATABASE_URL'] ?? '') !== '') return null;
  return putAsideAt(join(dataDir(), ANALYTICS_FILE)).reduce<number | null>((last, at) => Math.max(last ?? 0, at), null);
}

/** What is being counted is counted first. */
export async function closeAnalytics(strapi: Strapi): Promise<void> {
  await stores.get(strapi)?.close();
  stores.delete(strapi);
}

/** Where the content is in PostgreSQL, this is in a schema beside it; else in a file beside the content's. */
function channelOf(log: (line: string) => void): Channel {
  const url = process.env['DATABASE_URL'] ?? '';
  if (url === '') return new WorkerChannel(join(dataDir(), ANALYTICS_FILE), log);
  const content = process.env['DATABASE_SCHEMA'] || 'public';
  return new PostgresChannel(url, content === 'public' ? 'analytics' : `${content}_analytics`, log);
}
