import { INVITATION_DAYS, INVITATION_PATH } from '@apoti/contract';
import type { NewMail } from '../mail/queue';
import type { Strapi } from '../store/strapi';
import { isRecord } from '../store/from-strapi';
import { LINK_MAIL, MAIL_UID } from '../mail/mail-row';
import type { MailStanding } from '../mail/outbox-note';
import type { Account } from './admins';

/** What an invitation says besides its link: who invites, below which address. */
type Invited = { inviter: string; token: string; origin: string };

/** The mail that invites somebody. */
export function inviteMail({ id, username, email }: Account, { inviter, token, origin }: Invited): NewMail {
  const text = [
    'Hello,',
    '',
    `${inviter} invites you to the back-office of ${new URL(origin).host}.`,
    'Open this link to set your own password:',
    '',
    `${origin}${INVITATION_PATH}/${token}`,
    '',
    `It works once, within ${INVITATION_DAYS} days. Your user name is ${username}.`,
    'If you do not know what this is about, there is nothing to do: nobody can use the account without this link.',
    '',
  ].join('\n');
  return {
    recipient: email,
    replyTo: { name: '', address: '' },
    subject: 'You are invited to the back-office',
    text,
    related: { kind: LINK_MAIL, id: String(id) },
  };
}

/** Mails with a link of this account that wait, or that could not be sent, are not needed any more. */
export async function dropLinkMails(strapi: Strapi, { id }: Account): Promise<void> {
  const where = { relatedKind: LINK_MAIL, relatedId: String(id), state: { $in: ['queued', 'failed'] } };
  await strapi.db.query(MAIL_UID).deleteMany({ where });
}

/** The last mail with a link of each account, by the account's id: its key, and what became of it. */
export async function linkMails(
  strapi: Strapi,
  ids: readonly number[],
): Promise<Map<string, MailStanding & { state: string }>> {
  const where = { relatedKind: LINK_MAIL, relatedId: { $in: ids.map(String) } };
  const rows: unknown = await strapi.db
    .query(MAIL_UID)
    .findMany({ where, orderBy: { id: 'asc' }, select: ['relatedId', 'state', 'key', 'outboxed'] });
  return new Map(
    (Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => {
      const { relatedId, state, key, outboxed } = row;
      return [String(relatedId), { state: String(state), key: String(key), outboxed }];
    }),
  );
}
