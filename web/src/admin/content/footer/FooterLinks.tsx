import { contentLists, footerLinkSchema, type Footer } from '@apoti/contract';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupText } from '../../content-editing/GroupText';
import { fieldLabel } from '../../content-editing/labels';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';

type FooterLinksProps = { footer: Group<Footer>; list: 'quickLinks' | 'services' | 'legalLinks'; about: string };

/** One of the footer's lists of links. */
export function FooterLinks({ footer, list, about }: FooterLinksProps) {
  return (
    <FormSection title={fieldLabel(list)} about={about}>
      <GroupItems
        id={list}
        noun={['link', 'links']}
        list={within(footer, list)}
        make={(key) => ({ ...contentLists[`footer.${list}`].defaults, key })}
        nameOf={({ label }) => label.trim() || 'Link without a label'}
        note={({ path }) => path}
        question="Are you sure you want to delete this link?"
        empty={<p>No links yet.</p>}
        form={(link, firstId) => (
          <FieldRow>
            <GroupText group={link} schema={footerLinkSchema} field="label" id={firstId} />
            <GroupText
              group={link}
              schema={footerLinkSchema}
              field="path"
              type="url"
              hint="A page such as /pricing, or a whole address."
            />
          </FieldRow>
        )}
      />
    </FormSection>
  );
}
