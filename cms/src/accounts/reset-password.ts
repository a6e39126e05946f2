import { RESET_LINKS, RESET_MINUTES, RESET_PAUSE_MINUTES } from '@apoti/contract';
import { runAs } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { asAccountChange } from './account-change';
import { wakePostOffice } from '../mail/post-office';
import { enqueueMail } from '../mail/queue';
import type { Strapi, Trx } from '../store/strapi';
import type { Account } from './admins';
import { storePassword } from './change-password';
import { findNamed } from './find-named';
import { judgePassword } from './judge-password';
import { accountOfLink, linksEndAt, makeLink, useUpLink } from './password-link';
import { resetMail } from './reset-mail';

const MINUTE_MS = 60_000;
const LASTS_MS = RESET_MINUTES * MINUTE_MS;

/**
 * Mails whoever has this user name or e-mail a link; nothing for nobody, for who may not sign in, and for who has just got one or has
 * several that work. Those before go on working: whoever asks for somebody else does not keep that person from the way back in.
 */
export async function mailResetLink(
  strapi: Strapi,
  { name, origin }: { name: string; origin: string },
  now: number,
): Promise<void> {
  const account = await findNamed(strapi, name);
  if (!account?.isActiveAdmin) return;
  if (hasEnough(await mailedEnds(strapi, account, now), now)) return;
  await strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    // Who asked at the same moment may have got one meanwhile.
    const ends = await mailedEnds(strapi, account, now, trx);
    if (hasEnough(ends, now)) return;
    const token = await makeLink(strapi, account, { endsAt: now + LASTS_MS, beside: ends[0] }, trx);
    await enqueueMail(strapi, resetMail(account, token, origin), now);
  });
  wakePostOffice(strapi);
}

/** A new link for an account, without a mail: for who has been mailed another way. Those before work no more. */
export function makeResetLink(strapi: Strapi, account: Account, now: number, trx: Trx): Promise<string> {
  return makeLink(strapi, account, { endsAt: now + LASTS_MS }, trx);
}

/** When such links of an account end that still work; one that lasts longer is from a clock that has jumped back, or an invitation. */
async function mailedEnds(strapi: Strapi, account: Account, now: number, trx?: Trx): Promise<number[]> {
  return (await linksEndAt(strapi, account, now, trx)).filter((end) => end <= now + LASTS_MS + MINUTE_MS);
}

/** Whether another link has to wait: nobody's mailbox is filled by who asks for them. */
function hasEnough(ends: readonly number[], now: number): boolean {
  const isFresh = ends.some((end) => end - now > LASTS_MS - RESET_PAUSE_MINUTES * MINUTE_MS);
  return isFresh || ends.length >= RESET_LINKS;
}

/** Whose link this is; null when it does not work (any more). */
export async function nameOfLink(strapi: Strapi, token: string, now: number): Promise<string | null> {
  return (await accountOfLink(strapi, token, now))?.username ?? null;
}

/**
 * Sets the password of whoever got the link, and lets in who was invited by it: every session of theirs ends.
 * @returns what they may type as their name at the sign-in; null when the link does not work (any more)
 * @throws ApiError `invalid`, and the link goes on working
 */
export async function resetPassword(
  strapi: Strapi,
  { token, newPassword }: { token: string; newPassword: string },
  now: number,
): Promise<string[] | null> {
  const found = await accountOfLink(strapi, token, now);
  if (found === null) return null;
  judgePassword(newPassword, found);
  return withLink(strapi, token, now, async (account) => {
    const author = { id: `person:${account.id}`, name: account.username };
    const { isInvited } = account;
    await runAs(author, () =>
      asAccountChange(isInvited ? 'joined' : 'password-reset', () =>
        storePassword(strapi, account, newPassword, isInvited ? { confirmed: true } : {}),
      ),
    );
  });
}

/**
 * Uses a link up without setting a password: whoever has it reads the account's mails, and has a password already.
 * @returns as {@link resetPassword}; null also for an invitation, whose account has no password yet
 */
export async function keepPassword(strapi: Strapi, token: string, now: number): Promise<string[] | null> {
  const found = await accountOfLink(strapi, token, now);
  return found === null || found.isInvited ? null : withLink(strapi, token, now, async () => {});
}

/** Takes a link out of use and does in the same transaction what it is good for. Null when somebody else just used it. */
async function withLink(
  strapi: Strapi,
  token: string,
  now: number,
  use: (account: Account) => Promise<void>,
): Promise<string[] | null> {
  return strapi.db.transaction(async ({ trx }) => {
    // As every change of an account: the counters first, so that none waits for another in a circle.
    await lockCounters(strapi, trx);
    const account = await accountOfLink(strapi, token, now, trx);
    if (account === null || !(await useUpLink(strapi, token, trx))) return null;
    await use(account);
    return [account.username, account.email];
  });
}
