import { homeSchema, type Home } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';

type HeadingSectionProps = { home: Group<Home>; section: 'testimonials' | 'faq'; title: string; about: string };

/** Title and subtitle of a section whose items are edited elsewhere. */
export function HeadingSection({ home, section, title, about }: HeadingSectionProps) {
  const text = { group: within(home, section), schema: homeSchema.shape[section] };
  return (
    <FormSection title={title} about={about}>
      <FieldRow>
        <GroupText {...text} field="title" />
        <GroupText {...text} field="subtitle" />
      </FieldRow>
    </FormSection>
  );
}
