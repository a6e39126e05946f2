import { googleAnalyticsSchema, newDimension, serviceNames } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import { within, type Group } from '../../form/group';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { ServiceSection } from '../fields/ServiceSection';
import { SettingItems } from '../fields/SettingItems';
import { SettingSwitch } from '../fields/SettingSwitch';

type Analytics = SettingsDraft['googleAnalytics'];
type Dimension = Analytics['customDimensions'][number];
const dimensionSchema = googleAnalyticsSchema.shape.customDimensions.element;

/** Google Analytics with its options. */
export function GoogleAnalyticsSection({ group }: { group: Group<Analytics> }) {
  return (
    <ServiceSection
      group={group}
      service="googleAnalytics"
      name={serviceNames.googleAnalytics}
      id={group.value.trackingId}
      about="Counts visits and tells where visitors come from and what they do, in reports at Google."
    >
      <GroupText
        group={group}
        field="trackingId"
        isCode
        schema={googleAnalyticsSchema}
        label={settingsLabel('trackingId')}
        hint="Such as G-XXXXXXXXXX: in Google Analytics under Admin, Data streams."
      />
      <SettingSwitch
        group={group}
        field="enhancedEcommerce"
        about="Tells Google which monthly plans of the page /pricing are shown and which one is pressed, as steps of a purchase. Prices of single lockers are not told."
      />
      <SettingSwitch
        group={group}
        field="demographicsReports"
        about="Lets Google add age and gender, from what it knows of visitors who are signed in there."
      />
      <SettingSwitch
        group={group}
        field="interestReports"
        about="Lets Google add interests, from the other sites that visitors look at."
      />
      <Dimensions list={within(group, 'customDimensions')} />
    </ServiceSection>
  );
}

function Dimensions({ list }: { list: Group<Dimension[]> }) {
  return (
    <SettingItems<Dimension>
      id="customDimensions"
      noun="custom dimension"
      list={list}
      make={(key) => ({ ...newDimension, key })}
      note={({ value }) => value}
      empty=": values that go along with each view of a page"
      form={(dimension, firstId) => (
        <>
          <GroupText
            group={dimension}
            schema={dimensionSchema}
            field="name"
            label={settingsLabel('name')}
            id={firstId}
            hint="Letters, digits and _."
          />
          <GroupText group={dimension} schema={dimensionSchema} field="value" label={settingsLabel('value')} />
        </>
      )}
    />
  );
}
