import { describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES, readAttachment, storeAttachment } from '../src/mail/attachment';
import { LONGEST_WAIT_MS, MAX_ATTEMPTS, waitAfter } from '../src/mail/backoff';
import { composeMail } from '../src/mail/compose';
import { toMailRow } from '../src/mail/mail-row';
import { asOneLine } from '../src/mail/one-line';
import { judgeFailure, mayGoInTheClear, needsTls } from '../src/mail/smtp';
import { mailSettings } from '../src/settings/mail-settings';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the waits between attempts', () => {
  it('P20: grow from half a minute to six hours, and last about three days', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, 0.5));
    expect(waits[0]).toBe(30_000);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBe(DAY_MS / 4);
    const days = waits.reduce((sum, wait) => sum + wait, 0) / DAY_MS;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
  });

  it('P20: differ by a fifth to either side, never beyond the longest', () => {
    expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([24_000, 36_000]);
    expect(waitAfter(500, 1)).toBe(LONGEST_WAIT_MS);
  });
});

describe('a text in a header', () => {
  it.each([
    ['Ada\r\nBcc: x', 'Ada Bcc: x'],
    [' \u0000Ada\u2028Lovelace\u202e ', 'Ada Lovelace'],
    ['x'.repeat(300), 'x'.repeat(254)],
    ['👍🏽'.repeat(200), '👍🏽'.repeat(127)],
  ])('P20: %j is one line', (text, line) => {
    expect(asOneLine(text)).toBe(line);
  });
});

describe('what a failure means', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, 'never'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'never'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'later'],
    [{ code: 'EMESSAGE', responseCode: 554 }, 'never'],
    [{ code: 'EENVELOPE', responseCode: 530 }, 'later'],
    [{ code: 'EENVELOPE', responseCode: 450 }, 'later'],
    [{ code: 'EAUTH', responseCode: 535 }, 'later'],
    [{ code: 'EPROTOCOL', responseCode: 554 }, 'later'],
    [{ code: 'ETIMEDOUT' }, 'later'],
    [new Error('anything'), 'later'],
    [null, 'later'],
  ])('P20: %o', (error, result) => {
    expect(judgeFailure(error)).toMatchObject({ result });
  });
});

describe('the way to a mail server', () => {
  const auth = { user: 'a', pass: 'b' };
  it.each([
    ['mail.example.com', true],
    ['10.0.0.7', true],
    ['2001:db8::1', true],
    ['127.0.0.1.example.com', true],
    ['localhost', false],
    ['127.1.2.3', false],
    ['[::1]', false],
  ])('P20: for %s needs encryption: %s', (host, needs) => {
    expect(needsTls({ host, auth })).toBe(needs);
    expect(needsTls({ host })).toBe(needs);
    expect(needsTls({ host, auth, requireTLS: false })).toBe(needs);
    expect(needsTls({ host, requireTLS: false })).toBe(false);
  });

  it.each([
    ['smtp://relay:25', false],
    ['smtp://relay:25/?ignoreTLS=true', false],
    ['smtp://relay:25/?requireTLS=false', true],
    ['smtp://a:b@relay:25/?requireTLS=false', false],
    ['smtps://relay/?requireTLS=false', false],
    ['smtp://127.0.0.1:25/?requireTLS=false', false],
  ])('P20: %s may leave this machine in the clear: %s', (url, may) => {
    expect(mayGoInTheClear(url)).toBe(may);
  });
});

describe('the settings of mails', () => {
  it('P20: need nothing; the sender is at the site’s own host', () => {
    expect(mailSettings({})).toEqual({
      smtpUrl: null,
      from: 'no-reply@localhost',
      host: 'localhost',
      outboxDays: 90,
    });
    const set = { PUBLIC_URL: 'https://www.example.com', SMTP_URL: 'smtps://a:b@mail.example.com' };
    expect(mailSettings(set)).toEqual({
      smtpUrl: 'smtps://a:b@mail.example.com',
      from: 'no-reply@www.example.com',
      host: 'www.example.com',
      outboxDays: 90,
    });
    expect(mailSettings({ MAIL_FROM: 'Apoti Lockers <hello@example.com>' }).from).toContain('<hello@');
  });

  it.each([
    [{ SMTP_URL: 'mail.example.com:25' }, /^SMTP_URL must/],
    [{ SMTP_URL: 'https://mail.example.com' }, /^SMTP_URL must/],
    [{ OUTBOX_DAYS: '0' }, /^OUTBOX_DAYS must/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must/],
    [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, /^MAIL_FROM must/],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, /^MAIL_FROM must/],
  ])('P20: %o is told in one sentence', (env, sentence) => {
    expect(() => mailSettings(env)).toThrow(sentence);
  });
});

describe('a mail to a subscriber', () => {
  const row = (more: object) => {
    const made = toMailRow({ id: 1, key: 'k', recipient: 'a@example.com', subject: 's', text: 't', ...more });
    if (made === null) throw new Error('No row');
    return { ...made, queuedAt: new Date(0), messageId: '<k@example.com>' };
  };
  const rawOf = async (more: object) => (await composeMail(row(more), 'no-reply@example.com')).raw.toString();

  it('A16: offers their own link, for one click, each header on one line; other mails offer none', async () => {
    const unsubscribeLink = `https://www.a-long-name-of-a-host.example.com/unsubscribe/${'a'.repeat(48)}`;
    const raw = (await rawOf({ unsubscribeLink })).replaceAll('\r\n ', ' ');
    expect(raw).toMatch(new RegExp(`^List-Unsubscribe: <${unsubscribeLink}>\r$`, 'm'));
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(await rawOf({})).not.toContain('List-Unsubscribe');
  });

  it('F9: has no HTML part, whatever its row holds: what somebody wrote is plain text to every mail program', async () => {
    const raw = await rawOf({ text: '<script>run()</script>', html: '<script>run()</script>' });
    expect(raw).toMatch(/^Content-Type: text\/plain;/m);
    expect(raw).not.toMatch(/text\/html|multipart/i);
  });
});

describe('a file that goes with a mail', () => {
  const file = { name: 'report.csv', type: 'text/csv', content: Buffer.from([0, 255, 10, 13]) };

  it('A18: is stored with its row as it is, up to a size', () => {
    expect(readAttachment(storeAttachment(file))).toEqual(file);
    expect(readAttachment(null)).toBeNull();
    const large = { ...file, content: Buffer.alloc(MAX_ATTACHMENT_BYTES + 1) };
    expect(() => storeAttachment(large)).toThrow('too large');
  });
});
