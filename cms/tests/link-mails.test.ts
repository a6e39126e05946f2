import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failDeadLinks } from '../src/accounts/forget-links';
import { accountOfLink } from '../src/accounts/password-link';
import { pruneMails } from '../src/mail/post-office';
import { enqueueMail } from '../src/mail/queue';
import { Cms } from './support/cms';
import { MailServer } from './support/mail-server';
import { until } from '../../tests/support/until';

const MAIL = 'api::mail.mail';
/** A link as it waits, and one by which somebody gets in. */
const LINK = /\/(?:reset-password|invitation)\/sealed\.[\w-]+/;
const OPEN_LINK = /\/(?:reset-password|invitation)\/([\w-]{43})(?![\w-])/;
const HOUR_MS = 60 * 60_000;

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(async () => {
  delete process.env['SMTP_URL'];
  delete process.env['CMS_SEND_MAIL'];
  await cms.stop();
});

type Mail = { key: string; state: string; text: string; lastError: string | null };
const mailTo = (username: string): Promise<Mail | null> =>
  cms.strapi.db.query(MAIL).findOne({ where: { recipient: `${username}@example.com` }, orderBy: { id: 'desc' } });
const mailIn = (username: string, state: string) =>
  until(async () => ((await mailTo(username))?.state === state ? await mailTo(username) : null));
const invite = (username: string) =>
  cms.postAs('/api/wire/people', { username, email: `${username}@example.com`, origin: 'https://site.example' });
const fileOf = ({ key }: Mail) => join(String(process.env['DATA_DIR']), 'outbox', `${key}.eml`);

it('A19: in the outbox a link lies as long as it works', async () => {
  await invite('amara');
  const mail = await mailIn('amara', 'sent');
  expect(mail?.text).not.toMatch(LINK);
  const file = fileOf(mail!);
  await pruneMails(cms.strapi, Date.now() + 71 * HOUR_MS, 30);
  expect(existsSync(file)).toBe(true);
  await pruneMails(cms.strapi, Date.now() + 73 * HOUR_MS, 30);
  expect(existsSync(file)).toBe(false);
});

it('A19: a mail that was refused for good keeps no link', async () => {
  const server = new MailServer();
  await server.start();
  process.env['SMTP_URL'] = server.url;
  await cms.restart();
  server.manners = [{ at: 'content', code: 554 }];
  await invite('bola');
  await mailIn('bola', 'failed');
  await until(async () => !LINK.test((await mailTo('bola'))?.text ?? ''));
  await server.stop();
});

it('A19: a mail whose link works no more while it waits is not sent any more, and keeps no link', async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  await cms.restart();
  for (const name of ['chidi', 'dayo']) await invite(name);
  // A clock that was ahead when the mail was written, and is set right, ends no link: its mail waits.
  for (const hours of [-1, 71]) {
    await failDeadLinks(cms.strapi, Date.now() + hours * HOUR_MS);
    expect((await mailTo('chidi'))?.text).toMatch(LINK);
  }
  const { id } = await cms.strapi.db.query(MAIL).findOne({ where: { recipient: 'dayo@example.com' } });
  const lease = { state: 'sending', nextAttemptAt: new Date(Date.now() + 80 * HOUR_MS) };
  await cms.strapi.db.query(MAIL).updateMany({ where: { id }, data: lease });
  await failDeadLinks(cms.strapi, Date.now() + 73 * HOUR_MS);
  const mail = await mailTo('chidi');
  expect(mail).toMatchObject({ state: 'failed', lastError: expect.stringMatching(/does not work any more/) });
  expect(mail?.text).not.toMatch(LINK);
  // One that is on its way at that moment is left to whoever sends it.
  expect(await mailTo('dayo')).toMatchObject({ state: 'sending', text: expect.stringMatching(LINK) });
});

it('A19: what a start finds as failed, as after a restore, keeps no link', async () => {
  await invite('eze');
  await cms.strapi.db
    .query(MAIL)
    .updateMany({ where: { recipient: 'eze@example.com' }, data: { state: 'failed', nextAttemptAt: null } });
  expect((await mailTo('eze'))?.text).toMatch(LINK);
  await cms.restart();
  expect((await mailTo('eze'))?.text).not.toMatch(LINK);
});

it('A19, F12: no row shows a link by which its reader would get in, in no field; the mail has it, also after a restart', async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  await cms.restart();
  await invite('femi');
  const row: unknown = await cms.strapi.db.query(MAIL).findOne({ where: { recipient: 'femi@example.com' } });
  expect(JSON.stringify(row)).toMatch(LINK);
  expect(JSON.stringify(row)).not.toMatch(OPEN_LINK);
  const server = new MailServer();
  await server.start();
  process.env['SMTP_URL'] = server.url;
  delete process.env['CMS_SEND_MAIL'];
  await cms.restart();
  const [mail] = await until(() =>
    server.accepted.some(({ to }) => to.includes('femi@example.com'))
      ? server.accepted.filter(({ to }) => to.includes('femi@example.com'))
      : null,
  );
  const token = OPEN_LINK.exec(mail?.text.replaceAll('=\r\n', '') ?? '')?.[1] ?? '';
  expect(await accountOfLink(cms.strapi, token, Date.now())).not.toBeNull();
  await server.stop();
});

it('A19: a link that was sealed with a key of another installation is not sent: its mail has failed, and says why', async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  await cms.restart();
  await invite('gozie');
  delete process.env['CMS_SEND_MAIL'];
  const key = process.env['ENCRYPTION_KEY'];
  process.env['ENCRYPTION_KEY'] = 'another-encryption-key-32-letters';
  await cms.restart();
  expect((await mailIn('gozie', 'failed'))?.lastError).toMatch(/^sealed: .*ask for a new link$/);
  process.env['ENCRYPTION_KEY'] = key;
});

it('A19, F12: what was sealed for one mail opens in no other, and a message that looks like it is sent as it was written', async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  await cms.restart();
  for (const name of ['hauwa', 'ife']) await invite(name);
  const [sealed = ''] = LINK.exec((await mailTo('hauwa'))?.text ?? '') ?? [];
  const text = ((await mailTo('ife'))?.text ?? '').replace(LINK, sealed);
  await cms.strapi.db.query(MAIL).updateMany({ where: { recipient: 'ife@example.com' }, data: { text } });
  const message = { replyTo: { name: '', address: '' }, subject: 's', related: { kind: 'contact', id: '1' } };
  const written = { jide: sealed, kemi: '/invitation/sealed.abc', lola: `/invitation/${'x'.repeat(43)}` };
  for (const [name, text] of Object.entries(written))
    await enqueueMail(cms.strapi, { ...message, recipient: `${name}@example.com`, text }, Date.now());
  expect((await mailTo('lola'))?.text).toBe(written.lola);
  const server = new MailServer();
  await server.start();
  process.env['SMTP_URL'] = server.url;
  delete process.env['CMS_SEND_MAIL'];
  await cms.restart();
  expect((await mailIn('ife', 'failed'))?.lastError).toMatch(/^sealed: /);
  for (const [name, text] of Object.entries(written)) {
    await mailIn(name, 'sent');
    const sent = server.accepted.find(({ to }) => to.includes(`${name}@example.com`))?.text;
    expect(sent?.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(text);
  }
  await server.stop();
});
