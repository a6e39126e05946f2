import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { termsText } from './terms-text';

/** The terms of service (P16). */
export const termsPage = definePage({
  kinds: ['content'],
  page: ({ data }) => termsText(data.content),
  head: ({ title, summary }, { origin }) => ({
    title,
    description: summary,
    structured: [breadcrumbs(origin, [[title, '/terms']])],
  }),
});
