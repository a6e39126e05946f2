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
import type { TabProps } from '../tab-props';
import { AlertLimits } from './AlertLimits';
import { ExportData } from './ExportData';
import { KeptReports } from './KeptReports';
import { SendReportNow } from './SendReportNow';

/** Reports by e-mail, and from when on a figure is an alert. */
export function ReportingTab({ settings }: TabProps) {
  const group = within(settings, 'reporting');
  const time = settingsLabel('reportTime');
  const { autoExport, dailyReports, weeklyReports, monthlyReports, customReports } = group.value;
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
      <KeptReports
        isWanted={autoExport}
        isScheduled={dailyReports || weeklyReports || monthlyReports || customReports}
      />
      <AlertLimits reporting={group} />
      <ExportData />
    </>
  );
}
