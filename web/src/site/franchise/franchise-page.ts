import { franchiseTypes } from '@apoti/contract/constants/lead-choices';
import { illustratedYears } from '@apoti/contract/lib/illustrate-return';
import { definePage } from '../../shared/site-data/page-definition';
import { pagePaths } from '../../shared/site-data/page-paths';
import { organization } from '../../shared/site-data/organization';
import { breadcrumbs } from '../../shared/site-data/structured';
import { investorTerms } from './investor-terms';

/**
 * The franchise page (P12). `type` is what 'Apply Now' chose, `amount` and `years` are the calculator's, `sent` follows a
 * plain post of the form.
 */
export const franchisePage = definePage({
  kinds: ['franchise'],
  params: {
    type: ({ franchise }) => franchiseTypes.filter((type) => franchise.some(({ id }) => id === type)),
    amount: 'text',
    years: () => illustratedYears.map(String),
    sent: () => ['franchise'],
  },
  page: ({ data }) => ({
    models: data.franchise,
    terms: investorTerms(data.franchise),
    network: data.content.home.network,
  }),
  head: (_, { data, origin }) => ({
    title: 'Franchise: own or host a parcel locker',
    description:
      'Invest in a parcel locker or host one in Lagos and Abuja: terms, stations, a calculator and the application. Replies within 24 hours.',
    structured: [
      { '@context': 'https://schema.org', ...organization(data, origin) },
      breadcrumbs(origin, [['Franchise', pagePaths.franchise]]),
    ],
  }),
});

/** What the franchise page shows. */
export type FranchiseData = ReturnType<typeof franchisePage.page>;
