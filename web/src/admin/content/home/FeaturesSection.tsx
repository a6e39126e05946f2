import { contentLists, featureSchema, homeSchema, type Feature, type Home } from '@apoti/contract';
import { HeroIcon } from '../../../shared/ui/HeroIcon';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupText } from '../../content-editing/GroupText';
import { FieldRow, Fields, FormSection } from '../../form/FormSection';
import { setField, within, type Group } from '../../form/group';
import { IconPicker } from '../IconPicker';

/** The grid of features: a card shows its summary, and its details behind Learn More. */
export function FeaturesSection({ home }: { home: Group<Home> }) {
  const features = within(home, 'features');
  const text = { group: features, schema: homeSchema.shape.features };
  return (
    <FormSection title="Features" about="The cards of the home page. Details are shown behind Learn More.">
      <FieldRow>
        <GroupText {...text} field="title" />
        <GroupText {...text} field="subtitle" />
      </FieldRow>
      <GroupItems
        id="features"
        noun={['feature', 'features']}
        list={within(features, 'items')}
        make={(key) => ({ ...contentLists['home.features.items'].defaults, key })}
        nameOf={({ title }) => title.trim() || 'Untitled feature'}
        note={({ summary }) => summary}
        icon={({ icon }) => <HeroIcon name={icon} />}
        question="Are you sure you want to delete this feature?"
        empty={<p>No features yet.</p>}
        form={(feature, firstId) => <FeatureForm feature={feature} firstId={firstId} />}
      />
    </FormSection>
  );
}

function FeatureForm({ feature, firstId }: { feature: Group<Feature>; firstId: string }) {
  const text = { group: feature, schema: featureSchema };
  return (
    <Fields>
      <GroupText {...text} field="title" id={firstId} />
      <GroupText {...text} field="summary" rows={2} />
      <GroupText {...text} field="details" rows={4} />
      <IconPicker
        legend="Icon"
        value={feature.value.icon}
        onChoose={(icon) => setField(feature, 'icon', icon)}
        error={feature.issue(['icon'], 'Icon')}
      />
    </Fields>
  );
}
