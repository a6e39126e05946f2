import { reportFormats } from '@apoti/contract';
import { EditedText } from '../../form/EditedText';
import { FieldRow, FormSection } from '../../form/FormSection';
import { setField, within } from '../../form/group';
import { formatNames } from '../../settings-editing/settings-choices';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { SettingChoice } from '../fields/SettingChoice';
import { SettingLines } from '../fields/SettingLines';
import { SettingNumber } from '../fields/SettingNumber';
import { SettingSwitch } from '../fields/SettingSwitch';
import { TestAlerts } from '../notifications/TestAlerts';
import type { TabProps } from '../tab-props';
import { ExportData } from './ExportData';
import { KeptReports } from './KeptReports';
import { SendReportNow } from './SendReportNow';

/** Reports by e-mail, and from when on a figure is an alert. */
export function ReportingTab({ settings }: TabProps) {
  const group = within(settings, 'reporting');
  const alerts = within(group, 'alerts');
  const time = settingsLabel('reportTime');
  return (
    <>
      <FormSection
        title="Reports"
        about="What the site has measured of visits, by e-mail: the figures in the mail, the whole report as a file with it. Of a time without visits the mail says so. One that you send now is of the last seven days."
      >
        <SettingSwitch group={group} field="dailyReports" about="Of the day before." />
        <SettingSwitch group={group} field="weeklyReports" about="On Mondays, of the week before." />
        <SettingSwitch group={group} field="monthlyReports" about="On the first of a month, of the month before." />
        <SettingSwitch
          group={group}
          field="customReports"
          about="Every so many days, of all days since the last one."
        />
        <FieldRow>
          <EditedText
            label={time}
            name="reportTime"
            value={group.value.reportTime}
            onChange={(next) => setField<'reportTime', string, SettingsDraft['reporting']>(group, 'reportTime', next)}
            hint="Such as 07:00, in Lagos."
            error={group.issue(['reportTime'], time)}
          />
          <SettingNumber group={group} field="customReportDays" unit="days" />
        </FieldRow>
        <SettingLines
          group={group}
          field="emailRecipients"
          noun="recipient"
          hint="E-mail addresses. None: whoever gets the alerts (tab Notifications)."
        />
        <SettingChoice group={group} field="reportFormat" values={reportFormats} names={formatNames} />
        <SettingSwitch
          group={group}
          field="autoExport"
          about="Reports are kept as files too, to be downloaded below."
        />
        <SendReportNow />
      </FormSection>
      <KeptReports isWanted={group.value.autoExport} />
      <FormSection
        title="Alerts"
        about="When one of these is exceeded, the people of the tab Notifications are told: once of the figures of a day, once a week of a page that is slow for visitors, every six hours at most of what the server notices itself."
      >
        <FieldRow>
          <SettingNumber
            group={alerts}
            field="trafficSpikes"
            unit="%"
            hint="Visitors of a day, compared with the usual ones: 200. Of a site that has measured a week, from 50 visitors on."
          />
          <SettingNumber
            group={alerts}
            field="conversionDrops"
            unit="%"
            hint="So much fewer messages and applications on a day than usual: 20. Where five a day are usual, or more."
          />
        </FieldRow>
        <FieldRow>
          <SettingNumber
            group={alerts}
            field="errorRate"
            unit="%"
            hint="So many of the site’s answers are failures of the server: 5. Looked at every five minutes."
          />
          <SettingNumber
            group={alerts}
            field="pageLoadSpeed"
            unit="ms"
            hint="Until a page is there: 4000, or the limit of the tab Performance where that is lower. Needs performance monitoring."
          />
        </FieldRow>
        <TestAlerts />
      </FormSection>
      <ExportData />
    </>
  );
}
