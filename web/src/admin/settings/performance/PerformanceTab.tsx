import { performanceProviders } from '@apoti/contract';
import { ALERT_THRESHOLDS, MONITORED_PAGES } from '@apoti/contract/constants/settings';
import { Notice } from '../../../shared/ui/Notice';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { performanceNames } from '../../settings-editing/settings-choices';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { TrackingOff } from '../../settings-editing/TrackingOff';
import { SettingChoice } from '../fields/SettingChoice';
import { SettingLines } from '../fields/SettingLines';
import { SettingNumber } from '../fields/SettingNumber';
import { SettingSwitch } from '../fields/SettingSwitch';
import type { TabProps } from '../tab-props';

/** Where the figures of visitors go. */
const hints = {
  'first-party':
    'Who measures in the browsers of visitors: the figures are on the Analytics Dashboard, and raise alerts.',
  'google-analytics':
    'Who measures in the browsers of visitors: Google gets the figures as the events FCP, LCP, INP and CLS, of those who agree to Analytics. They raise no alerts here.',
};

/** How fast the site is, and from when on somebody is told. */
export function PerformanceTab({ settings }: TabProps) {
  const group = within(settings, 'performanceMonitoring');
  const { enabled, provider, realUserMonitoring } = group.value;
  const measuresVisitors = enabled && realUserMonitoring;
  const wantsGoogle = measuresVisitors && provider === 'google-analytics' && !settings.value.googleAnalytics.enabled;
  return (
    <>
      {measuresVisitors && (
        <TrackingOff settings={settings.value}>
          Nothing is measured in the browsers of visitors, whatever is on here. The switch is in the tab System.
        </TrackingOff>
      )}
      <FormSection
        title="Performance monitoring"
        about="Watches how fast pages are, and tells the people of the tab Notifications when one is too slow or fails."
      >
        <SettingSwitch group={group} field="enabled" label="Monitor performance" about="Off: nothing is measured." />
        <SettingChoice
          group={group}
          field="provider"
          values={performanceProviders}
          names={performanceNames}
          hint={hints[group.value.provider]}
        />
        {wantsGoogle && (
          <Notice tone="warn" title="Google Analytics is off">
            <p>Nothing is measured in the browsers of visitors until it is on, in the tab Analytics.</p>
          </Notice>
        )}
        <SettingSwitch
          group={group}
          field="realUserMonitoring"
          about="Measures in the browsers of visitors: on their phones and over their lines."
        />
        <SettingSwitch
          group={group}
          field="syntheticMonitoring"
          about="Every five minutes the server asks itself for each page below: whether it answers, and how long the page itself takes, without its pictures, styles and scripts and without a visitor’s line."
        />
        <SettingLines
          group={group}
          field="monitoredPages"
          noun="page"
          hint={`Paths such as /pricing. The usual ones: ${MONITORED_PAGES.join(', ')}.`}
        />
      </FormSection>
      <AlertThresholds thresholds={within(group, 'alertThresholds')} />
    </>
  );
}

type AlertThresholdsProps = { thresholds: Group<SettingsDraft['performanceMonitoring']['alertThresholds']> };

function AlertThresholds({ thresholds }: AlertThresholdsProps) {
  return (
    <FormSection
      title="Alert thresholds"
      about="A page that is above one of them is slow. The first is judged by the server’s own visits too, all of them in the browsers of visitors: a page that is slow for a quarter of at least 20 visits of a week is told of."
    >
      <FieldRow>
        <SettingNumber
          group={thresholds}
          field="pageLoadTime"
          unit="ms"
          hint={`Until everything is there, or for the server’s own visits until the page itself is: ${ALERT_THRESHOLDS.pageLoadTime}.`}
        />
        <SettingNumber
          group={thresholds}
          field="firstContentfulPaint"
          unit="ms"
          hint={`Until something is to be seen: ${ALERT_THRESHOLDS.firstContentfulPaint}.`}
        />
      </FieldRow>
      <FieldRow>
        <SettingNumber
          group={thresholds}
          field="largestContentfulPaint"
          unit="ms"
          hint={`Until the largest part is to be seen: ${ALERT_THRESHOLDS.largestContentfulPaint}.`}
        />
        <SettingNumber
          group={thresholds}
          field="cumulativeLayoutShift"
          hint={`How much the page jumps while it loads: ${ALERT_THRESHOLDS.cumulativeLayoutShift}.`}
        />
      </FieldRow>
    </FormSection>
  );
}
