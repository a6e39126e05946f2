import { HISTORY_DAYS, INVITATION_DAYS, isInOutbox, type AccountState, type ListedPerson } from '@apoti/contract';
import type { PersonDeed } from '../../shared/api/people';
import { momentText } from '../../shared/lib/moment-text';
import type { BadgeTone } from '../../shared/ui/Badge';

/** Texts of the screen of people (A19). */
export const peopleTexts = {
  title: 'People & Access',
  about: 'Everybody here may edit everything. Whoever leaves is disabled: the sessions end at once, the history stays.',
  inviteAbout: `They get a mail with a link and choose their own password. The link works once, within ${INVITATION_DAYS} days.`,
  listFailed: 'The accounts could not be loaded',
  activityFailed: 'The activity could not be loaded',
  noneYet: 'Nothing has been done yet',
  noneFound: `This person has done nothing in the last ${HISTORY_DAYS} days`,
} as const;

export const stateNames: Record<AccountState, { name: string; tone: BadgeTone }> = {
  active: { name: 'Active', tone: 'good' },
  invited: { name: 'Invited', tone: 'warn' },
  expired: { name: 'Invitation expired', tone: 'bad' },
  disabled: { name: 'Disabled', tone: 'plain' },
};

/** What can be done to an account that is so, the usual first. */
export const deedsOf: Record<AccountState, readonly PersonDeed[]> = {
  active: ['disable'],
  invited: ['invite', 'withdraw'],
  expired: ['invite', 'withdraw'],
  disabled: ['enable'],
};

type DeedTexts = { action: string; question: string; note: string; done: (name: string) => string; failed: string };

/** What a deed is called, asks before, and says afterwards. */
export const deedTexts: Record<PersonDeed, DeedTexts> = {
  invite: {
    action: 'Send again',
    question: 'Send this invitation again?',
    note: 'A new link is mailed; the one before works no more.',
    done: (name) => `Invitation of ${name} sent again`,
    failed: 'The invitation could not be sent',
  },
  withdraw: {
    action: 'Withdraw',
    question: 'Withdraw this invitation?',
    note: 'The link that was mailed works no more.',
    done: (name) => `Invitation of ${name} withdrawn`,
    failed: 'The invitation could not be withdrawn',
  },
  disable: {
    action: 'Disable',
    question: 'Disable this account?',
    note: 'All sessions of this person end at once. You can enable the account again at any time.',
    done: (name) => `${name} is disabled`,
    failed: 'The account could not be disabled',
  },
  enable: {
    action: 'Enable',
    question: 'Enable this account?',
    note: 'This person can sign in again with the password as it was.',
    done: (name) => `${name} can sign in again`,
    failed: 'The account could not be enabled',
  },
};

const LAST_IN_PANEL =
  'the only super admin of Strapi’s panel and can still sign in there. To end that, make somebody else super admin there first.';

/** What is said before a deed. */
export function noteOf(deed: PersonDeed, person: Pick<ListedPerson, 'panel'>): string {
  const { note } = deedTexts[deed];
  return deed === 'disable' && person.panel === 'last' ? `${note} But this person stays ${LAST_IN_PANEL}` : note;
}

/** What a disabled account can still enter; empty where that is nothing. */
export function stillOpenText({ state, panel }: Pick<ListedPerson, 'state' | 'panel'>): string {
  if (state !== 'disabled' || panel === null) return '';
  return panel === 'last'
    ? `Still ${LAST_IN_PANEL}`
    : 'Can still sign in to Strapi’s panel. To end that, deactivate the user there.';
}

/** That an invitation has reached nobody, because no mail server is set; empty where it goes out. */
export function unsentText(person: ListedPerson | undefined): string {
  return person && isInOutbox(person.mailNote)
    ? `The invitation of ${person.username} was not mailed: ${person.mailNote}`
    : '';
}

/** When an account was used last, or how its invitation stands. */
export function standingText(person: ListedPerson): string {
  const { state, lastSignIn, invitedUntil, mail, mailNote } = person;
  if (state === 'invited' || state === 'expired') {
    if (mail === 'failed') return 'The mail could not be sent: look at the address, or at the mail server';
    if (state === 'expired') return 'Nobody has used the link in time';
    const until = invitedUntil === null ? '' : `The link works until ${momentText(Date.parse(invitedUntil))}`;
    if (isInOutbox(mailNote)) return `${until}. It was not mailed: ${mailNote}`;
    return mail === 'waiting' ? `${until}. The mail is on its way` : until;
  }
  return lastSignIn === null
    ? `No sign-in in the last ${HISTORY_DAYS} days`
    : `Last sign-in: ${momentText(Date.parse(lastSignIn))}`;
}
