import {
  FULLSTORY,
  GOOGLE_ANALYTICS,
  GOOGLE_TAG_MANAGER,
  HOTJAR,
  LOGROCKET,
} from '@apoti/contract/constants/service-names';
import type { AskedCategory, ToolName } from '@apoti/contract/rendering/site-tags';

/** The tools, as their companies call them. */
export const toolTitles: Readonly<Record<ToolName, string>> = {
  'google-analytics': GOOGLE_ANALYTICS,
  'google-tag-manager': GOOGLE_TAG_MANAGER,
  hotjar: HOTJAR,
  fullstory: FULLSTORY,
  logrocket: LOGROCKET,
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
};

/** What each category is for. */
export const categoryTexts: Readonly<Record<AskedCategory, { title: string; text: string }>> = {
  analytics: { title: 'Analytics', text: 'Shows us how the site is used, so that we can make it better.' },
  marketing: { title: 'Marketing', text: 'Lets us see which advertisements lead here, and show you fitting ones.' },
  preferences: { title: 'Preferences', text: 'Lets the tools that you allow remember how you like things.' },
};

/** Texts of the notice and of the cookie settings. */
export const consentTexts = {
  title: 'Your choice about cookies',
  lead: 'With your agreement, this site uses tools of other companies. Nothing of theirs is loaded before you choose, and every page works without them.',
  /** Where nothing but the site's own note is asked about. */
  ownLead:
    'With your agreement, this site keeps a note of the day of your first visit in your browser, to see how many people come back. Nothing is kept before you choose, and every page works without it.',
  ownNote: 'our own note of the day of your first visit',
  more: 'About cookies',
  necessary: { title: 'Necessary', text: 'What the site cannot work without. It is ours alone and always on.' },
  refuse: 'Only necessary',
  accept: 'Accept all',
  choose: 'Choose …',
  save: 'Save my choice',
  close: 'Close',
  doNotTrack:
    'Your browser asks websites not to track you, and this site does as it says: nothing that needs your agreement is loaded or kept.',
  unkept: 'Your browser keeps no choice for this site, so nothing that needs your agreement is loaded or kept.',
} as const;

/** Names after one another. */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
