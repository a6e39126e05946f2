import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { accessibilityText } from './accessibility-text';

/** The accessibility statement (X1, X2). */
export const accessibilityPage = definePage({
  kinds: ['content'],
  page: ({ data }) => accessibilityText(data.content),
  head: ({ title, summary }, { origin }) => ({
    title,
    description: summary,
    structured: [breadcrumbs(origin, [[title, '/accessibility']])],
  }),
});
