import { contactInfoSchema } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within } from '../../form/group';
import { SocialFields } from '../SocialFields';

/** How to reach the company (back-office §3). */
export function ContactInfoTab() {
  const contact = usePart('contact');
  const text = { group: contact, schema: contactInfoSchema };
  return (
    <>
      <FormSection
        title="Reaching us"
        about="Shown on the Contact page, and wherever the site offers a call, a chat or a mail."
      >
        <FieldRow>
          <GroupText {...text} field="phone" type="tel" />
          <GroupText {...text} field="whatsapp" type="tel" hint="With the country’s code, such as +234." />
        </FieldRow>
        <FieldRow>
          <GroupText {...text} field="email" type="email" />
          <GroupText {...text} field="supportEmail" type="email" />
        </FieldRow>
        <GroupText {...text} field="address" rows={3} />
      </FormSection>
      <FormSection title="Opening hours" about="When people answer. The lockers themselves are open at any hour.">
        <FieldRow>
          <GroupText {...text} field="hours" />
          <GroupText {...text} field="weekendHours" />
        </FieldRow>
      </FormSection>
      <FormSection title="Social media" about="On the Contact page. A network without an address is not shown.">
        <SocialFields group={within(contact, 'socialMedia')} />
      </FormSection>
    </>
  );
}
