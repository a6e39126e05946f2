import { siteEventCategories, type SiteEventName } from './analytics';

/** Events of the site that Facebook can be told of under a name of one's own. */
export const siteEventNames: readonly SiteEventName[] = Object.keys(siteEventCategories).filter(
  (name): name is SiteEventName => name in siteEventCategories,
);

/** Facebook's limit for the name of a custom event. */
export const FACEBOOK_NAME_MAX = 50;

/** Names that mean something to Facebook: no custom event is called so. */
export const facebookStandardEvents: readonly string[] = [
  'AddPaymentInfo',
  'AddToCart',
  'AddToWishlist',
  'CompleteRegistration',
  'Contact',
  'CustomizeProduct',
  'Donate',
  'FindLocation',
  'InitiateCheckout',
  'Lead',
  'PageView',
  'Purchase',
  'Schedule',
  'Search',
  'StartTrial',
  'SubmitApplication',
  'Subscribe',
  'ViewContent',
];
