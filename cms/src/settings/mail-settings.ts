/** How mails leave the product. */
export type MailSettings = {
  /** Address of the mail server; null: mails are written into the outbox folder. May hold a password: never shown. */
  smtpUrl: string | null;
  /** Who mails come from: an address, or `Name <address>`. */
  from: string;
  /** What follows the @ in the mails' own ids. */
  host: string;
  /** How long mails lie in the outbox folder, in days: one at least, so that none of today goes. */
  outboxDays: number;
};

const ADDRESS = String.raw`[^\s@<>",]+@[^\s@<>",]+`;
const SENDER = new RegExp(`^(?:${ADDRESS}|[^<>"\\r\\n]+<${ADDRESS}>)$`);

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

function hostOf(publicUrl: string): string {
  return URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
}

/** As long as the queue remembers what was sent. */
const OUTBOX_DAYS = 90;

/** Reads SMTP_URL, MAIL_FROM, OUTBOX_DAYS and PUBLIC_URL. @throws Error with one sentence that names the setting, not its value. */
export function mailSettings(env: Record<string, string | undefined> = process.env): MailSettings {
  const smtpUrl = env['SMTP_URL']?.trim() || null;
  if (smtpUrl !== null && !isSmtpUrl(smtpUrl)) {
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://….');
  }
  const host = hostOf(env['PUBLIC_URL'] ?? '');
  const from = env['MAIL_FROM']?.trim() || `no-reply@${host}`;
  if (!SENDER.test(from)) {
    throw new Error('MAIL_FROM must be an e-mail address, or a name and an address: Apoti <hello@example.com>.');
  }
  const days = env['OUTBOX_DAYS']?.trim() || String(OUTBOX_DAYS);
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error('OUTBOX_DAYS must be a number of days from 1 to 9999.');
  return { smtpUrl, from, host, outboxDays: Number(days) };
}
