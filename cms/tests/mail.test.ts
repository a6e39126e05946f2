import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AcceptedNotes } from '../src/mail/accepted-notes';
import { LONGEST_WAIT_MS, MAX_ATTEMPTS } from '../src/mail/backoff';
import { LEASE_MS } from '../src/mail/queue';
import { smtpDelivery } from '../src/mail/smtp';
import { MailWorker } from '../src/mail/worker';
import { Cms } from './support/cms';
import { useLeads } from './support/leads';
import { MailServer, type Manner } from './support/mail-server';

const MAIL_UID = 'api::mail.mail';

let cms: Cms;
let server: MailServer;
let worker: MailWorker;
let now = 0;
beforeAll(async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  cms = await Cms.start();
});
afterAll(async () => {
  await cms.stop();
  delete process.env['CMS_SEND_MAIL'];
});

const { contact, apply, mails, clear } = useLeads(() => cms);
const notesFolder = () => join(process.env['DATA_DIR'] ?? '', 'outbox', 'accepted');
const notes = () => readdir(notesFolder()).catch(() => []);

/** A worker like the one of a process that has just started, with a clock of the test's own. */
function newWorker(url = server.url): MailWorker {
  return new MailWorker({
    strapi: cms.strapi,
    deliver: smtpDelivery(url),
    notes: new AcceptedNotes(notesFolder()),
    from: 'Example <no-reply@example.com>',
    now: () => now,
    random: () => 0.5,
  });
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await clear();
  server = new MailServer();
  await server.start();
  worker = newWorker();
  now = Date.now() + 1_000;
});
afterEach(async () => {
  await worker.stop();
  await server.stop();
});

const seconds = (count: number) => {
  now += count * 1_000;
};
/** Queues one mail and tries it against a server with these manners. */
async function tryOne(...manners: Manner[]) {
  server.manners = manners;
  await contact();
  await worker.sendDue();
  return (await mails())[0];
}

describe('a mail server', () => {
  it('P20: gets each mail once, from us, to the company, with the visitor to answer to', async () => {
    await contact({ name: 'Ada\r\nBcc: spam@example.com', message: 'A dot:\n.\nBye ₦' });
    await apply();
    await worker.sendDue();
    await worker.sendDue();
    expect(await mails()).toMatchObject([
      { state: 'sent', attempts: 1, lastError: null, sentAt: expect.anything() },
      { state: 'sent', attempts: 1 },
    ]);
    const { content } = await cms.content();
    expect(server.accepted.map(({ from, to }) => [from, to])).toEqual([
      ['no-reply@example.com', [content.contact.email]],
      ['no-reply@example.com', [content.contact.email]],
    ]);
    const [head = '', ...body] = server.accepted[0]?.text.split('\r\n\r\n') ?? [];
    expect(head).toContain('From: Example <no-reply@example.com>');
    expect(head.replace(/\r\n /g, ' ')).toContain('Subject: Contact message from Ada Bcc: spam@example.com');
    expect(head).not.toMatch(/^Bcc:/m);
    expect(head).toMatch(/^Reply-To: .*ada@example\.com/m);
    expect(head).toContain(`Message-ID: ${String((await mails())[0]?.['messageId'])}`);
    expect(body.join('\n')).toMatch(/A dot:\r\n\.\r\nBye/);
    expect(await notes()).toEqual([]);
  });

  it('P21: that wants a name and a password gets them', async () => {
    await apply();
    const own = newWorker(server.url.replace('smtp://', 'smtp://product:p%40ss%3Aword@'));
    await own.sendDue();
    await own.stop();
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
  });

  it.each(['sender', 'recipient', 'content'] as const)(
    'P20: that says 4xx at the %s is asked again later, and then once',
    async (at) => {
      expect(await tryOne({ at, code: 451 })).toMatchObject({
        state: 'queued',
        attempts: 1,
        lastError: expect.stringMatching(/^451: /),
      });
      seconds(29);
      await worker.sendDue();
      expect(server.accepted).toEqual([]);
      seconds(2);
      await worker.sendDue();
      expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }]);
      expect(server.accepted).toHaveLength(1);
    },
  );

  it.each(['sender', 'recipient', 'content'] as const)(
    'P20: that says 5xx at the %s is not asked again, and the reason stays',
    async (at) => {
      expect(await tryOne({ at, code: 550 })).toMatchObject({
        state: 'failed',
        attempts: 1,
        lastError: expect.stringContaining('no, says'),
      });
      seconds(LONGEST_WAIT_MS);
      await worker.sendDue();
      expect(await mails()).toMatchObject([{ state: 'failed', attempts: 1 }]);
      expect(server.accepted).toEqual([]);
    },
  );

  it('P20: that does not want us at all, or not with this password, is asked again: no fault of the mail', async () => {
    expect(await tryOne({ at: 'greeting', code: 554 })).toMatchObject({ state: 'queued' });
    seconds(40);
    const own = newWorker(server.url.replace('smtp://', 'smtp://product:wrong@'));
    await own.sendDue();
    await own.stop();
    expect(await mails()).toMatchObject([{ state: 'queued', attempts: 2, lastError: expect.stringMatching(/^535/) }]);
  });

  it.each<Manner>(['drop at the sender', 'drop at the end of the content'])(
    'P20: that breaks off (%s) is asked again, with the same Message-ID',
    async (manner) => {
      expect(await tryOne(manner)).toMatchObject({ state: 'queued', attempts: 1 });
      seconds(40);
      await worker.sendDue();
      expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2 }]);
      const ids = server.read.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
      expect(new Set(ids).size).toBe(1);
      expect(server.accepted).toHaveLength(1);
    },
  );

  it('P20: that breaks off right behind its yes is not asked again', async () => {
    expect(await tryOne('drop after the yes')).toMatchObject({ state: 'sent', attempts: 1 });
    seconds(60 * 60);
    await worker.sendDue();
    expect(server.accepted).toHaveLength(1);
  });

  it('P20: that is away gets everything when it is back; the waits grow', async () => {
    await server.stop();
    await contact();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await worker.sendDue();
      const [mail] = await mails();
      expect(mail).toMatchObject({ state: 'queued', attempts: attempt });
      waits.push(Date.parse(String(mail?.['nextAttemptAt'])) - now);
      now = Date.parse(String(mail?.['nextAttemptAt']));
    }
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000]);
    await server.start();
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent', attempts: 5 }]);
  });

  it('P20: one bad mail does not hold up the next', async () => {
    server.manners = ['drop at the sender', { at: 'recipient', code: 550 }];
    for (const name of ['a', 'b', 'c']) await contact({ email: `${name}@example.com` });
    await worker.sendDue();
    expect((await mails()).map(({ state }) => state)).toEqual(['queued', 'failed', 'sent']);
  });

  it('P20: that never says yes is given up after the last attempt, and the row tells why', async () => {
    await contact();
    await cms.strapi.db.query(MAIL_UID).updateMany({ where: {}, data: { attempts: MAX_ATTEMPTS - 1 } });
    server.manners = [{ at: 'content', code: 451 }];
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'failed', attempts: MAX_ATTEMPTS }]);
  });
});

describe('an end in the middle', () => {
  it('P20: a mail that was accepted is not sent again when its row could not be told', async () => {
    const { query } = cms.strapi.db;
    let isBroken = false;
    server.onAccept = () => {
      isBroken = true;
    };
    vi.spyOn(cms.strapi.db, 'query').mockImplementation((uid: string) => {
      if (isBroken) throw new Error('the database is gone');
      return query.call(cms.strapi.db, uid);
    });
    await contact();
    await worker.sendDue();
    await worker.stop();
    vi.restoreAllMocks();
    const [mail] = await mails();
    expect(mail?.['state']).toBe('sending');
    expect(await notes()).toEqual([mail?.['key']]);

    worker = newWorker();
    await worker.start();
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
    expect(server.accepted).toHaveLength(1);
    expect(await notes()).toEqual([]);
  });

  it('P20: the note alone is enough, whoever claims the mail', async () => {
    await contact();
    await mkdir(notesFolder(), { recursive: true });
    await writeFile(join(notesFolder(), String((await mails())[0]?.['key'])), '');
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
    expect(server.read).toEqual([]);
  });

  it('P20: a mail that nobody finished waits for the end of the lease, then it is sent', async () => {
    await contact();
    const lease = { state: 'sending', attempts: 1, nextAttemptAt: new Date(now + LEASE_MS) };
    await cms.strapi.db.query(MAIL_UID).updateMany({ where: {}, data: lease });
    await worker.sendDue();
    expect(server.read).toEqual([]);
    now += LEASE_MS;
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('P20: two processes on one queue send each mail once', async () => {
    for (const name of ['a', 'b', 'c']) await contact({ email: `${name}@example.com` });
    const other = newWorker();
    await Promise.all([worker.sendDue(), other.sendDue()]);
    await other.stop();
    expect(server.accepted).toHaveLength(3);
    expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['sent', 1]));
  });

  it('P20: the end of the process breaks off a server that does not answer; the mail stays in the queue', async () => {
    server.manners = ['never answer'];
    await contact();
    const sending = worker.sendDue();
    await vi.waitUntil(() => server.read.length === 1);
    await worker.stop();
    await sending;
    expect(await mails()).toMatchObject([{ state: 'queued', lastError: expect.stringMatching(/^EABORT/) }]);
  });
});

describe('a clock that jumps', () => {
  it('P20: back by a year, what waits is tried at once; a mail that is being sent only after a whole lease', async () => {
    await tryOne({ at: 'content', code: 451 });
    const year = 365 * 24 * 60 * 60;
    seconds(-year);
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'sent' }]);

    await contact({ email: 'b@example.com' });
    const lease = { state: 'sending', nextAttemptAt: new Date(now + year * 1_000) };
    await cms.strapi.db.query(MAIL_UID).updateMany({ where: { state: 'queued' }, data: lease });
    await worker.sendDue();
    expect(server.accepted).toHaveLength(1);
    now += LEASE_MS;
    await worker.sendDue();
    expect(server.accepted).toHaveLength(2);
  });

  it('P20: forward by a year, nothing is given up', async () => {
    await tryOne({ at: 'content', code: 451 });
    seconds(365 * 24 * 60 * 60);
    server.manners = [{ at: 'content', code: 451 }];
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'queued', attempts: 2 }]);
  });
});

describe('the log', () => {
  it('P20: tells of each attempt without addresses or texts', async () => {
    const lines: unknown[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(cms.strapi.log, level).mockImplementation((...said: unknown[]) => {
        lines.push(...said);
        return cms.strapi.log;
      });
    }
    await tryOne({ at: 'content', code: 451 });
    seconds(40);
    await worker.sendDue();
    expect(lines).toEqual([
      expect.stringMatching(/^Mail \d+ was put off \(attempt 1, 451\)$/),
      expect.stringMatching(/^Mail \d+ was accepted \(attempt 2, 250\)$/),
    ]);
  });
});
