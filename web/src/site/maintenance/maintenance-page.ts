import { definePage } from '../../shared/site-data/page-definition';

/** The page while the site is closed for maintenance (A18). */
export const maintenancePage = definePage({
  kinds: ['content'],
  page: ({ data }) => {
    const { phone, whatsapp, email } = data.content.contact;
    return { phone, whatsapp, email };
  },
  head: (_, { data }) => ({
    title: 'Closed for maintenance',
    description: data.content.site.siteDescription,
    index: false,
  }),
});
