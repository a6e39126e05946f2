import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failedMails } from '../src/dashboard/failed-mails';
import { HELD } from '../src/mail/mail-row';
import { pruneMails } from '../src/mail/post-office';
import { Cms } from './support/cms';

const MAIL = 'api::mail.mail';
const USER = 'plugin::users-permissions.user';
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-04T12:00:00Z');

let cms: Cms;
/** An account that is still invited, and one that is not. */
let [invited, active] = [0, 0];
beforeAll(async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  cms = await Cms.start();
  active = (await cms.signIn())?.id ?? 0;
  await cms.postAs('/api/wire/people', {
    ...{ username: 'amara', email: 'amara@example.com', origin: 'https://site.example' },
  });
  invited = (await cms.strapi.db.query(USER).findOne({ where: { username: 'amara' } }))?.['id'];
});
afterAll(async () => {
  await cms.stop();
  delete process.env['CMS_SEND_MAIL'];
});
beforeEach(() => cms.strapi.db.query(MAIL).deleteMany({}));

const fail = (relatedKind: string, relatedId: number | string, personal = false) =>
  cms.strapi.db.query(MAIL).create({
    data: {
      key: `${relatedKind} ${relatedId}`,
      state: 'failed',
      queuedAt: new Date(NOW),
      relatedKind,
      relatedId,
      personal,
    },
  });
const told = async (days = 0) => (await failedMails(cms.strapi, NOW + days * DAY_MS))?.href;

it('A3: an answer that could not be sent leads to the leads, until it is dealt with', async () => {
  await fail('contact-messages', 'a lead', true);
  expect([await told(), await told(100)]).toEqual(['/admin/leads', '/admin/leads']);
});

it('A3: what told of a lead and could not be sent leads to its recipients, for a week', async () => {
  await fail('contact-messages', 'a lead');
  expect([await told(), await told(8)]).toEqual(['/admin/settings?tab=notifications', undefined]);
});

it('A3: what a restore has held back is no fault of its recipients; what was refused beside it is told', async () => {
  for (const kind of ['contact-messages', 'alert', 'report']) await fail(kind, 'held');
  await cms.strapi.db.query(MAIL).updateMany({ where: {}, data: { lastError: HELD } });
  expect(await told()).toBeUndefined();
  const before = 'A backup was restored. It may have been sent before; send it again if it was not.';
  await cms.strapi.db.query(MAIL).updateMany({ where: {}, data: { lastError: before } });
  expect(await told()).toBeUndefined();
  await fail('report', 'refused');
  expect(await failedMails(cms.strapi, NOW)).toMatchObject({ text: expect.stringMatching(/^1 mail with an alert/) });
});

it('A3: a link that could not be sent leads to the people: for a week, and as long as somebody is invited', async () => {
  await fail('password-link', String(active));
  expect([await told(), await told(8)]).toEqual(['/admin/people', undefined]);
  await fail('password-link', String(invited));
  expect(await told(8)).toBe('/admin/people');
});

it('A19: a link that could not be sent is forgotten with its account, and after a while', async () => {
  for (const id of [active, invited, 99_999]) await fail('password-link', String(id));
  await cms.strapi.db
    .query(MAIL)
    .updateMany({ where: { relatedId: String(active) }, data: { queuedAt: new Date(NOW - 91 * DAY_MS) } });
  await pruneMails(cms.strapi, NOW, 30);
  const left = await cms.strapi.db.query(MAIL).findMany();
  expect(left).toMatchObject([{ relatedId: String(invited) }]);
});
