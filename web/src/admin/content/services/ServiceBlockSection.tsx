import { serviceBlockSchema, type Services } from '@apoti/contract';
import { GroupLines } from '../../content-editing/GroupLines';
import { GroupText } from '../../content-editing/GroupText';
import { fieldLabel } from '../../content-editing/labels';
import { FieldRow, FormSection } from '../../form/FormSection';
import { setField, within, type Group } from '../../form/group';
import { ImageField } from '../../form/ImageField';
import { blockUploadNames, serviceUploads } from '../content-texts';

type ServiceBlockSectionProps = {
  services: Group<Services>;
  block: 'ecommercePartnership' | 'apiDocumentation';
  about: string;
};

/** One of the two blocks below the services, with its picture under its own label (A7). */
export function ServiceBlockSection({ services, block, about }: ServiceBlockSectionProps) {
  const group = within(services, block);
  const text = { group, schema: serviceBlockSchema };
  return (
    <FormSection title={fieldLabel(block)} about={about}>
      <GroupText {...text} field="title" />
      <GroupText {...text} field="subtitle" />
      <GroupText {...text} field="description" rows={4} />
      <GroupLines group={group} field="features" noun="feature" />
      <FieldRow>
        <GroupText {...text} field="ctaText" />
        <GroupText {...text} field="ctaLink" type="url" hint="A page such as /contact, or a whole address." />
      </FieldRow>
      <ImageField
        label="Image"
        name="image"
        value={group.value.image}
        onChange={(url) => setField(group, 'image', url)}
        uploadName={blockUploadNames[block]}
        texts={serviceUploads[block]}
        error={group.issue(['image'], 'Image')}
      />
    </FormSection>
  );
}
