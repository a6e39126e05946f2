import { googleTagManagerSchema, serviceNames } from '@apoti/contract';
import { Notice } from '../../../shared/ui/Notice';
import { GroupText } from '../../content-editing/GroupText';
import { within } from '../../form/group';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { TrackingOff } from '../../settings-editing/TrackingOff';
import { ServiceSection } from '../fields/ServiceSection';
import type { TabProps } from '../tab-props';
import { GoogleAnalyticsSection } from './GoogleAnalyticsSection';
import { SocialSections } from './SocialSections';

/** Services of others that count visits; each is loaded only once a visitor agrees to it. */
export function AnalyticsTab({ settings }: TabProps) {
  const manager = within(settings, 'googleTagManager');
  return (
    <>
      <TrackingOff settings={settings.value}>
        Nothing of this tab is loaded, whatever is on here. The switch is in the tab System.
      </TrackingOff>
      <Notice>
        <p>
          A service is loaded for those visitors only who agree to its category of cookies. It then costs them data and
          time: use as few as you need.
        </p>
      </Notice>
      <GoogleAnalyticsSection group={within(settings, 'googleAnalytics')} />
      <ServiceSection
        group={manager}
        service="googleTagManager"
        id={manager.value.containerId}
        name={serviceNames.googleTagManager}
        about="Loads other tags that you set up at Google, without anybody changing this site. What they may do here is decided there."
      >
        <GroupText
          group={manager}
          field="containerId"
          isCode
          schema={googleTagManagerSchema}
          label={settingsLabel('containerId')}
          hint="Such as GTM-XXXXXXX: in Tag Manager, at the top of your workspace."
        />
      </ServiceSection>
      <SocialSections group={within(settings, 'socialAnalytics')} />
    </>
  );
}
