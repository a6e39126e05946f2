import {
  advancedTrackingSchema,
  eventCategories,
  heatmapProviders,
  heatmapTrackingSchema,
  states,
} from '@apoti/contract';
import { GroupItems } from '../../content-editing/GroupItems';
import { GroupText } from '../../content-editing/GroupText';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { eventNames, heatmapNames } from '../../settings-editing/settings-choices';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { ServiceSection } from '../fields/ServiceSection';
import { SettingChoice } from '../fields/SettingChoice';
import { SettingSwitch } from '../fields/SettingSwitch';
import type { TabProps } from '../tab-props';

/** What is measured beyond views of pages, and heatmaps. */
export function AdvancedTab({ settings }: TabProps) {
  const tracking = within(settings, 'advancedTracking');
  return (
    <>
      <FormSection
        title="What is measured"
        about="Of visitors who agree to it; nothing here knows a visitor’s name. This begins once the site measures visits itself, which it does not do yet."
      >
        <SettingSwitch group={tracking} field="userJourney" about="From which page to which page visitors go." />
        <SettingSwitch
          group={tracking}
          field="conversionFunnels"
          about="How many get from the home page to a form that is sent, and where the others leave."
        />
        <SettingSwitch
          group={tracking}
          field="cohortAnalysis"
          about="In which week somebody came first, so that weeks can be compared."
        />
        <SettingSwitch group={tracking} field="retentionTracking" about="Whether somebody has been here before." />
        <SettingSwitch
          group={tracking}
          field="eventTracking"
          about="Presses of buttons, forms that are sent, videos and files that are opened."
        />
      </FormSection>
      <FormSection title="Custom events" about="Events of your own, by the names under which your reports count them.">
        <CustomEvents list={within(tracking, 'customEvents')} />
      </FormSection>
      <Heatmaps group={within(settings, 'heatmapTracking')} />
    </>
  );
}

type CustomEvent = SettingsDraft['advancedTracking']['customEvents'][number];
const eventSchema = advancedTrackingSchema.shape.customEvents.element;

function CustomEvents({ list }: { list: Group<CustomEvent[]> }) {
  return (
    <GroupItems<CustomEvent>
      id="customEvents"
      noun={['custom event', 'custom events']}
      list={list}
      make={(key) => ({
        name: '',
        category: 'engagement',
        ...states.settings.items['advancedTracking.customEvents'],
        key,
      })}
      nameOf={({ name }) => name.trim() || 'New custom event'}
      note={({ category }) => eventNames[category]}
      question="Are you sure you want to delete this custom event?"
      empty={<p>No custom events yet.</p>}
      form={(event, firstId) => (
        <FieldRow>
          <GroupText
            group={event}
            schema={eventSchema}
            field="name"
            label={settingsLabel('name')}
            id={firstId}
            hint="Letters, digits and _."
          />
          <SettingChoice group={event} field="category" values={eventCategories} names={eventNames} />
        </FieldRow>
      )}
    />
  );
}

const idHints = {
  hotjar: 'Digits only: in Hotjar under Sites & Organizations.',
  fullstory: 'Such as o-1ABCDE-na1: in FullStory under Settings, Data capture.',
  logrocket: 'Such as abcdef/my-app: in LogRocket under Settings, Project setup.',
};

function Heatmaps({ group }: { group: Group<SettingsDraft['heatmapTracking']> }) {
  const { provider } = group.value;
  return (
    <ServiceSection
      group={group}
      service="heatmapTracking"
      name="heatmaps and recordings"
      about="Shows where visitors look, press and get stuck. What is typed into fields LogRocket is told to leave out; with Hotjar and FullStory, say so in your account there. Surveys and polls are Hotjar’s; FullStory records whole visits."
    >
      <FieldRow>
        <SettingChoice group={group} field="provider" values={heatmapProviders} names={heatmapNames} />
        <GroupText
          group={group}
          field="trackingId"
          schema={heatmapTrackingSchema}
          label={settingsLabel('trackingId')}
          hint={idHints[provider]}
        />
      </FieldRow>
      <SettingSwitch group={group} field="sessionRecordings" about="Plays visits back like a film." />
      <SettingSwitch group={group} field="heatmaps" about="Paints onto each page where it is looked at and pressed." />
      <SettingSwitch group={group} field="surveys" about="Lets the service ask visitors longer questions." />
      <SettingSwitch group={group} field="feedbackPolls" about="Lets the service ask visitors one short question." />
    </ServiceSection>
  );
}
