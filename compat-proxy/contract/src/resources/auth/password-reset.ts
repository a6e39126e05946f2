import { z } from 'zod';
import { text } from '../../lib/text';
import { authTexts } from './auth-texts';
import { newPasswordSchema, typedTwice } from './password';

/** How long such a link works. */
export const RESET_MINUTES = 60;
/** An account gets one mail within so many minutes: nobody can fill somebody's mailbox. */
export const RESET_PAUSE_MINUTES = 5;
/** And so many while their links work: none is made dead by asking again, or whoever asks for somebody kept that person out. */
export const RESET_LINKS = 2;
/** Links that one address asks for in any hour. */
export const RESETS_PER_HOUR = 10;

/** 256 bits of chance. */
export const resetTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** What the pages of a forgotten password say, and those of an invitation. `unsure`: nobody knows whether a link was used. */
export const resetStates = {
  ask: 'ask',
  sent: 'sent',
  choose: 'choose',
  done: 'done',
  kept: 'kept',
  unknown: 'unknown',
  unavailable: 'unavailable',
  unsure: 'unsure',
  tooMany: 'tooMany',
  join: 'join',
  joined: 'joined',
  uninvited: 'uninvited',
} as const;
export type ResetState = keyof typeof resetStates;

/** Why a form of these pages is refused. */
export const resetTexts = {
  nameMissing: authTexts.nameMissing,
  tooMany: 'Too many links were asked for from here. Please try again later.',
} as const;

/** The form that asks for a link, as a browser sends it: a user name or an e-mail. */
export const resetAskSchema = z.object({
  email: text(254).refine((name) => name.trim() !== '', resetTexts.nameMissing),
});

/** The form that sets the new password. */
export const resetChoiceSchema = z
  .object({ newPassword: newPasswordSchema, confirmPassword: text(1_000) })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, typedTwice);
