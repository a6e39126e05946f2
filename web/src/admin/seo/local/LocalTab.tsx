import { businessTypes, OPENING_HOURS_EXAMPLE, priceRanges, type Seo } from '@apoti/contract';
import { FieldRow, FormSection } from '../../form/FormSection';
import type { Group } from '../../form/group';
import { SeoChoice, SeoLines, SeoText } from '../SeoFields';

const typeNames = { LocalBusiness: 'Local business', Organization: 'Organization', Corporation: 'Corporation' };

/** What search engines are told of a business with doors. */
export function LocalTab({ seo }: { seo: Group<Seo> }) {
  const isLocal = seo.value.businessType === 'LocalBusiness';
  return (
    <>
      <FormSection title="Business" about="Part of the structured data about the company.">
        <FieldRow>
          <SeoChoice seo={seo} field="businessType" values={businessTypes} names={typeNames} />
          <SeoText seo={seo} field="businessCategory" hint="Such as parcel lockers." />
        </FieldRow>
      </FormSection>
      <FormSection
        title="Prices and hours"
        about={
          isLocal
            ? 'When people are at the company’s address, and how dear it is.'
            : 'Told for a local business only: choose that type above, and they are on the pages.'
        }
      >
        <SeoChoice seo={seo} field="priceRange" values={priceRanges} />
        <SeoLines
          seo={seo}
          field="openingHours"
          noun="time"
          hint={`ISO opening hours, such as ${OPENING_HOURS_EXAMPLE}.`}
        />
      </FormSection>
    </>
  );
}
