import {
  applyChanges,
  contentSchema,
  contentShape,
  parseRevision,
  typesOnly,
  type Content,
  type Revision,
} from '@apoti/contract';
import { findChangesSince } from '../changes/change-row';
import type { Counters } from '../changes/counters';
import type { Strapi } from '../store/strapi';

const wholeContent = typesOnly(contentSchema);

/** What a save was read from. */
export type Base = { content: Content; revision: Revision };

/**
 * The content as it stood at a revision, rebuilt from the present one by undoing every change since; null when that cannot
 * be: another epoch, rows that are gone, a number that has not been, or no revision at all.
 */
export async function rebuildBase(
  strapi: Strapi,
  text: string,
  current: Content,
  counters: Counters,
): Promise<Base | null> {
  const revision = parseRevision(text);
  if (revision === null || revision.epoch !== counters.epoch || revision.number > counters.number) return null;
  if (revision.number < counters.pruned.content) return null;
  if (revision.number >= counters.last.content) return { content: current, revision };
  const changes = await findChangesSince(strapi, 'content', revision.number);
  const rebuilt = wholeContent.safeParse(applyChanges(contentShape, current, changes, 'backward'));
  return rebuilt.success ? { content: rebuilt.data, revision } : null;
}
