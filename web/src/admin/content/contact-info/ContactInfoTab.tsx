import { contactInfoSchema, contentLists, officeSchema, type Office } from '@apoti/contract';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { FieldRow, Fields, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
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
      <FormSection
        title="Offices"
        about="Where visitors may drop by: cards on the Contact page in this order, and marks on its map."
      >
        <GroupItems
          id="offices"
          noun={['office', 'offices']}
          list={within(contact, 'offices')}
          make={(key) => ({ ...contentLists['contact.offices'].defaults, key })}
          nameOf={({ name }) => name.trim() || 'Unnamed office'}
          note={({ address }) => address}
          question="Are you sure you want to delete this office?"
          empty={<p>No offices yet.</p>}
          form={(office, firstId) => <OfficeForm office={office} firstId={firstId} />}
        />
      </FormSection>
      <FormSection title="Social media" about="On the Contact page. A network without an address is not shown.">
        <SocialFields group={within(contact, 'socialMedia')} />
      </FormSection>
    </>
  );
}

function OfficeForm({ office, firstId }: { office: Group<Office>; firstId: string }) {
  const text = { group: office, schema: officeSchema };
  return (
    <Fields>
      <GroupText {...text} field="name" id={firstId} />
      <GroupText {...text} field="address" rows={2} />
      <GroupText
        {...text}
        field="coordinates"
        hint="Latitude and longitude as maps copy them, such as 6.4281, 3.4216. Empty: not on the map."
      />
      <GroupText {...text} field="purpose" rows={2} hint="What people come here for." />
    </Fields>
  );
}
