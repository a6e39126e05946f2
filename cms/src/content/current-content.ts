import type { Content } from '@apoti/contract';
import { atOneMoment } from '../changes/at-one-moment';
import { readCounters, type Counters } from '../changes/counters';
import type { Strapi, TransactionParams } from '../store/strapi';
import { keepContent, keepRead, knownContent } from './content-cache';
import { readContent } from './read-content';

/** The content and the counters of one moment. */
export async function currentContent(strapi: Strapi): Promise<{ content: Content; counters: Counters }> {
  const present = await readCounters(strapi);
  const known = knownContent(strapi, present);
  if (known) return { content: known, counters: present };
  const { counters, data } = await atOneMoment(strapi, 'content', () => readContent(strapi));
  keepRead(strapi, data, counters);
  return { content: data, counters };
}

/** The content within a transaction that holds the counters. */
export async function contentWithin(strapi: Strapi, counters: Counters, params: TransactionParams): Promise<Content> {
  const known = knownContent(strapi, counters, params.trx);
  if (known) return known;
  const content = await readContent(strapi);
  keepContent(strapi, content, counters, params);
  return content;
}
