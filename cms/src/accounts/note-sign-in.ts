import { HISTORY_DAYS, REFUSALS_TOGETHER_MINUTES } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import { lately } from '../store/lately';
import type { Strapi } from '../store/strapi';
import type { Account } from './admins';

export const SIGN_IN_UID = 'api::sign-in.sign-in';
/** The table of sign-ins. */
export const SIGN_INS = 'sign_ins';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stands before the id of a user of Strapi's panel, and alone for a name that nobody has there. */
export const PANEL = 'panel';
/** How much of a name the table has room for. */
const MAX_NAME = 200;

/** Whose sign-in it was, and where: `account` as the table keeps it. */
export type Noted = { account: string; name: string };
type Named = Pick<Account, 'id' | 'username'>;

/** A sign-in to the back-office; null: under a name that nobody has. */
export const atBackOffice = (account: Named | null): Noted =>
  account === null ? { account: '', name: '' } : { account: String(account.id), name: account.username };

/** A sign-in to Strapi's panel; null: under a name that nobody has. */
export const atPanel = (user: Named | null): Noted =>
  user === null ? { account: PANEL, name: '' } : { account: `${PANEL}:${user.id}`, name: user.username };

/**
 * Notes that somebody signed in, or was refused. Of a name that nobody has nothing is kept: people type passwords into the wrong
 * field. No address is kept either. Refusals of the same within an hour are one row, so that a guesser fills no table.
 */
export async function noteSignIn(
  strapi: Strapi,
  { account, name }: Noted,
  outcome: 'in' | 'refused',
  now: number,
): Promise<void> {
  const row = { account, outcome };
  const moment = new Date(now);
  if (outcome === 'refused') {
    const since = lately(now - REFUSALS_TOGETHER_MINUTES * 60_000, now);
    const found: unknown = await strapi.db.query(SIGN_IN_UID).findOne({ where: { ...row, firstAt: since } });
    if (isRecord(found)) {
      const data = { times: Number(found['times']) + 1, lastAt: moment };
      await strapi.db.query(SIGN_IN_UID).updateMany({ where: { id: found['id'] }, data });
      return;
    }
  }
  const data = { ...row, name: name.slice(0, MAX_NAME), times: 1, firstAt: moment, lastAt: moment };
  await strapi.db.query(SIGN_IN_UID).createMany({ data: [data] });
}

/** Notes it without making the sign-in wait or fail for it. */
export function noteSignInSoon(strapi: Strapi, ...noted: [Noted, 'in' | 'refused']): void {
  noteSignIn(strapi, ...noted, Date.now()).catch((error: unknown) => {
    strapi.log.error(`A sign-in could not be noted: ${String(error)}`);
  });
}

/** Removes what was noted more than 90 days before `now` (ms). */
export async function pruneSignIns(strapi: Strapi, now: number): Promise<void> {
  const lastAt = { $lt: new Date(now - HISTORY_DAYS * DAY_MS) };
  await strapi.db.query(SIGN_IN_UID).deleteMany({ where: { lastAt } });
}
