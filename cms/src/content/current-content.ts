import type { Content } from '@apoti/contract';
import { lockCounters, readCounters, type Counters } from '../changes/counters';
import type { Strapi, TransactionParams } from '../store/strapi';
import { keepContent, knownContent } from './content-cache';
import { readContent } from './read-content';

/** The content and the counters of one moment. */
export async function currentContent(strapi: Strapi): Promise<{ content: Content; counters: Counters }> {
  const counters = await readCounters(strapi);
  const known = knownContent(strapi, counters);
  if (known) return { content: known, counters };
  return strapi.db.transaction(async (params) => {
    const held = await lockCounters(strapi, params.trx);
    return { content: await contentWithin(strapi, held, params), counters: held };
  });
}

/** The content within a transaction that holds the counters. */
export async function contentWithin(strapi: Strapi, counters: Counters, params: TransactionParams): Promise<Content> {
  const known = knownContent(strapi, counters, params.trx);
  if (known) return known;
  const content = await readContent(strapi);
  keepContent(strapi, content, counters, params);
  return content;
}
