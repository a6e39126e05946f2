import { siteTagsOf } from '@apoti/contract/rendering/site-tags';
import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { privacyText } from './privacy-text';

/** The privacy policy (P16). */
export const privacyPage = definePage({
  kinds: ['content'],
  page: ({ data }) => privacyText(data.content, siteTagsOf(data.settings) !== null),
  head: ({ title, summary }, { origin }) => ({
    title,
    description: summary,
    structured: [breadcrumbs(origin, [[title, '/privacy']])],
  }),
});
