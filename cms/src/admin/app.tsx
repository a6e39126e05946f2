import type { StrapiApp } from '@strapi/strapi/admin';

/** The panel: English, without Strapi's own promotions, and with a field of ours for lists of texts. */
export default {
  config: {
    locales: ['en'],
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    app.customFields.register({
      name: 'text-list',
      type: 'json',
      intlLabel: { id: 'text-list.label', defaultMessage: 'List of texts' },
      intlDescription: { id: 'text-list.description', defaultMessage: 'One entry a line' },
      components: {
        Input: async () => import('./TextListInput').then((module) => ({ default: module.TextListInput })),
      },
    });
  },
  bootstrap() {
    // Strapi's announcement at the top of every page, as if everybody had closed it.
    window.localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
  },
};
