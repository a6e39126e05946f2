import { advancedTrackingSchema, eventCategories, newCustomEvent } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import { FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { eventNames } from '../../settings-editing/settings-choices';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { TrackingOff } from '../../settings-editing/TrackingOff';
import { SettingChoice } from '../fields/SettingChoice';
import { SettingItems } from '../fields/SettingItems';
import { SettingSwitch } from '../fields/SettingSwitch';
import type { TabProps } from '../tab-props';
import { Heatmaps } from './Heatmaps';

/** What is measured beyond views of pages, and heatmaps. */
export function AdvancedTab({ settings }: TabProps) {
  const tracking = within(settings, 'advancedTracking');
  const asked = noteTexts[canAsk(settings.value.privacyCompliance) ? 'asked' : 'unasked'];
  return (
    <>
      <TrackingOff settings={settings.value}>
        Nothing of this tab is measured or loaded, whatever is on here. The switch is in the tab System.
      </TrackingOff>
      <FormSection
        title="What is measured"
        about="Views of pages and searches are counted anyway, without a cookie and without a name. These switches add to it; the Analytics Dashboard shows what they find."
      >
        <SettingSwitch
          group={tracking}
          field="userJourney"
          about="From which page to which page visitors go within a visit: the panel User Journey."
        />
        <SettingSwitch
          group={tracking}
          field="conversionFunnels"
          about="Where visitors leave on the way from the home page to a form that is sent: a panel of its own."
        />
        <SettingSwitch
          group={tracking}
          field="cohortAnalysis"
          about={`In which week somebody came first, so that weeks can be compared: only of visitors who agreed to Analytics, by a note in their browser. It holds the day of the first visit and nothing that tells one visitor from another. ${asked}`}
        />
        <SettingSwitch
          group={tracking}
          field="retentionTracking"
          about={`Whether somebody was here on an earlier day: only of visitors who agreed to Analytics, by the same note. ${asked}`}
        />
        <SettingSwitch
          group={tracking}
          field="eventTracking"
          about="The demo video, and links to directions, WhatsApp and the phone. Forms that are begun or sent count anyway."
        />
      </FormSection>
      <FormSection
        title="Custom events"
        about="Links of your articles that count as an event: let the link’s address end with #event- and the name, such as /services#event-price_list. Only names of this list count; they are among Top Events."
      >
        <CustomEvents list={within(tracking, 'customEvents')} />
      </FormSection>
      <Heatmaps group={within(settings, 'heatmapTracking')} />
    </>
  );
}

/** What a switch that needs the consent to Analytics does to visitors. */
const noteTexts = {
  asked: 'While it is on visitors are asked, and who says no is not counted at all.',
  unasked: 'Nobody is asked about Analytics by what is set in the tab Privacy & Compliance: it finds nothing.',
};

function canAsk({ gdprCompliant, cookieConsent, cookieCategories }: SettingsDraft['privacyCompliance']): boolean {
  return (gdprCompliant || cookieConsent) && cookieCategories.analytics;
}

type CustomEvent = SettingsDraft['advancedTracking']['customEvents'][number];
const eventSchema = advancedTrackingSchema.shape.customEvents.element;

function CustomEvents({ list }: { list: Group<CustomEvent[]> }) {
  return (
    <SettingItems<CustomEvent>
      id="customEvents"
      noun="custom event"
      list={list}
      make={(key) => ({ ...newCustomEvent, key })}
      note={({ category }) => eventNames[category]}
      form={(event, firstId) => (
        <>
          <GroupText
            group={event}
            schema={eventSchema}
            field="name"
            label={settingsLabel('name')}
            id={firstId}
            hint="Letters, digits and _."
          />
          <SettingChoice group={event} field="category" values={eventCategories} names={eventNames} />
        </>
      )}
    />
  );
}
