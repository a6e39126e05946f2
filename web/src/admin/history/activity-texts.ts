import type { Activity, ActivityAction } from '@apoti/contract';

/** What is saved, as the back-office calls it. */
const kindNames: Record<string, string> = {
  content: 'the content',
  team: 'the team',
  posts: 'a post',
  stations: 'a location',
  events: 'an event',
  franchise: 'a franchise model',
  media: 'the media library',
  seo: 'the SEO settings',
  settings: 'the settings',
  subscribers: 'a subscriber',
  'contact-messages': 'a contact message',
  'franchise-applications': 'a franchise application',
};

/** What visitors do by what is kept of it. */
const sentTexts: Record<string, string> = {
  subscribers: 'Subscribed to the newsletter',
  'contact-messages': 'Sent a contact message',
  'franchise-applications': 'Sent a franchise application',
};

type Told = Pick<Activity, 'who' | 'kind' | 'item' | 'times' | 'name'>;
const named = (item: string) => (item === '' ? 'an account' : item);
const savedText = ({ kind, item }: Told) => `${kindNames[kind ?? ''] ?? 'something'}${item === '' ? '' : ` “${item}”`}`;

const sentText = ({ who, kind }: Told) => (who === 'visitor' ? sentTexts[kind ?? ''] : undefined);

const activityTexts: Record<ActivityAction, (told: Told) => string> = {
  saved: (told) => sentText(told) ?? `Changed ${savedText(told)}`,
  'added-entry': (told) => `Added ${savedText(told)}`,
  'deleted-entry': (told) => `Deleted ${savedText(told)}`,
  'signed-in': () => 'Signed in',
  refused: ({ name }) =>
    name === '' ? 'A sign-in was refused: nobody has this name' : 'A sign-in under this name was refused',
  added: ({ item }) => `Added the account ${named(item)}`,
  invited: ({ item }) => `Invited ${named(item)}`,
  'invited-again': ({ item }) => `Sent the invitation of ${named(item)} again`,
  withdrawn: ({ item }) => `Withdrew the invitation of ${named(item)}`,
  joined: () => 'Accepted the invitation and set a password',
  disabled: ({ item }) => `Disabled ${named(item)}`,
  enabled: ({ item }) => `Enabled ${named(item)}`,
  'password-changed': () => 'Changed the own password',
  'password-reset': () => 'Set a new password by a mailed link',
  'password-set': ({ item }) => `Gave ${named(item)} a new password`,
  renamed: ({ item }) => `Gave an account the user name ${named(item)}`,
  changed: ({ item }) => (item === '' ? 'Changed an account' : `Changed the account ${item}`),
  deleted: ({ item }) => (item === '' ? 'Deleted an account' : `Deleted the account ${item}`),
};

/** What somebody did, in words; how often, where it was more than once. What is added or deleted was saved those other times. */
export function activityText(told: Told & { action: ActivityAction }): string {
  const isOften = told.times > 1 && told.action !== 'added-entry' && told.action !== 'deleted-entry';
  const times = isOften ? ` (${told.times.toLocaleString('en')} times)` : '';
  return `${activityTexts[told.action](told)}${times}`;
}

/** Who did it: a person by name, also where she came through the panel. */
export function whoText({ who, name }: { who: string; name: string }): string {
  if (who === '') return 'Somebody unknown';
  if (who === 'panel') return 'Somebody unknown (Strapi’s panel)';
  return who.startsWith('panel:') ? `${name} (Strapi’s panel)` : name;
}
