import { lagosDay, type FileUse, type Kind } from '@apoti/contract';
import { readCounters } from '../changes/counters';
import { KeptAnswers } from '../store/kept-answers';
import type { Strapi } from '../store/strapi';
import { collectors, type Collector } from './collect-uses';
import type { Uses } from './noted-uses';

/** Where each file is used, by its hash: the smaller pictures made from it count as it. */
export type UsesByHash = { get: (hash: string) => readonly FileUse[] };

type Part = { kept: KeptAnswers<Uses>; collect: Collector };

/** What is used where, kind by kind: a change of the stations does not make 10,000 posts be read again. */
const parts: readonly Part[] = collectors.map(([kind, collect]: readonly [Kind, Collector]) => ({
  kept: new KeptAnswers<Uses>([kind]),
  collect,
}));

/** Where files are used: read from each kind once, and again only after something of it was changed or a new day began. */
export async function usesOfFiles(strapi: Strapi): Promise<UsesByHash> {
  const counters = await readCounters(strapi);
  const day = lagosDay(Date.now());
  const found: Uses[] = [];
  for (const { kept, collect } of parts) found.push(await kept.getAt(strapi, counters, day, () => collect(strapi)));
  return { get: (hash) => found.flatMap((uses) => uses.get(hash) ?? []) };
}
