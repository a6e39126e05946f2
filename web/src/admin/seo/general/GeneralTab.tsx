import { META_DESCRIPTION_GOOD, META_DESCRIPTION_LENGTH, type Seo } from '@apoti/contract';
import { EditedText } from '../../form/EditedText';
import { FieldRow, FormSection } from '../../form/FormSection';
import { setField, type Group } from '../../form/group';
import { seoLabel } from '../../seo-editing/seo-labels';
import { SearchPreview } from '../previews/SearchPreview';
import { SeoSwitch, SeoText } from '../SeoFields';

/** How the site is called and told of in search results. */
export function GeneralTab({ seo }: { seo: Group<Seo> }) {
  const label = seoLabel('metaDescription');
  return (
    <>
      <FormSection
        title="Title and description"
        about="The home page has the title and the tagline. Every other page has its own title, with the site title behind it."
      >
        <FieldRow>
          <SeoText seo={seo} field="siteTitle" hint="{product} becomes the brand’s name. Empty: that name alone." />
          <SeoText seo={seo} field="tagline" />
        </FieldRow>
        <EditedText
          label={label}
          name="metaDescription"
          value={seo.value.metaDescription}
          onChange={(next) => setField<'metaDescription', string, Seo>(seo, 'metaDescription', next)}
          schema={{ maxLength: META_DESCRIPTION_LENGTH }}
          rows={3}
          hint={`${META_DESCRIPTION_GOOD}-${META_DESCRIPTION_LENGTH} characters. Of the home page; empty: the description of the site settings.`}
          error={seo.issue(['metaDescription'], label)}
        />
        <SeoText
          seo={seo}
          field="metaKeywords"
          rows={2}
          hint="Separated by commas. Few search engines still read them."
        />
        <SearchPreview seo={seo.value} />
      </FormSection>
      <FormSection
        title="Canonical URLs"
        about="Tell search engines which of several addresses of a page is the real one."
        action={<SeoSwitch seo={seo} field="enableCanonicalUrls" label="Name the canonical URL" />}
      >
        <SeoText
          seo={seo}
          field="canonicalUrl"
          type="url"
          hint="The site’s own address, such as https://www.example.com. Empty: the one that the server is set to."
        />
      </FormSection>
    </>
  );
}
