import { z } from 'zod';
import { text } from '../lib/text';
import { newPasswordSchema } from '../resources/auth/password';
import { resetTokenSchema } from '../resources/auth/password-reset';
import { invitationSchema } from '../resources/people/people';

/** What the proxy and the CMS say to each other of passwords and people (A19). */
export const cmsPeoplePaths = {
  password: '/api/wire/password',
  askReset: '/api/wire/password-resets',
  lookReset: '/api/wire/password-resets/look',
  completeReset: '/api/wire/password-resets/complete',
  keepPassword: '/api/wire/password-resets/keep',
  people: '/api/wire/people',
  invite: (id: number) => `/api/wire/people/${id}/invite`,
  withdraw: (id: number) => `/api/wire/people/${id}/withdraw`,
  disable: (id: number) => `/api/wire/people/${id}/disable`,
  enable: (id: number) => `/api/wire/people/${id}/enable`,
  activity: '/api/wire/activity',
} as const;

/** Below which address a mailed link is to lead. */
const origin = z.url().max(300);

/** POST password: for the person that the call is for. Answers the person with the stamp of the new password. */
export const cmsPasswordChangeSchema = z.object({ currentPassword: text(1_000), newPassword: newPasswordSchema });
export type CmsPasswordChange = z.infer<typeof cmsPasswordChangeSchema>;

/**
 * POST password-resets: whoever has this user name or e-mail is mailed a link below `origin`. The answer comes before anything is
 * looked up, so it is the same in every case, and takes the same time.
 */
export const cmsResetAskSchema = z.object({ name: text(254), origin });
export const cmsResetAskedSchema = z.object({ asked: z.literal(true) });

/** POST password-resets/look: whose link it is; null when it does not work (any more). */
export const cmsResetLookSchema = z.object({ token: resetTokenSchema });
export const cmsResetLookedSchema = z.object({ username: z.string().nullable() });

/** POST people: invites somebody. Answers everybody, as GET people does. */
export const cmsInvitationSchema = invitationSchema.extend({ origin });
export type CmsInvitation = z.infer<typeof cmsInvitationSchema>;
/** POST people/:id/invite: sends the invitation again; the link before works no more. */
export const cmsInvitationAgainSchema = z.object({ origin });

/** POST password-resets/complete: the link's owner gets another password. */
export const cmsResetSchema = z.object({ token: resetTokenSchema, newPassword: newPasswordSchema });
/** POST password-resets/keep: the link is used up, and the password stays as it is. */
export const cmsResetKeepSchema = cmsResetLookSchema;
/** What both answer: `done` is false when the link does not work (any more); `names`: what its owner may type at the sign-in. */
export const cmsLinkUsedSchema = z.object({ done: z.boolean(), names: z.array(z.string()) });
