import { seoTexts, type Seo } from '@apoti/contract';
import { useState } from 'react';
import { FiExternalLink, FiRefreshCw } from 'react-icons/fi';
import { generateSitemap } from '../../../shared/api/seo';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { whyUnsaved } from '../../editor/save-first';
import { adminToast } from '../../../shared/ui/toast';
import { FormSection } from '../../form/FormSection';
import type { Group } from '../../form/group';
import { useSeoEditor } from '../../seo-editing/seo-editing';
import { reasonOf } from '../../form/reason-of';
import { SeoSwitch } from '../SeoFields';
import styles from '../SeoActions.module.css';

/** What the sitemap goes by. */
const parts = ['enableSitemap', 'noIndexPages', 'canonicalUrl'];

/** The sitemap: on or off, to be looked at, and made anew. */
export function SitemapSection({ seo }: { seo: Group<Seo> }) {
  const editor = useSeoEditor();
  const [isBusy, setBusy] = useState(false);
  const [pages, setPages] = useState<number | null>(null);
  const { enableSitemap } = seo.value;
  const generate = async () => {
    setBusy(true);
    try {
      const kept = await whyUnsaved(editor, ...parts);
      if (kept !== undefined) return void adminToast.error(`${seoTexts.notGenerated}. ${kept}`);
      setPages((await generateSitemap()).pages);
      adminToast.success(seoTexts.generated);
    } catch (error) {
      adminToast.error(reasonOf(seoTexts.notGenerated, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSection
      title="Sitemap"
      about="The list of pages for search engines. It follows every change by itself."
      action={<SeoSwitch seo={seo} field="enableSitemap" label="Serve the sitemap" />}
    >
      <div className={styles.actions}>
        <a className={buttonClass('secondary')} href="/sitemap.xml" target="_blank" rel="noreferrer">
          <FiExternalLink aria-hidden="true" /> View Sitemap
        </a>
        <Button look="secondary" busy={isBusy} disabled={!enableSitemap} onClick={() => void generate()}>
          {!isBusy && <FiRefreshCw aria-hidden="true" />} Generate Sitemap
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {!enableSitemap && 'The sitemap is switched off: its address answers that nothing is there.'}
        {enableSitemap && pages !== null && `It names ${pages} ${pages === 1 ? 'page' : 'pages'}.`}
      </p>
    </FormSection>
  );
}
