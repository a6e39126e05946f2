import { LegalDocument } from '../../sections/legal/LegalDocument';
import type { LegalText } from '../../sections/legal/legal-text';
import type { PageProps } from '../../shared/site-data/page-view';

/** The terms of service (P16). */
export function TermsPage({ page }: PageProps<LegalText>) {
  return <LegalDocument text={page} />;
}
