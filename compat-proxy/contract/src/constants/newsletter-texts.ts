/** Texts of public-site §5 and §8 (P30). Apart from the schemas: public pages say them and carry no schema library. */
export const newsletterTexts = {
  emailFirst: 'Please enter your email address first',
  emailMissing: 'Please enter your email address',
  nameMissing: 'Please enter your full name',
  success: 'Successfully subscribed to newsletter!',
  failure: 'Failed to subscribe',
  networkFailure: 'Failed to subscribe. Please try again.',
} as const;

/** What it is called while an editor has left its title empty: a block and a dialog must have a name. */
export const NEWSLETTER_TITLE = 'Newsletter';

/** What its fields are called. */
export const newsletterLabels = { email: 'E-mail address', name: 'Full name' } as const;
