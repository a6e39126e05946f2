import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentAuthor } from '../src/changes/author';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { admin } from './support/environment';

const USER = 'plugin::users-permissions.user';

let cms: Cms;
let headers: Record<string, string>;
const asked: string[] = [];
const canary = createServer(({ url = '' }, answer) => {
  asked.push(url);
  answer.end();
});
beforeAll(async () => {
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  cms = await Cms.start();
  headers = await enterPanel(cms);
});
afterAll(async () => {
  await cms.stop();
  canary.close();
});

const address = () => `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
const hook = () => ({ name: 'Told', url: `${address()}/told`, headers: {}, events: ['entry.update'] });
const onlySuper = { status: 400, body: { error: { message: expect.stringMatching(/only a super admin/) } } };
const refused = (words: RegExp) => ({ status: 400, body: { error: { message: expect.stringMatching(words) } } });

it('R1: the panel makes no webhooks and tries none, and says so', async () => {
  expect(await cms.post('/admin/webhooks', hook(), headers)).toMatchObject(refused(/^Webhooks are closed/));
  const { id } = await cms.strapi.get('webhookStore').createWebhook(hook());
  expect(await cms.post(`/admin/webhooks/${id}/trigger`, {}, headers)).toMatchObject(refused(/^Webhooks are closed/));
  expect(asked).toEqual([]);
});

it('R1: a webhook that was made before hears of nothing', async () => {
  await cms.strapi.get('webhookStore').createWebhook(hook());
  await cms.restart();
  const [slide] = await cms.documents('api::hero-slide.hero-slide').findMany({ sort: 'place' });
  await cms.documents('api::hero-slide.hero-slide').update({
    documentId: slide?.documentId,
    data: { title: 'Nobody is told' },
  });
  await pause(500);
  expect(asked).toEqual([]);
  expect((await cms.content()).content.heroSlides[0]?.title).toBe('Nobody is told');
});

it('R1: the panel sends no mail by itself, which would leave without encryption, and says what to do', async () => {
  headers = await enterPanel(cms);
  const mail = { to: 'somebody@example.com', subject: 'Hello', text: 'Hello' };
  for (const path of ['/email', '/email/test'])
    expect(await cms.post(path, mail, headers)).toMatchObject(refused(/^Strapi sends no mails here/));
  const forgotten = await cms.post('/admin/forgot-password', { email: admin.email });
  expect(forgotten).toMatchObject(refused(/^The panel sends no mails/));
});

it('F12: nobody makes a first super admin from outside, also where the panel has no user: the product makes it', async () => {
  const comer = { email: 'comer@example.com', password: 'Comer-pass-1', firstname: 'Comer' };
  const answer = await cms.post('/admin/register-admin', comer);
  expect(answer).toMatchObject(refused(/^The panel's first user is not the first comer here/));
  expect(await cms.strapi.db.query('admin::user').count({ where: { email: comer.email } })).toBe(0);
});

/** Somebody of the panel who may do everything with accounts, and is no super admin: how they sign in there. */
async function accountKeeper(): Promise<Record<string, string>> {
  const role = await cms.strapi.service('admin::role').create({ name: 'Keeper', description: '' });
  const fields = ['username', 'email', 'provider', 'password', 'confirmed', 'blocked', 'role'];
  const actions = ['create', 'read', 'update'].map((action) => `plugin::content-manager.explorer.${action}`);
  const permissions = actions.map((action) => ({ action, subject: USER, properties: { fields }, conditions: [] }));
  await cms.strapi.service('admin::role').assignPermissions(role.id, permissions);
  const person = { email: 'keeper@example.com', password: 'Keeper-pass-1' };
  await cms.strapi
    .service('admin::user')
    .create({ ...person, firstname: 'Keeper', isActive: true, blocked: false, roles: [role.id] });
  return enterPanel(cms, person);
}

it('R1, A19: who may edit accounts in the panel does not come by a password of the panel of somebody else', async () => {
  const keeper = await accountKeeper();
  const users = `/content-manager/collection-types/${USER}`;
  const admins = await cms.strapi.db.query('plugin::users-permissions.role').findOne({ where: { name: 'Admin' } });
  const role = { connect: [{ id: admins.id, documentId: admins.documentId }] };
  const account = { role, username: 'mine', email: 'mine@example.com', password: 'Keeper-pass-2', confirmed: true };
  expect((await cms.post(users, account, keeper)).status).toBe(201);
  const documentOf = async (email: string): Promise<string> =>
    (await cms.strapi.db.query(USER).findOne({ where: { email } })).documentId;
  const own = await documentOf('mine@example.com');
  const theirs = await documentOf(admin.email);
  const change = (id: string, data: object, by = keeper) => cms.put(`${users}/${id}`, data, by);
  // Somebody who has an account of the panel alone.
  const boss = { email: 'boss@example.com', password: 'Boss-pass-1', firstname: 'Boss', isActive: true, roles: [] };
  await cms.strapi.service('admin::user').create(boss);
  expect(await cms.post(users, { ...account, username: 'other', email: 'Boss@example.com' }, keeper)).toMatchObject(
    onlySuper,
  );
  expect(await change(own, { email: boss.email })).toMatchObject(onlySuper);
  expect(await change(theirs, { password: 'Keeper-pass-3' })).toMatchObject(onlySuper);
  // What takes nothing over goes on: the own account, with the own e-mail of the panel, and a name of somebody else.
  expect((await change(own, { email: 'keeper@example.com', password: 'Keeper-pass-4' })).status).toBe(200);
  expect((await change(theirs, { username: 'ada-renamed' })).status).toBe(200);
  headers = await enterPanel(cms);
  expect((await change(theirs, { username: admin.username, password: admin.password }, headers)).status).toBe(200);
});

it('R1, A19: nor does a token of Strapi’s: one that may edit accounts, a full-access one, one of the panel', async () => {
  const actions = ['create', 'update'].map((action) => `${USER}.${action}`);
  const tokens = cms.strapi.service('admin::api-token');
  const token = { description: '', lifespan: null };
  const made = await Promise.all([
    tokens.create({ ...token, name: 'Edits accounts', type: 'custom', permissions: actions }),
    tokens.create({ ...token, name: 'May do all', type: 'full-access' }),
  ]);
  const account = await cms.strapi.db.query(USER).findOne({ where: { email: admin.email } });
  const roles = await cms.strapi.db.query('plugin::users-permissions.role').findOne({ where: { name: 'Admin' } });
  const fresh = {
    username: 'boss',
    email: 'boss@example.com',
    password: 'New-pass-1',
    role: roles.id,
    confirmed: true,
  };
  for (const { accessKey } of made) {
    const program = { authorization: `Bearer ${accessKey}` };
    expect(await cms.put(`/api/users/${account.id}`, { password: 'New-pass-1' }, program)).toMatchObject(onlySuper);
    expect(await cms.post('/api/users', fresh, program)).toMatchObject(onlySuper);
  }
  expect(await cms.signIn()).not.toBeNull();
});

it('C6, A19: what a token of the panel changes is its user’s doing in the panel, not that of a person of the back-office', async () => {
  const { id } = await cms.strapi.db.query('admin::user').findOne({ where: { email: admin.email } });
  const strategy = { name: 'admin-token' };
  const context = { state: { user: { id, firstname: 'Ada' }, auth: { strategy } } };
  await cms.strapi.requestContext.run(context as never, async () => {
    expect(currentAuthor(cms.strapi)).toEqual({ id: `panel:${id}`, name: 'Ada' });
  });
});
