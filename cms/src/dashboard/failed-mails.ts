import { failedLinkMails } from '../accounts/failed-link-mails';
import { HELD_BEGINS, LINK_MAIL, MAIL_UID, TOLD_KINDS } from '../mail/mail-row';
import type { Strapi } from '../store/strapi';
import { countText } from './texts';
import type { Told } from './told';

/** What tells the company of something is no news after so long: later ones say whether it is mended. */
const NEWS_MS = 7 * 24 * 60 * 60_000;
const RECIPIENTS = '/admin/settings?tab=notifications';

/** What is said of mails that were refused for good, and where to mend it; null: there are none. */
export async function failedMails(strapi: Strapi, now: number): Promise<Told | null> {
  const count = (where: object) => strapi.db.query(MAIL_UID).count({ where: { state: 'failed', ...where } });
  const since = new Date(now - NEWS_MS);
  const lately = { queuedAt: { $gt: since } };
  // Of those that a restore has held back the recipients are not the cause, and there is nothing to do about them.
  const refused = async (where: object) =>
    (await count(where)) - (await count({ ...where, lastError: { $startsWith: HELD_BEGINS } }));
  const told = (mails: number, what: string, href: string): Told => ({
    state: 'bad',
    text: `${countText(mails, 'mail')} ${what}`,
    href,
  });
  // Somebody waits for it until it is sent again or the lead is deleted.
  const answers = await count({ personal: true });
  if (answers > 0) return told(answers, 'could not be sent: look at the leads', '/admin/leads');
  const links = await failedLinkMails(strapi, since);
  if (links > 0)
    return told(links, 'with a link for an account could not be sent: look at the people', '/admin/people');
  const notPersonal = { $or: [{ personal: false }, { personal: { $null: true } }] };
  const leads = await refused({ ...notPersonal, ...lately, relatedKind: { $notIn: [...TOLD_KINDS, LINK_MAIL] } });
  if (leads > 0) return told(leads, 'that told of a lead could not be sent: look at the recipients', RECIPIENTS);
  const others = await refused({ ...lately, relatedKind: { $in: [...TOLD_KINDS] } });
  if (others === 0) return null;
  return told(others, 'with an alert or a report could not be sent: look at the recipients', RECIPIENTS);
}
