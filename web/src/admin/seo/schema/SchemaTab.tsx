import { organizationSchema, type OrganizationFacts, type Seo } from '@apoti/contract';
import { GroupLines } from '../../content-editing/GroupLines';
import { GroupText } from '../../content-editing/GroupText';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { seoLabel } from '../../seo-editing/seo-labels';
import { SeoSwitch, SeoText } from '../SeoFields';
import { ServedFacts } from './ServedFacts';

const { address: addressSchema, contactPoint: contactSchema } = organizationSchema.shape;

/** What search engines are told in their own words (schema.org). */
export function SchemaTab({ seo }: { seo: Group<Seo> }) {
  const organization = within(seo, 'organizationSchema');
  return (
    <>
      <FormSection
        title="Structured data"
        about="Facts for search engines on every page. Off: there are none at all."
        action={<SeoSwitch seo={seo} field="enableStructuredData" label="Structured data" />}
      >
        <ServedFacts isOn={seo.value.enableStructuredData} />
      </FormSection>
      <Company organization={organization} />
      <FormSection title="Address" about="Where the company is.">
        <Lines group={within(organization, 'address')} schema={addressSchema} />
      </FormSection>
      <FormSection title="Contact point" about="How customers reach the company.">
        <Lines group={within(organization, 'contactPoint')} schema={contactSchema} />
      </FormSection>
      <FormSection title="More structured data" about="JSON-LD of your own, on the home page.">
        <SeoText
          seo={seo}
          field="additionalSchema"
          rows={8}
          hint="One object, or a list of them; each needs a “@type”. What is no valid JSON is refused."
        />
      </FormSection>
    </>
  );
}

function Company({ organization }: { organization: Group<OrganizationFacts> }) {
  const text = { group: organization, schema: organizationSchema };
  return (
    <FormSection title="Organization" about="What is left empty is taken from the content.">
      <FieldRow>
        <GroupText {...text} field="name" label={seoLabel('name')} />
        <GroupText {...text} field="legalName" label={seoLabel('legalName')} />
      </FieldRow>
      <FieldRow>
        <GroupText {...text} field="url" label={seoLabel('url')} type="url" />
        <GroupText
          {...text}
          field="logo"
          label={seoLabel('logo')}
          type="url"
          hint="Empty: the logo of the media library."
        />
      </FieldRow>
      <GroupText {...text} field="foundingDate" label={seoLabel('foundingDate')} hint="Such as 2019-05-01." />
      <GroupLines group={organization} field="founders" noun="founder" label={seoLabel('founders')} />
      <GroupLines
        group={organization}
        field="sameAs"
        noun="profile"
        label={seoLabel('sameAs')}
        hint="Addresses such as https://www.linkedin.com/company/example. None: the social media of the content."
      />
    </FormSection>
  );
}

type Texts = Record<string, string>;

/** All texts of a block, side by side where there is room. */
function Lines<T extends Texts>({
  group,
  schema,
}: {
  group: Group<T>;
  schema: Parameters<typeof GroupText<keyof T & string, T>>[0]['schema'];
}) {
  return (
    <FieldRow>
      {Object.keys(group.value).map((field) => (
        <GroupText<keyof T & string, T>
          key={field}
          group={group}
          schema={schema}
          field={field}
          label={seoLabel(field)}
        />
      ))}
    </FieldRow>
  );
}
