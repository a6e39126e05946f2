import { summary } from '../../shared/lib/summary';
import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs, questionFacts } from '../../shared/site-data/structured';
import { packageSizes } from './package-sizes';
import { pricingQuestions } from './pricing-questions';
import { offerCatalog } from './pricing-structured';

/** The Pricing page (P8). What is switched off does not travel; the parameters are the size finder's. */
export const pricingPage = definePage({
  kinds: ['content'],
  params: { length: 'text', width: 'text', height: 'text', weight: 'text' },
  page: ({ data: { content } }) => {
    const { title, subtitle, description, plansEnabled, plans, payAsYouGo } = content.pricing;
    return {
      title,
      subtitle,
      description,
      plans: plansEnabled ? plans : [],
      sizes: payAsYouGo.enabled ? packageSizes(content.pricing) : [],
    };
  },
  head: ({ title, description, plans, sizes }, { data: { content }, origin }) => {
    const offers = offerCatalog(title, { plans, sizes });
    return {
      title: 'Pricing',
      description: summary(description) || content.site.siteDescription,
      structured: [
        ...(offers === null ? [] : [offers]),
        ...questionFacts(pricingQuestions({ plans, sizes })),
        breadcrumbs(origin, [['Pricing', '/pricing']]),
      ],
    };
  },
});
