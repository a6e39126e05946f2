import type { Redirect } from '../seo/redirects';
import type { Settings } from '../settings/settings';

type Tracking = Settings['advancedTracking']['customEvents'][number];
type Facebook = Settings['socialAnalytics']['facebookPixel']['customEvents'][number];
type Dimension = Settings['googleAnalytics']['customDimensions'][number];

/** What a new redirect holds. */
export const newRedirect: Omit<Redirect, 'key'> = { from: '', to: '', type: 'permanent' };
/** What a new dimension of Google Analytics holds. */
export const newDimension: Omit<Dimension, 'key'> = { name: '', value: '' };
/** What a new custom event holds. */
export const newCustomEvent: Omit<Tracking, 'key'> = { name: '', category: 'engagement' };
/** What a new event that Facebook is told of holds. */
export const newFacebookEvent: Omit<Facebook, 'key'> = { event: 'contact_form_sent', name: '' };
