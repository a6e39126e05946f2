/** Services of others, as their companies call them, and what of theirs is used: each name in one place (A22). */
export const serviceNames = {
  googleAnalytics: 'Google Analytics',
  googleTagManager: 'Google Tag Manager',
  facebookPixel: 'Facebook Pixel',
  linkedinInsight: 'LinkedIn Insight Tag',
  twitterAnalytics: 'Twitter Analytics',
  hotjar: 'Hotjar',
  fullstory: 'FullStory',
  logrocket: 'LogRocket',
} as const;
