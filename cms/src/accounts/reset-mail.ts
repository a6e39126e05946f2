import { RESET_MINUTES, RESET_PATH } from '@apoti/contract';
import { LINK_MAIL } from '../mail/mail-row';
import type { NewMail } from '../mail/queue';
import type { Account } from './admins';

/** The mail with a link to set a new password. */
export function resetMail({ id, username, email }: Account, token: string, origin: string): NewMail {
  const text = [
    `Hello ${username},`,
    '',
    `somebody asked for this link for your account in the back-office of ${new URL(origin).host}.`,
    'With it you set a new password, or keep yours and sign in again while somebody else is guessing at it:',
    '',
    `${origin}${RESET_PATH}/${token}`,
    '',
    `It works once, within ${RESET_MINUTES} minutes. If it was not you, there is nothing to do: your password stays as it is.`,
    '',
  ].join('\n');
  return {
    recipient: email,
    replyTo: { name: '', address: '' },
    subject: 'Set a new password',
    text,
    related: { kind: LINK_MAIL, id: String(id) },
  };
}
