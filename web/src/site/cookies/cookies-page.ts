import { siteMeasuringOf } from '@apoti/contract/rendering/site-measuring';
import { siteTagsOf } from '@apoti/contract/rendering/site-tags';
import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { cookiesText } from './cookies-text';

/** The cookies page: what is really set, and what is not (P16). */
export const cookiesPage = definePage({
  kinds: ['content'],
  page: ({ data: { content, settings } }) =>
    cookiesText(siteTagsOf(settings), siteMeasuringOf(settings), {
      keptMonths: settings.privacyCompliance.dataRetentionPeriod,
      hasApp: content.site.loginUrl !== '',
    }),
  head: ({ title, summary }, { origin }) => ({
    title,
    description: summary,
    structured: [breadcrumbs(origin, [[title, '/cookies']])],
  }),
});
