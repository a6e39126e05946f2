import { peopleReplySchema, type AccountState, type ListedPerson } from '@apoti/contract';
import { outboxNote } from '../mail/outbox-note';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { ADMIN_ROLE, toAccount, USER_UID, type Account } from './admins';
import { linkMails } from './invite-mail';
import { SIGN_IN_UID } from './note-sign-in';
import { panelStandings } from './panel-users';
import { linkEnds } from './password-link';
import { requireAdmin, type PersonClaim } from './require-admin';

/** Everybody who may enter the back-office, was invited or is disabled (A19). @throws ApiError `unauthenticated` */
export async function listPeople(strapi: Strapi, claim: PersonClaim, now = Date.now()): Promise<ListedPerson[]> {
  await requireAdmin(strapi, claim);
  const rows: unknown = await strapi.db
    .query(USER_UID)
    .findMany({ where: { role: { name: ADMIN_ROLE } }, populate: { role: { select: ['id', 'name'] } } });
  const accounts = (Array.isArray(rows) ? rows : []).map(toAccount).filter((account) => account !== null);
  const ids = accounts.map(({ id }) => id);
  const invited = accounts.filter(({ isInvited }) => isInvited).map(({ id }) => id);
  const ends = await linkEnds(strapi, invited);
  const mails = await linkMails(strapi, invited);
  const signIns = await lastSignIns(strapi, ids);
  const standings = await panelStandings(strapi);
  const people = accounts.map((account): ListedPerson => {
    const { id, username, email, isInvited } = account;
    const mail = mails.get(String(id));
    const end = isInvited ? (ends.get(id) ?? 0) : null;
    return {
      id,
      username,
      email,
      state: stateOf(account, end, now),
      lastSignIn: signIns.get(String(id)) ?? null,
      invitedUntil: end === null ? null : new Date(end).toISOString(),
      panel: standings.get(email.toLowerCase()) ?? null,
      mail: isInvited ? deliveryOf(mail?.state) : null,
      ...(isInvited && mail ? { mailNote: outboxNote(mail) } : {}),
    };
  });
  people.sort((a, b) => a.username.localeCompare(b.username, 'en', { sensitivity: 'base' }) || a.id - b.id);
  return peopleReplySchema.parse({ people }).people;
}

function stateOf({ isActiveAdmin, isInvited }: Account, end: number | null, now: number): AccountState {
  if (isActiveAdmin) return 'active';
  if (!isInvited) return 'disabled';
  return end !== null && now < end ? 'invited' : 'expired';
}

function deliveryOf(state: string | undefined): ListedPerson['mail'] {
  if (state === 'sent' || state === 'failed') return state;
  return state === undefined ? null : 'waiting';
}

async function lastSignIns(strapi: Strapi, ids: readonly number[]): Promise<Map<string, string>> {
  const last = new Map<string, string>();
  for (const id of ids) {
    const found: unknown = await strapi.db.query(SIGN_IN_UID).findMany({
      where: { account: String(id), outcome: 'in' },
      orderBy: { firstAt: 'desc' },
      limit: 1,
      select: ['lastAt'],
    });
    const row: unknown = Array.isArray(found) ? found[0] : undefined;
    if (isRecord(row)) last.set(String(id), new Date(String(row['lastAt'])).toISOString());
  }
  return last;
}
