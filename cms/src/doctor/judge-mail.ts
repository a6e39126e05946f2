import { countText } from '../dashboard/texts';
import type { Finding } from './finding';

/** How mails leave, as far as that can be seen from outside of the queue. */
export type MailState = {
  /** Why the mail server takes nothing; null: it answers, or none is set. */
  serverFault: string | null;
  hasServer: boolean;
  /** Whether mails may go to the server unencrypted. */
  inTheClear: boolean;
  /** Whether the site has an address of its own: people use it. */
  isPublic: boolean;
  /** Mails in the outbox folder. */
  outbox: number;
  waiting: number;
  oldestSeconds: number;
  unaddressed: number;
  /** What was given up, in the words of the dashboard; null: nothing. */
  failed: string | null;
};

/** A mail that has waited for so long is stuck, in seconds. */
const STUCK = 3_600;
/** More mails than this in a folder are no trial any more. */
const MANY = 1_000;

/** What keeps mails from those whom they are for. */
export function judgeMail(state: MailState): Finding[] {
  const found: [boolean, string, string][] = [
    [
      state.serverFault !== null,
      `The mail server of SMTP_URL takes no mails: ${state.serverFault ?? ''}.`,
      'Mend SMTP_URL or the mail server: what waits then leaves by itself.',
    ],
    [
      state.inTheClear,
      'Mails, with the links in them, may go to the mail server unencrypted: SMTP_URL says requireTLS=false.',
      'Leave that out where the server offers STARTTLS; else nobody else may be on the network in between.',
    ],
    [
      !state.hasServer && (state.outbox > MANY || (state.isPublic && state.outbox > 0)),
      `${countText(state.outbox, 'mail')} in the folder outbox reached nobody: no mail server is set.`,
      'Set SMTP_URL; what is in the folder has to be sent by hand.',
    ],
    [
      state.waiting > state.unaddressed && state.oldestSeconds > STUCK,
      `${countText(state.waiting, 'mail')} wait, the oldest for ${Math.round(state.oldestSeconds / 3_600)} h.`,
      'Look for “was put off” in cms.log: it says what the mail server answers.',
    ],
    [
      state.unaddressed > 0,
      `${countText(state.unaddressed, 'mail')} have no address to go to.`,
      'Enter an e-mail address in /admin/content?tab=contact, or set ADMIN_EMAIL.',
    ],
    [
      state.failed !== null,
      `Mails were given up: ${state.failed ?? ''}.`,
      'Look at “Outgoing mail” in Strapi’s panel, which says why; answers can be tried again in /admin/leads.',
    ],
  ];
  return found.filter(([isSo]) => isSo).map(([, what, todo]) => ({ check: 'mail', what, todo }));
}
