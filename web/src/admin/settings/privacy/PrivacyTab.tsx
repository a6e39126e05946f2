import { cookieCategories, retentionMonths, type CookieCategory } from '@apoti/contract';
import { GroupChoice } from '../../form/GroupChoice';
import { FormSection } from '../../form/FormSection';
import { setField, within, type Group } from '../../form/group';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { SettingSwitch } from '../fields/SettingSwitch';
import type { TabProps } from '../tab-props';

const abouts: Record<CookieCategory, string> = {
  necessary: 'What the site cannot do without, such as the choice itself. Always on.',
  analytics:
    'Google Analytics; heatmaps, recordings, surveys and polls; the site’s own note of the first visit, for retention tracking and cohorts.',
  marketing: 'Tag Manager, and the pixels of Facebook, LinkedIn and X.',
  preferences: 'What Google’s services remember of a visitor’s choices, for the next visit.',
};

/** What visitors are asked, and how long what is known of them is kept. */
export function PrivacyTab({ settings }: TabProps) {
  const group = within(settings, 'privacyCompliance');
  const categories = within(group, 'cookieCategories');
  const { gdprCompliant } = group.value;
  return (
    <>
      <FormSection title="Privacy" about="Rules of the GDPR and of Nigeria’s data protection act.">
        <SettingSwitch
          group={group}
          field="gdprCompliant"
          about="Nothing is loaded before a visitor has agreed, and a choice can be changed at any time. While it is on, so are the next three."
        />
        <SettingSwitch
          group={group}
          field="cookieConsent"
          {...heldBy(
            gdprCompliant,
            'Asks visitors which cookies they agree to, as soon as something needs it. Off: nobody is asked, and nothing that needs it is loaded.',
          )}
        />
        <SettingSwitch
          group={group}
          field="anonymizeIPs"
          {...heldBy(
            gdprCompliant,
            'The site’s own counting cuts the addresses of visitors’ devices, and Google Analytics and LogRocket are told to.',
          )}
        />
        <SettingSwitch
          group={group}
          field="respectDoNotTrack"
          {...heldBy(
            gdprCompliant,
            'Visitors whose browser says that they want no tracking are not asked, nothing is loaded for them, and their visits are not counted.',
          )}
        />
        <Retention group={group} />
      </FormSection>
      <FormSection
        title="Cookie categories"
        about="What visitors can agree to. What belongs to another one is never loaded."
      >
        {cookieCategories.map((category) => (
          <SettingSwitch
            key={category}
            group={categories}
            field={category}
            about={abouts[category]}
            disabled={category === 'necessary'}
          />
        ))}
      </FormSection>
    </>
  );
}

/** A switch that stands on as long as `GDPR compliant` does (decision 0017), and what it says of that. */
function heldBy(gdprCompliant: boolean, about: string): { about: string; held?: boolean } {
  if (!gdprCompliant) return { about };
  return { about: `${about} On as long as ${settingsLabel('gdprCompliant')} is.`, held: true };
}

const months = retentionMonths.map(String);
const monthNames = Object.fromEntries(months.map((number) => [number, `${number} months`]));

function Retention({ group }: { group: Group<SettingsDraft['privacyCompliance']> }) {
  return (
    <GroupChoice
      label={settingsLabel('dataRetentionPeriod')}
      name="dataRetentionPeriod"
      value={String(group.value.dataRetentionPeriod)}
      values={months}
      names={monthNames}
      onChange={(next) =>
        setField<'dataRetentionPeriod', number, SettingsDraft['privacyCompliance']>(
          group,
          'dataRetentionPeriod',
          Number(next),
        )
      }
      hint="After this time messages and applications that nobody has answered since are deleted, each night, and so are the figures of measured visits. Subscribers stay until they unsubscribe. Backups may hold older messages and applications; measured visits are in none, so their figures are gone for good."
    />
  );
}
