import { footerSchema } from '@apoti/contract';
import { GroupSwitch } from '../../content-editing/GroupSwitch';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within } from '../../form/group';
import { SocialFields } from '../SocialFields';
import { FooterLinks } from './FooterLinks';

const { companyInfo: companySchema, newsletter: newsletterSchema } = footerSchema.shape;

/** What stands at the foot of every page (back-office §3). */
export function FooterTab() {
  const footer = usePart('footer');
  const company = { group: within(footer, 'companyInfo'), schema: companySchema };
  const newsletter = { group: within(footer, 'newsletter'), schema: newsletterSchema };
  return (
    <>
      <FormSection title="Footer" about="At the foot of every page. {product} becomes the brand’s name.">
        <GroupText group={footer} schema={footerSchema} field="description" rows={3} />
        <GroupText group={footer} schema={footerSchema} field="copyrightText" />
      </FormSection>
      <FormSection title="Company" about="Name and address of the company.">
        <GroupText {...company} field="name" />
        <FieldRow>
          <GroupText {...company} field="email" type="email" />
          <GroupText {...company} field="phone" type="tel" />
        </FieldRow>
        <GroupText {...company} field="address" rows={3} />
      </FormSection>
      <FormSection
        title="Newsletter"
        about="The box in which visitors leave their address."
        action={<GroupSwitch group={newsletter.group} field="enabled" label="Show the newsletter" />}
      >
        <FieldRow>
          <GroupText {...newsletter} field="title" />
          <GroupText {...newsletter} field="placeholder" />
        </FieldRow>
        <GroupText {...newsletter} field="description" rows={2} />
      </FormSection>
      <FooterLinks footer={footer} list="quickLinks" about="The first column of links." />
      <FooterLinks footer={footer} list="services" about="The column of services." />
      <FooterLinks
        footer={footer}
        list="legalLinks"
        about="Terms and privacy, in the column Legal. Accessibility and Admin follow them by themselves."
      />
      <FormSection title="Social links" about="A network without an address is not shown.">
        <SocialFields group={within(footer, 'socialLinks')} />
      </FormSection>
    </>
  );
}
