import { defaultSettings } from '@apoti/contract/content/default-settings';
import { siteTagsOf } from '@apoti/contract/rendering/site-tags';
import { toPublicSettings } from '@apoti/contract/resources/settings/public-settings';
import { settingsSchema, type Settings } from '@apoti/contract/resources/settings/settings';

/** What a test changes in the settings of a new site. */
export type Changes = { [Group in keyof Settings]?: Partial<Settings[Group]> };

/** The settings of a new site with some changed. */
export function settings(changes: Changes): Settings {
  const groups = Object.entries(defaultSettings).map(([group, values]) => [
    group,
    { ...values, ...Reflect.get(changes, group) },
  ]);
  return settingsSchema.parse(Object.fromEntries(groups));
}
/** The tools that pages load by such settings. */
export const tagsOf = (changes: Changes) => siteTagsOf(toPublicSettings(settings(changes)));

/** Google Analytics, switched on. */
export const analytics = { googleAnalytics: { enabled: true, trackingId: 'G-ABCD1234' } } satisfies Changes;
/** Facebook's pixel, with events of its own. */
export const facebookPixel: Settings['socialAnalytics']['facebookPixel'] = {
  enabled: true,
  pixelId: '1234567',
  trackConversions: false,
  customEvents: [
    { key: 'a', event: 'phone_called', name: 'Rang' },
    { key: 'b', event: 'phone_called', name: 'Rang us' },
    { key: 'c', event: 'phone_called', name: 'Rang' },
  ],
};
/** The other social networks, as they are on a new site. */
export const { linkedinInsight, twitterAnalytics } = defaultSettings.socialAnalytics;
/** Every kind of tool, switched on. */
export const everything: Changes = {
  ...analytics,
  googleTagManager: { enabled: true, containerId: 'GTM-ABC1234' },
  heatmapTracking: { enabled: true, trackingId: '1234567' },
  socialAnalytics: {
    facebookPixel,
    linkedinInsight: { enabled: true, partnerId: '12345' },
    twitterAnalytics: { enabled: true, pixelId: 'o1abc' },
  },
};
