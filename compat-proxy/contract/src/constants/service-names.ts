// Apart, for what asks visitors about them: it names these alone, and weighs on a page (S6).
export const GOOGLE_ANALYTICS = 'Google Analytics';
export const GOOGLE_TAG_MANAGER = 'Google Tag Manager';
export const HOTJAR = 'Hotjar';
export const FULLSTORY = 'FullStory';
export const LOGROCKET = 'LogRocket';

/** Services of others, as their companies call them, and what of theirs is used: each name in one place (A22). */
export const serviceNames = {
  googleAnalytics: GOOGLE_ANALYTICS,
  googleTagManager: GOOGLE_TAG_MANAGER,
  facebookPixel: 'Facebook Pixel',
  linkedinInsight: 'LinkedIn Insight Tag',
  twitterAnalytics: 'Twitter Analytics',
  hotjar: HOTJAR,
  fullstory: FULLSTORY,
  logrocket: LOGROCKET,
} as const;
