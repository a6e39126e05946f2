import { lagosDay, type FileUse, type Kind } from '@apoti/contract';
import { readCounters } from '../changes/counters';
import type { Strapi } from '../store/strapi';
import { collectUses } from './collect-uses';

/** Kinds whose changes may make a file used or not used. */
const KINDS: readonly Kind[] = ['content', 'team', 'posts', 'events', 'stations', 'franchise', 'seo'];

/** Where each file is used, by its hash: the smaller pictures made from it count as it. */
export type UsesByHash = ReadonlyMap<string, readonly FileUse[]>;

const known = new WeakMap<Strapi, { version: string; uses: Promise<UsesByHash> }>();

/** Where files are used: read from everything once, and again only after something of it was changed or a new day began. */
export async function usesOfFiles(strapi: Strapi): Promise<UsesByHash> {
  const { epoch, last } = await readCounters(strapi);
  const version = [epoch, lagosDay(Date.now()), ...KINDS.map((kind) => last[kind])].join('.');
  const kept = known.get(strapi);
  if (kept?.version === version) return kept.uses;
  const uses = collectUses(strapi);
  known.set(strapi, { version, uses });
  uses.catch(() => known.delete(strapi));
  return uses;
}
