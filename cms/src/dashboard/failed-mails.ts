import { MAIL_UID, TOLD_KINDS } from '../mail/mail-row';
import type { Strapi } from '../store/strapi';
import { countText } from './texts';
import type { Told } from './told';

/** A report or an alert that could not be sent is no news after so long: later ones say whether it is mended. */
const NEWS_MS = 7 * 24 * 60 * 60_000;

/** What is said of mails that were refused for good, and where to mend it; null: there are none. */
export async function failedMails(strapi: Strapi, now: number): Promise<Told | null> {
  const count = (where: object) => strapi.db.query(MAIL_UID).count({ where: { state: 'failed', ...where } });
  const told = { relatedKind: { $in: [...TOLD_KINDS] } };
  const others = (await count({})) - (await count(told));
  if (others > 0) {
    return {
      state: 'bad',
      text: `${countText(others, 'mail')} could not be sent: look at the leads`,
      href: '/admin/leads',
    };
  }
  const lately = await count({ ...told, queuedAt: { $gt: new Date(now - NEWS_MS) } });
  if (lately === 0) return null;
  const text = `${countText(lately, 'mail')} with an alert or a report could not be sent: look at the recipients`;
  return { state: 'bad', text, href: '/admin/settings?tab=notifications' };
}
