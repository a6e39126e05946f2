import { RESET_MINUTES, RESET_PAUSE_MINUTES } from '@apoti/contract';
import { runAs } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { asAccountChange } from './account-change';
import { wakePostOffice } from '../mail/post-office';
import { enqueueMail } from '../mail/queue';
import type { Strapi } from '../store/strapi';
import { findAccount } from './admins';
import { storePassword } from './change-password';
import { judgePassword } from './judge-password';
import { accountOfLink, linkEndsAt, makeLink, useUpLink } from './password-link';
import { resetMail } from './reset-mail';

const MINUTE_MS = 60_000;
const LASTS_MS = RESET_MINUTES * MINUTE_MS;

/** Mails whoever has this user name or e-mail a link; nothing for nobody, for who may not sign in, and for who just got one. */
export async function mailResetLink(
  strapi: Strapi,
  { name, origin }: { name: string; origin: string },
  now: number,
): Promise<void> {
  const typed = name.trim();
  const account =
    (await findAccount(strapi, { username: typed })) ?? (await findAccount(strapi, { email: typed.toLowerCase() }));
  if (!account?.isActiveAdmin) return;
  if (isFresh(await linkEndsAt(strapi, account), now)) return;
  await strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    // Who asked at the same moment may have got one meanwhile.
    if (isFresh(await linkEndsAt(strapi, account, trx), now)) return;
    const token = await makeLink(strapi, account, now + LASTS_MS, trx);
    await enqueueMail(strapi, resetMail(account, token, origin), now);
  });
  wakePostOffice(strapi);
}

/** Whether the last link was made just now: nobody gets another one so soon. */
function isFresh(endsAt: number | null, now: number): boolean {
  if (endsAt === null) return false;
  const left = endsAt - now;
  // One that lasts longer is from a clock that has jumped back, or an invitation.
  return left > LASTS_MS - RESET_PAUSE_MINUTES * MINUTE_MS && left <= LASTS_MS + MINUTE_MS;
}

/** Whose link this is; null when it does not work (any more). */
export async function nameOfLink(strapi: Strapi, token: string, now: number): Promise<string | null> {
  return (await accountOfLink(strapi, token, now))?.username ?? null;
}

/**
 * Sets the password of whoever got the link, and lets in who was invited by it: every session of theirs ends. False when the link does not work (any more).
 * @throws ApiError `invalid`, and the link goes on working
 */
export async function resetPassword(
  strapi: Strapi,
  { token, newPassword }: { token: string; newPassword: string },
  now: number,
): Promise<boolean> {
  const found = await accountOfLink(strapi, token, now);
  if (found === null) return false;
  judgePassword(newPassword, found);
  return strapi.db.transaction(async ({ trx }) => {
    // As every change of an account: the counters first, so that none waits for another in a circle.
    await lockCounters(strapi, trx);
    const account = await accountOfLink(strapi, token, now, trx);
    if (account === null || !(await useUpLink(strapi, token, trx))) return false;
    const author = { id: `person:${account.id}`, name: account.username };
    const { isInvited } = account;
    await runAs(author, () =>
      asAccountChange(isInvited ? 'joined' : 'password-reset', () =>
        storePassword(strapi, account, newPassword, isInvited ? { confirmed: true } : {}),
      ),
    );
    return true;
  });
}
