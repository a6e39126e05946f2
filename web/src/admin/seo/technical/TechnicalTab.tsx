import type { Seo } from '@apoti/contract';
import { FormSection } from '../../form/FormSection';
import type { Group } from '../../form/group';
import { SeoLines, SeoSwitch, SeoText } from '../SeoFields';
import { Redirects } from './Redirects';
import { SitemapSection } from './SitemapSection';

/** What crawlers may read, and where old addresses lead. */
export function TechnicalTab({ seo }: { seo: Group<Seo> }) {
  return (
    <>
      <SitemapSection seo={seo} />
      <FormSection
        title="robots.txt"
        about="What crawlers shall leave alone. The address of the sitemap is added by itself."
        action={<SeoSwitch seo={seo} field="enableRobots" label="Serve robots.txt" />}
      >
        <SeoText seo={seo} field="robotsTxt" rows={8} hint="Rules that hide the whole site are refused." />
      </FormSection>
      <FormSection
        title="Left out of search engines"
        about="These pages are marked “noindex” and are not in the sitemap. The back-office is always left out."
      >
        <SeoLines seo={seo} field="noIndexPages" noun="page" hint="Paths such as /login." />
      </FormSection>
      <Redirects seo={seo} />
    </>
  );
}
