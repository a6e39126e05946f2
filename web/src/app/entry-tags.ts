import { answerToMeasuring } from '../shared/consent/answer-to-measuring';
import { startConsent } from '../shared/consent/consent';
import { TagLoader } from '../shared/tags/tag-loader';
import type { DocumentData } from './page-view';

/**
 * Tools of other companies, on pages that may have any (A18): a file of its own, which no page names while none is on. It asks the
 * visitor first and then does what the companies' inline snippets would, which the content security policy forbids.
 */
const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as DocumentData | null;
const tags = data?.frame.tags;
if (data !== null && tags !== undefined) {
  const loader = new TagLoader(tags, data.view);
  loader.follow();
  startConsent(tags, {
    get loaded() {
      return loader.loaded;
    },
    allow(allowed) {
      loader.allow(allowed);
      answerToMeasuring(tags, allowed);
    },
  });
}
