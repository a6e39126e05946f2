import { aboutSchema } from '@apoti/contract';
import { GroupLines } from '../../content-editing/GroupLines';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { FormSection } from '../../form/FormSection';

/** The About page's texts (back-office §3). */
export function AboutTab() {
  const about = usePart('about');
  const text = { group: about, schema: aboutSchema };
  return (
    <>
      <FormSection title="Heading" about="The top of the About page.">
        <GroupText {...text} field="title" />
        <GroupText {...text} field="subtitle" />
      </FormSection>
      <FormSection
        title="Who we are"
        about="Mission, vision and story, each a part of the About page. An empty line begins a new paragraph."
      >
        <GroupText {...text} field="mission" rows={4} />
        <GroupText {...text} field="vision" rows={4} />
        <GroupText {...text} field="story" rows={8} />
      </FormSection>
      <FormSection title="Values" about="What the company stands for, in this order.">
        <GroupLines group={about} field="values" noun="value" />
      </FormSection>
    </>
  );
}
