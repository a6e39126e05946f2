import { contentLists, homeSchema, partnerSchema, stepSchema } from '@apoti/contract';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupLines } from '../../content-editing/GroupLines';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { FieldRow, Fields, FormSection } from '../../form/FormSection';
import { within } from '../../form/group';
import { FeaturesSection } from './FeaturesSection';
import { HeadingSection } from './HeadingSection';
import { NetworkSection } from './NetworkSection';

const { shape } = homeSchema;

/** The home page's sections below the hero, in the order in which they stand there (P5). */
export function HomeTab() {
  const home = usePart('home');
  const smartLocker = { group: within(home, 'smartLocker'), schema: shape.smartLocker };
  return (
    <>
      <PartnersSection />
      <FormSection title="Smart locker" about="What a unit is and can do.">
        <GroupText {...smartLocker} field="title" />
        <GroupText {...smartLocker} field="subtitle" />
        <GroupText {...smartLocker} field="description" rows={4} />
        <GroupLines group={smartLocker.group} field="points" noun="point" />
      </FormSection>
      <FeaturesSection home={home} />
      <StepsSection />
      <HeadingSection
        home={home}
        section="testimonials"
        title="Testimonials"
        about="Above the testimonials, which have a tab of their own."
      />
      <NetworkSection home={home} />
      <HeadingSection
        home={home}
        section="faq"
        title="Questions"
        about="Above the questions, which are edited under FAQ Management."
      />
    </>
  );
}

function PartnersSection() {
  const partners = within(usePart('home'), 'partners');
  return (
    <FormSection title="Partners" about="The names below the hero. Without partners the strip is not shown.">
      <GroupText group={partners} schema={shape.partners} field="title" />
      <GroupItems
        id="partners"
        noun={['partner', 'partners']}
        list={within(partners, 'items')}
        make={(key) => ({ ...contentLists['home.partners.items'].defaults, key })}
        nameOf={({ name }) => name.trim() || 'Unnamed partner'}
        note={({ kind }) => kind}
        question="Are you sure you want to delete this partner?"
        empty={<p>No partners yet.</p>}
        form={(partner, firstId) => (
          <FieldRow>
            <GroupText group={partner} schema={partnerSchema} field="name" id={firstId} />
            <GroupText group={partner} schema={partnerSchema} field="kind" hint="Such as online shop." />
          </FieldRow>
        )}
      />
    </FormSection>
  );
}

function StepsSection() {
  const howItWorks = within(usePart('home'), 'howItWorks');
  const text = { group: howItWorks, schema: shape.howItWorks };
  return (
    <FormSection title="How it works" about="The steps in their order.">
      <FieldRow>
        <GroupText {...text} field="title" />
        <GroupText {...text} field="subtitle" />
      </FieldRow>
      <GroupItems
        id="steps"
        noun={['step', 'steps']}
        list={within(howItWorks, 'steps')}
        make={(key) => ({ ...contentLists['home.howItWorks.steps'].defaults, key })}
        nameOf={({ title }) => title.trim() || 'Untitled step'}
        note={({ description }) => description}
        question="Are you sure you want to delete this step?"
        empty={<p>No steps yet.</p>}
        form={(step, firstId) => (
          <Fields>
            <GroupText group={step} schema={stepSchema} field="title" id={firstId} />
            <GroupText group={step} schema={stepSchema} field="description" rows={3} />
          </Fields>
        )}
      />
    </FormSection>
  );
}
