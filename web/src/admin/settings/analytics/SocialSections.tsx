import { serviceNames, socialAnalyticsSchema } from '@apoti/contract';
import { GroupText } from '../../content-editing/GroupText';
import { within, type Group } from '../../form/group';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { ServiceSection } from '../fields/ServiceSection';
import { SettingSwitch } from '../fields/SettingSwitch';
import { FacebookEvents } from './FacebookEvents';

const { facebookPixel, linkedinInsight, twitterAnalytics } = socialAnalyticsSchema.shape;

/** The pixels of the three networks. */
export function SocialSections({ group }: { group: Group<SettingsDraft['socialAnalytics']> }) {
  const facebook = within(group, 'facebookPixel');
  const linkedin = within(group, 'linkedinInsight');
  const twitter = within(group, 'twitterAnalytics');
  return (
    <>
      <ServiceSection
        group={facebook}
        service="facebookPixel"
        name={serviceNames.facebookPixel}
        id={facebook.value.pixelId}
        about="Tells Facebook who has been here, so that advertisements there reach them again and their effect is counted."
      >
        <GroupText
          group={facebook}
          field="pixelId"
          isCode
          schema={facebookPixel}
          label={settingsLabel('pixelId')}
          hint="Digits only: in Meta’s Events Manager under Data sources."
        />
        <SettingSwitch
          group={facebook}
          field="trackConversions"
          about="Tells Facebook when somebody sends a form or subscribes."
        />
        <FacebookEvents list={within(facebook, 'customEvents')} />
      </ServiceSection>
      <ServiceSection
        group={linkedin}
        service="linkedinInsight"
        name={serviceNames.linkedinInsight}
        id={linkedin.value.partnerId}
        about="Tells LinkedIn who has been here: for advertisements to companies, such as franchise partners."
      >
        <GroupText
          group={linkedin}
          field="partnerId"
          isCode
          schema={linkedinInsight}
          label={settingsLabel('partnerId')}
          hint="Digits only: in LinkedIn’s Campaign Manager under Insight Tag."
        />
      </ServiceSection>
      <ServiceSection
        group={twitter}
        service="twitterAnalytics"
        name={serviceNames.twitterAnalytics}
        id={twitter.value.pixelId}
        about="Tells X (Twitter) who has been here, so that the effect of advertisements there is counted."
      >
        <GroupText
          group={twitter}
          field="pixelId"
          isCode
          schema={twitterAnalytics}
          label={settingsLabel('pixelId')}
          hint="Letters and digits, such as o1abc: in X’s Ads Manager under Events Manager."
        />
      </ServiceSection>
    </>
  );
}
