import { contentShape, diff, equal, toPublicContent, type Content } from '@apoti/contract';
import type { Watch } from '../changes/watch';
import type { Strapi } from '../store/strapi';
import { keepContent } from './content-cache';
import { contentFaults } from './content-rules';
import { contentWithin } from './current-content';
import { readContentAgain } from './read-content';

/** Asked after the work: to which content types it wrote, and what the content must be now, where that is known. */
type Work = { touched: () => Iterable<string>; expected?: () => Content | undefined };

/** How changes of the content are logged. What was written is read back: what Strapi would lose is not saved at all. */
export function contentWatch<Result>(strapi: Strapi, { touched, expected }: Work): Watch<Content, Result> {
  return {
    kind: 'content',
    shape: contentShape,
    before: (counters, params) => contentWithin(strapi, counters, params),
    after: async (before) => {
      const after = await readContentAgain(strapi, before, touched());
      const wanted = expected?.();
      if (wanted && !equal(wanted, after))
        throw new Error(`Strapi stored something else at ${firstDifference(wanted, after)}`);
      return after;
    },
    subject: () => '',
    // What is expected has been checked before it was written.
    faults: (state) => (expected?.() ? [] : contentFaults(state)),
    visible: toPublicContent,
    settled: (state, counters, params) => keepContent(strapi, state, counters, params),
  };
}

function firstDifference(wanted: Content, stored: Content): string {
  return diff(contentShape, wanted, stored)[0]?.path.join(' › ') ?? 'an unknown place';
}
