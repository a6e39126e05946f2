import { hiddenPages, idlePages, robotsFault, type Seo } from '@apoti/contract';
import { Notice } from '../../../shared/ui/Notice';
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
        <SeoText
          seo={seo}
          field="robotsTxt"
          rows={8}
          hint="Rules that hide the home page or all other pages are refused."
        />
        <HiddenPages rules={seo.value.robotsTxt} />
      </FormSection>
      <FormSection
        title="Left out of search engines"
        about="These pages are marked “noindex” and are not in the sitemap. The back-office is always left out."
      >
        <SeoLines seo={seo} field="noIndexPages" noun="page" hint="Paths such as /login." />
        <IdlePages pages={seo.value.noIndexPages} />
      </FormSection>
      <Redirects seo={seo} />
    </>
  );
}

/** Which pages the rules hide, said while they are typed; silent where the rules are refused as a whole. */
function HiddenPages({ rules }: { rules: string }) {
  const hidden = robotsFault(rules) === null ? hiddenPages(rules) : [];
  return (
    <div role="status">
      {hidden.length > 0 && (
        <Notice tone="warn">
          <p>
            These rules hide {hidden.length === 1 ? 'a page' : `${hidden.length} pages`} from all search engines:{' '}
            {hidden.join(', ')}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Which entries do nothing, said while they are typed: they are no fault, a page may come to be there. */
function IdlePages({ pages }: { pages: readonly string[] }) {
  const idle = idlePages(pages);
  return (
    <div role="status">
      {idle.length > 0 && (
        <Notice tone="warn">
          <p>No page has such an address, so these do nothing. Each page is named by itself, in small letters.</p>
          <ul>
            {idle.map(({ path, meant }, place) => (
              <li key={place}>
                {path}
                {meant !== null && ` (is it ${meant}?)`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
