import { REPORT_ALERTS } from '@apoti/contract/constants/settings';
import { FieldRow, FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { SettingNumber } from '../fields/SettingNumber';
import { TestAlerts } from '../notifications/TestAlerts';

/** From when on a figure is an alert. */
export function AlertLimits({ reporting }: { reporting: Group<SettingsDraft['reporting']> }) {
  const alerts = within(reporting, 'alerts');
  return (
    <FormSection
      title="Alerts"
      about="When one of these is exceeded, the people of the tab Notifications are told: once of the figures of a day, once a week of a page that is slow for visitors, every six hours at most of what the server notices itself."
    >
      <FieldRow>
        <SettingNumber
          group={alerts}
          field="trafficSpikes"
          unit="%"
          hint={`Visitors of a day, compared with the usual ones: ${REPORT_ALERTS.trafficSpikes}. Of a site that has measured a week, from 50 visitors on.`}
        />
        <SettingNumber
          group={alerts}
          field="conversionDrops"
          unit="%"
          hint={`So much fewer messages and applications on a day than usual: ${REPORT_ALERTS.conversionDrops}. Where five a day are usual, or more.`}
        />
      </FieldRow>
      <FieldRow>
        <SettingNumber
          group={alerts}
          field="errorRate"
          unit="%"
          hint={`So many of the site’s answers are failures of the server: ${REPORT_ALERTS.errorRate}. Looked at every five minutes.`}
        />
        <SettingNumber
          group={alerts}
          field="pageLoadSpeed"
          unit="ms"
          hint={`Until a page is there: ${REPORT_ALERTS.pageLoadSpeed}, or the limit of the tab Performance where that is lower. Needs performance monitoring.`}
        />
      </FieldRow>
      <TestAlerts />
    </FormSection>
  );
}
