import { lagosDay, type FileUse, type Kind } from '@apoti/contract';
import { KeptAnswers } from '../store/kept-answers';
import type { Strapi } from '../store/strapi';
import { collectUses } from './collect-uses';

/** Kinds whose changes may make a file used or not used. */
const KINDS: readonly Kind[] = ['content', 'team', 'posts', 'events', 'stations', 'franchise', 'seo'];

/** Where each file is used, by its hash: the smaller pictures made from it count as it. */
export type UsesByHash = ReadonlyMap<string, readonly FileUse[]>;

const kept = new KeptAnswers<UsesByHash>(KINDS);

/** Where files are used: read from everything once, and again only after something of it was changed or a new day began. */
export function usesOfFiles(strapi: Strapi): Promise<UsesByHash> {
  return kept.get(strapi, lagosDay(Date.now()), () => collectUses(strapi));
}
