import { answerToMeasuring } from '../shared/consent/answer-to-measuring';
import { readChoice } from '../shared/consent/choice';
import { startConsent } from '../shared/consent/consent';
import { TagsOnDemand } from '../shared/tags/tags-on-demand';
import type { DocumentData } from './page-view';

/**
 * What needs consent, on pages that may have any of it (A18): a file of its own, which no page names while there is nothing. It asks
 * the visitor first, then does what the inline snippets of other companies would, which the content security policy forbids, and tells
 * the site's own measuring what was answered.
 */
const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as DocumentData | null;
const tags = data?.frame.tags;
if (data !== null && tags !== undefined) {
  const tools = new TagsOnDemand({
    tags,
    page: data.view,
    present: () => readChoice(tags, Date.now()) ?? new Set(),
    fetchLoader: async () => (await import('../shared/tags/tag-loader')).TagLoader,
  });
  startConsent(tags, {
    get loaded() {
      return tools.loaded;
    },
    allow(allowed) {
      tools.allow(allowed);
      answerToMeasuring(tags, allowed);
    },
  });
}
