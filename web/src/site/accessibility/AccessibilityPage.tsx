import { LegalDocument } from '../../sections/legal/LegalDocument';
import type { LegalText } from '../../sections/legal/legal-text';
import type { PageProps } from '../../shared/site-data/page-view';

/** The accessibility statement (X1, X2). */
export function AccessibilityPage({ page }: PageProps<LegalText>) {
  return <LegalDocument text={page} />;
}
