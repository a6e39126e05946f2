import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pruneMails } from '../src/mail/post-office';
import { Cms } from './support/cms';
import { useLeads } from './support/leads';
import { MailServer } from './support/mail-server';
import { until } from '../../tests/support/until';

const CONTACT = 'api::contact-message.contact-message';
let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(async () => {
  delete process.env['SMTP_URL'];
  await cms.stop();
});

const { contact, apply, mails, clear } = useLeads(() => cms);
const outbox = () => join(process.env['DATA_DIR'] ?? '', 'outbox');
const states = async () => (await mails()).map(({ state }) => state);

describe('the CMS', () => {
  it('P20, P21: without a mail server each mail is a whole file in the outbox, for its owner’s eyes', async () => {
    await contact();
    await apply();
    await until(async () => (await states()).every((state) => state === 'sent'));
    const [mail] = await mails();
    const names = (await readdir(outbox())).filter((name) => name !== 'accepted').sort();
    expect(names).toEqual((await mails()).map(({ key }) => `${String(key)}.eml`).sort());
    const file = join(outbox(), `${String(mail?.['key'])}.eml`);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('Subject: Contact message from Ada Example');
    expect(text).toContain(`Message-ID: ${String(mail?.['messageId'])}`);
    expect(text).toContain('The door of locker 7 does not open.');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('F12: the mails about a message that is deleted are deleted in the outbox too, also one that was on its way', async () => {
    const files = () => readdir(outbox());
    await contact({ name: 'Bisi Example' });
    await until(async () => (await states()).every((state) => state === 'sent'));
    const [key, ...others] = (await mails()).map((mail) => String(mail['key'])).toReversed();
    const { documentId } = await cms.strapi.db.query(CONTACT).findOne({ where: { name: 'Bisi Example' } });
    await cms.documents(CONTACT).delete({ documentId });
    await until(async () => !(await files()).includes(`${key}.eml`));
    expect(await files()).toEqual(expect.arrayContaining(others.map((each) => `${each}.eml`)));
    // Its row went between the writing of its file and the end of that.
    await writeFile(join(outbox(), `${key}.eml`), 'x');
    await writeFile(join(outbox(), 'accepted', String(key)), '');
    await cms.restart();
    await until(async () => !(await files()).includes(`${key}.eml`));
  });

  it('P20: the outbox forgets mails by their age, and only those', async () => {
    const key = '0'.repeat(36);
    const file = (name: string) => join(outbox(), name);
    const now = Date.now();
    const days = (count: number) => new Date(now - count * 24 * 60 * 60 * 1000);
    const written = [`${key}.eml`, `${key}.eml.half`, 'a-note-of-mine.txt', `${key.replace(/0$/, '1')}.eml`];
    for (const name of written) await writeFile(file(name), 'x');
    for (const name of written.slice(0, 3)) await utimes(file(name), days(31), days(31));
    await utimes(file(written[3]!), days(29), days(29));
    await pruneMails(cms.strapi, now, 30);
    const left = await readdir(outbox());
    expect(written.map((name) => left.includes(name))).toEqual([false, false, true, true]);
    expect(left).toContain(`${String((await mails())[0]?.['key'])}.eml`);
    for (const name of written.slice(2)) await rm(file(name));
  });

  it('P20: with a mail server sends at once; what waited at the end is sent after the next start', async () => {
    await clear();
    const server = new MailServer();
    await server.start();
    process.env['SMTP_URL'] = server.url;
    await cms.restart();
    await contact();
    await until(async () => (await states()).join() === 'sent');

    await server.stop();
    await apply();
    await until(async () => (await mails()).at(-1)?.['lastError'] !== null);
    await cms.stop();
    await server.start();
    await cms.startAgain();
    expect(await states()).toEqual(['sent', 'queued']);
    const past = { nextAttemptAt: new Date(0) };
    await cms.strapi.db.query('api::mail.mail').updateMany({ where: { state: 'queued' }, data: past });
    await cms.restart();
    await until(async () => (await states()).join() === 'sent,sent');
    expect(server.accepted.map(({ text }) => /^Subject: (\w+)/m.exec(text)?.[1])).toEqual(['Contact', 'Franchise']);
    await server.stop();
  });
});
