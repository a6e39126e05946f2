import { heatmapProviders, heatmapTrackingSchema, serviceNames } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import { FieldRow } from '../../form/FormSection';
import type { Group } from '../../form/group';
import { heatmapNames } from '../../settings-editing/settings-choices';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { ServiceSection } from '../fields/ServiceSection';
import { SettingChoice } from '../fields/SettingChoice';
import { SettingSwitch } from '../fields/SettingSwitch';
import { replaySwitches } from './replay-switches';

const idHints = {
  hotjar: 'Digits only: in Hotjar under Sites & Organizations.',
  fullstory: 'Such as o-1ABCDE-na1: in FullStory under Settings, Data capture.',
  logrocket: 'Such as abcdef/my-app: in LogRocket under Settings, Project setup.',
};

/** Heatmaps and recordings, by one of three services; each switch says what it does with the service that is chosen. */
export function Heatmaps({ group }: { group: Group<SettingsDraft['heatmapTracking']> }) {
  const { provider } = group.value;
  return (
    <ServiceSection
      group={group}
      service="heatmapTracking"
      name="heatmaps and recordings"
      tested={serviceNames[provider]}
      id={group.value.trackingId}
      about={`Shows where visitors look, press and get stuck. What they type into forms ${serviceNames[provider]} does not get.`}
    >
      <FieldRow>
        <SettingChoice group={group} field="provider" values={heatmapProviders} names={heatmapNames} />
        <GroupText
          group={group}
          field="trackingId"
          isCode
          schema={heatmapTrackingSchema}
          label={settingsLabel('trackingId')}
          hint={idHints[provider]}
        />
      </FieldRow>
      {replaySwitches(group.value).map((one) => (
        <SettingSwitch key={one.field} group={group} {...one} />
      ))}
    </ServiceSection>
  );
}
