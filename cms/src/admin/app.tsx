import type { StrapiApp } from '@strapi/strapi/admin';
import { showLogsReadOnly } from './change-log';
import { keepWordsOfFailedSaves } from './kept-words';
import { addStyles } from './styles';
import { words } from './words';

/** The panel: plain English, without Strapi's own promotions, with a field of ours for lists of texts, and with forms that keep what was typed. */
export default {
  config: {
    locales: ['en'],
    translations: { en: words },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    showLogsReadOnly(app);
    app.customFields.register({
      name: 'text-list',
      type: 'json',
      intlLabel: { id: 'text-list.label', defaultMessage: 'List of texts' },
      intlDescription: { id: 'text-list.description', defaultMessage: 'One entry per line' },
      components: {
        Input: async () => import('./TextListInput').then((module) => ({ default: module.TextListInput })),
      },
    });
  },
  bootstrap() {
    keepWordsOfFailedSaves();
    addStyles();
    // Strapi's announcement at the top of every page, as if everybody had closed it.
    window.localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
  },
};
