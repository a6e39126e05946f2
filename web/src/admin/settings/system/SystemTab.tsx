import { backupFrequencies } from '@apoti/contract';
import { FormSection } from '../../form/FormSection';
import { within } from '../../form/group';
import { backupNames } from '../../settings-editing/settings-choices';
import { SettingChoice } from '../fields/SettingChoice';
import { SettingSwitch } from '../fields/SettingSwitch';
import type { TabProps } from '../tab-props';
import { Backups } from './Backups';
import { DashboardPreview } from './DashboardPreview';

/** What concerns the whole system. */
export function SystemTab({ settings }: TabProps) {
  const general = within(settings, 'general');
  return (
    <>
      <FormSection title="Analytics" about="One switch for everything that counts visits.">
        <SettingSwitch
          group={general}
          field="analyticsEnabled"
          about="Off: the site measures neither visits nor how fast pages are for them, and none of the services of the tabs Analytics and Advanced Tracking is loaded."
        />
      </FormSection>
      <FormSection
        title="Backup schedule"
        about="How often a backup of content, people, messages and files is made. Measured visits are in none."
      >
        <SettingChoice group={general} field="backupFrequency" values={backupFrequencies} names={backupNames} />
      </FormSection>
      <Backups />
      <DashboardPreview />
    </>
  );
}
