/** What search engines show of a page's description, in characters: counted, never enforced (back-office §5). */
export const META_DESCRIPTION_LENGTH = 160;
/** A shorter one leaves room unused: what the hint recommends is from this to the length above. */
export const META_DESCRIPTION_GOOD = 150;
/** Opening hours as search engines read them (back-office §5): what a hint shows. */
export const OPENING_HOURS_EXAMPLE = 'Mo-Fr 09:00-17:00';
/** Size of a preview's picture that every network takes (back-office §5). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
/** Search Console's figures are of so many days (back-office §9). */
export const SEARCH_CONSOLE_DAYS = 28;

/**
 * When what is saved is surely on what is served, in ms: the page of before is served for up to a second (`PageCache`), and the
 * change has to arrive. Whoever looks at the site for what was just saved waits for so long.
 */
export const SETTLED_MS = 1_500;

export const ogTypes = ['website', 'article', 'business.business'] as const;
export const twitterCards = ['summary', 'summary_large_image'] as const;
export const businessTypes = ['LocalBusiness', 'Organization', 'Corporation'] as const;
export const priceRanges = ['₦', '₦₦', '₦₦₦', '₦₦₦₦'] as const;
export const verificationMethods = ['html-tag', 'html-file', 'dns', 'google-analytics'] as const;
export const redirectTypes = ['permanent', 'temporary'] as const;

/** Texts of the SEO screen (back-office §8). */
export const seoTexts = {
  saved: 'SEO settings saved successfully!',
  failed: 'Failed to save SEO settings',
  generated: 'Sitemap generated successfully!',
  notGenerated: 'Failed to generate sitemap',
  verified: 'Google Search Console verified successfully!',
  notVerified: 'Verification failed. Please check your verification code.',
  synced: 'Search Console data synced successfully!',
  notSynced: 'Failed to sync data',
  copied: 'Copied to clipboard!',
} as const;
