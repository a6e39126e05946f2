import { contentShape, toPublicContent, type Content } from '@apoti/contract';
import type { Watch } from '../changes/watch';
import type { Strapi } from '../store/strapi';
import { keepContent } from './content-cache';
import { contentFaults } from './content-rules';
import { contentWithin } from './current-content';
import { readContentAgain } from './read-content';

/** How changes of the content are logged. `touched` is asked after the work: to which content types it wrote. */
export function contentWatch<Result>(strapi: Strapi, touched: () => Iterable<string>): Watch<Content, Result> {
  return {
    kind: 'content',
    shape: contentShape,
    before: (counters, params) => contentWithin(strapi, counters, params),
    after: (before) => readContentAgain(strapi, before, touched()),
    subject: () => '',
    faults: contentFaults,
    visible: toPublicContent,
    settled: (state, counters, params) => keepContent(strapi, state, counters, params),
  };
}
