import { NEWSLETTER_TITLE } from '@apoti/contract/constants/newsletter-texts';
import { definePage } from '../../shared/site-data/page-definition';
import { pagePaths } from '../../shared/site-data/page-paths';
import { breadcrumbs } from '../../shared/site-data/structured';

/** Where the newsletter's blocks lead without script (P30): the address is known, the name is asked for. */
export const newsletterPage = definePage({
  kinds: ['content'],
  params: { sent: () => ['newsletter'] },
  page: ({ data }) => {
    const { title, description, enabled } = data.content.footer.newsletter;
    return { title: title.trim() || NEWSLETTER_TITLE, description, enabled };
  },
  head: ({ title, description, enabled }, { data, origin }) => ({
    title,
    description: description || data.content.site.siteDescription,
    index: enabled,
    structured: [breadcrumbs(origin, [[NEWSLETTER_TITLE, pagePaths.newsletter]])],
  }),
});
