import { LegalDocument } from '../../sections/legal/LegalDocument';
import type { LegalText } from '../../sections/legal/legal-text';
import type { PageProps } from '../../shared/site-data/page-view';

/** The cookies page: what is really set, and what is not (P16). */
export function CookiesPage({ page }: PageProps<LegalText>) {
  return <LegalDocument text={page} />;
}
