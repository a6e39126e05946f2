import { FormSection } from '../../form/FormSection';
import { within } from '../../form/group';
import { SettingLines } from '../fields/SettingLines';
import { SettingSwitch } from '../fields/SettingSwitch';
import type { TabProps } from '../tab-props';
import { TestAlerts } from './TestAlerts';

/** Who is told of what, and how. */
export function NotificationsTab({ settings }: TabProps) {
  const general = within(settings, 'general');
  const group = within(settings, 'notifications');
  return (
    <>
      <FormSection title="Email" about="New messages and applications, and alerts.">
        <SettingSwitch
          group={general}
          field="emailNotifications"
          about="Receive email alerts for important events. Off: messages and applications still come into Leads."
        />
        <SettingLines
          group={group}
          field="emailRecipients"
          noun="recipient"
          hint="E-mail addresses. None: the address of the contact details."
        />
      </FormSection>
      <FormSection
        title="SMS"
        about="New applications, and alerts. Sent by the service that the operator has set (SMS_WEBHOOK_URL)."
      >
        <SettingSwitch
          group={general}
          field="smsNotifications"
          about="Receive SMS alerts for critical events. Each SMS may cost money."
        />
        <SettingLines group={group} field="smsNumbers" noun="number" hint="With the country’s code: +2348012345678." />
      </FormSection>
      <FormSection title="Test" about="Sends one alert to everybody above, by the same ways.">
        <TestAlerts />
      </FormSection>
    </>
  );
}
