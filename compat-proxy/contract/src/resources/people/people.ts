import { z } from 'zod';
import { requiredLine } from '../../lib/text';
import { emailAddress } from '../newsletter/email-address';

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 3;
/** Invitations that one person sends in any hour. */
export const INVITATIONS_PER_HOUR = 20;

/** How an account of the back-office stands: an invitation that nobody took in time is `expired`. */
export const accountStates = ['active', 'invited', 'expired', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];

/** What managing people says and refuses (A19). */
export const peopleTexts = {
  usernameShort: 'User name must have at least 3 characters',
  usernameForm: 'User name may hold letters, digits, blanks, dots, dashes and underscores',
  usernameTaken: 'There is an account with this user name already',
  emailTaken: 'There is an account with this e-mail already',
  emailInvited: 'This address is invited already. Send that invitation again in the list',
  emailDisabled: 'This address has an account that is disabled. Enable it in the list',
  missing: 'This account is not there any more',
  self: 'You cannot disable your own account',
  last: 'This is the last admin who can sign in; add another one first',
  notInvited: 'This invitation is not open any more',
  notDisabled: 'This account is invited; it has no password yet',
  tooMany: 'You have sent many invitations within an hour. Please try again later.',
} as const;

/** A user name that somebody is invited under. Without `@`: it must not be taken for somebody's e-mail at the sign-in. */
const username = requiredLine('User name', 60)
  .transform((name) => name.trim())
  .refine((name) => name.length === 0 || name.length >= 3, peopleTexts.usernameShort)
  .refine((name) => name.length < 3 || /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name), peopleTexts.usernameForm);

/** POST people (A19): who is invited. */
export const invitationSchema = z.object({ username, email: emailAddress });
export type Invitation = z.infer<typeof invitationSchema>;

/** An account of the back-office as its people see it. */
export const listedPersonSchema = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  state: z.enum(accountStates),
  /** When they signed in last, as far as the log goes back. */
  lastSignIn: z.string().nullable(),
  /** Until when the invitation works; null for whoever has an account of their own. */
  invitedUntil: z.string().nullable(),
  /** What became of the invitation's mail. */
  mail: z.enum(['waiting', 'sent', 'failed']).nullable(),
  /** That it lies in the outbox folder, where nobody gets it; empty otherwise. */
  mailNote: z.string().optional(),
  /**
   * Whether they may enter Strapi's panel, by a user of the same e-mail there: `last` is its only super admin who may, and stays
   * so when the account is disabled. Null: they may not.
   */
  panel: z.enum(['open', 'last']).nullable(),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** GET people, and the answer of every change: all of them, by name. */
export const peopleReplySchema = z.object({ people: z.array(listedPersonSchema) });
export type PeopleReply = z.infer<typeof peopleReplySchema>;
