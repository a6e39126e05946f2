import { siteSchema } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { FormSection } from '../../form/FormSection';

/** What the whole site goes by: the brand, and the addresses that it leads to. */
export function SiteTab() {
  const text = { group: usePart('site'), schema: siteSchema };
  return (
    <>
      <FormSection title="Brand" about="The name stands on every page, and in each text that says {product}.">
        <GroupText {...text} field="siteName" />
        <GroupText {...text} field="siteDescription" rows={3} hint="What search engines show below the site’s name." />
      </FormSection>
      <FormSection title="Addresses" about="Where the site leads visitors.">
        <GroupText
          {...text}
          field="loginUrl"
          type="url"
          hint="The customers’ own application, behind Login in the header. Empty: there is no such button."
        />
        <GroupText
          {...text}
          field="demoVideoUrl"
          type="url"
          hint="Shown by Watch Demo, loaded on a click only. Empty: the dialog says that there is none yet."
        />
      </FormSection>
    </>
  );
}
