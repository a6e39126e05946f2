import { formatRevision, type Content, type ContentReply, type View } from '@apoti/contract';
import type { ContentState } from '../../content-source/content-source';

function withOrder(content: Content): Omit<ContentReply, 'revision' | 'stale'> {
  return { ...content, heroSlides: content.heroSlides.map((slide, index) => ({ ...slide, order: index + 1 })) };
}

function revisionOf({ revisions }: ContentState, view: View): { revision?: string } {
  // Defaults carry no revision: a save of them must never overwrite real content (428).
  if (revisions === null) return {};
  return { revision: formatRevision({ epoch: revisions.epoch, number: revisions.last.content, view }) };
}

/** What a visitor gets (C5). */
export function publicReply(state: ContentState): ContentReply {
  return { ...withOrder(state.visible), ...revisionOf(state, 'public') };
}

/** What a signed-in admin gets; marked while it may be out of date. */
export function fullReply(state: ContentState, reachable: boolean): ContentReply {
  const stale = !reachable || state.source !== 'cms';
  return { ...withOrder(state.content), ...revisionOf(state, 'full'), ...(stale ? { stale: true } : {}) };
}
