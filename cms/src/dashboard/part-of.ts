import type { Part } from '@apoti/contract';
import { isAnalyticsFailure } from '../analytics/analytics-failure';
import type { Strapi } from '../store/strapi';

/** A part of the dashboard, or why it is not there; the log has the whole reason. */
export async function partOf<T>(strapi: Strapi, read: () => Promise<T>): Promise<Part<T>> {
  try {
    return { known: true, value: await read() };
  } catch (error) {
    // A store of visits that is away has said so itself, once; the dashboard asks it each minute.
    if (!isAnalyticsFailure(error)) {
      strapi.log.error('A part of the dashboard could not be read');
      strapi.log.error(error);
    }
    return { known: false, reason: 'It could not be read just now; the server’s log says why.' };
  }
}
