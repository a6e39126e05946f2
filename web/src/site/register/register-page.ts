import { definePage } from '../../shared/site-data/page-definition';
import { pagePaths } from '../../shared/site-data/page-paths';
import { breadcrumbs } from '../../shared/site-data/structured';

/** The page that says that there is no registration, and where to go instead (P17). */
export const registerPage = definePage({
  kinds: ['content'],
  page: () => null,
  head: (_, { origin }) => ({
    title: 'Registration not available',
    description: 'Accounts cannot be opened on this website. Contact us, see the prices, or sign in to the app.',
    structured: [breadcrumbs(origin, [['Registration', pagePaths.register]])],
  }),
});
