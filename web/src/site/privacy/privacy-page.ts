import { siteMeasuringOf } from '@apoti/contract/rendering/site-measuring';
import { siteTagsOf } from '@apoti/contract/rendering/site-tags';
import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { privacyText } from './privacy-text';

/** The privacy policy (P16). */
export const privacyPage = definePage({
  kinds: ['content'],
  page: ({ data: { content, settings } }) => {
    const tags = siteTagsOf(settings);
    const hasTools = tags !== null && tags.tools.length > 0;
    const isMeasured = siteMeasuringOf(settings) !== null;
    const { dataRetentionPeriod: keptMonths } = settings.privacyCompliance;
    return privacyText(content, { hasTools, isMeasured, isNoted: tags?.ownNote === true, keptMonths });
  },
  head: ({ title, summary }, { origin }) => ({
    title,
    description: summary,
    structured: [breadcrumbs(origin, [[title, '/privacy']])],
  }),
});
