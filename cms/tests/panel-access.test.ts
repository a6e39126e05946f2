import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { peopleReplySchema, type ListedPerson } from '@apoti/contract';
import { Cms } from './support/cms';
import { admin } from './support/environment';

const PANEL_USER = 'admin::user';
const PASSWORD = 'Three-boats-at-9';
const PATH = '/api/wire/people';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const emailOf = (username: string) => `${username}@example.com`;
const role = async (code: string) =>
  Number((await cms.strapi.db.query('admin::role').findOne({ where: { code } }))?.['id']);

/** An Admin who has a user of the panel as well. */
async function both(username: string, code = 'strapi-editor'): Promise<number> {
  const email = emailOf(username);
  await cms.post('/api/wire/admins', { action: 'add', username, email, password: PASSWORD });
  const roles = [await role(code)];
  const user = { firstname: username, email, password: PASSWORD, isActive: true, registrationToken: null, roles };
  await cms.strapi.service('admin::user').create(user);
  return (await listed(username)).id;
}
async function listed(username: string): Promise<ListedPerson> {
  const { people } = peopleReplySchema.parse((await cms.getAs(PATH, await cms.signIn())).body);
  const found = people.find((person) => person.username === username);
  if (found === undefined) throw new Error(`${username} is not listed`);
  return found;
}
const act = async (id: number, action: string, as?: string) =>
  (await cms.postAs(`${PATH}/${id}/${action}`, {}, as === undefined ? undefined : await cms.signIn(as, PASSWORD)))
    .status;
/** As somebody does it in the panel. */
async function setInPanel(username: string, isActive: boolean): Promise<void> {
  const { id } = await cms.strapi.db.query(PANEL_USER).findOne({ where: { email: emailOf(username) } });
  await cms.strapi.service(PANEL_USER).updateById(id, { isActive });
}
const entersPanel = async (email: string, password = PASSWORD) =>
  (await cms.post('/admin/login', { email, password })).status === 200;

it('A19: disabling shuts somebody out of the panel too, and enabling gives that back', async () => {
  const id = await both('amara');
  expect((await listed('amara')).panel).toBe('open');
  expect(await act(id, 'disable')).toBe(200);
  expect(await entersPanel(emailOf('amara'))).toBe(false);
  expect((await listed('amara')).panel).toBeNull();
  expect(await act(id, 'enable')).toBe(200);
  expect(await entersPanel(emailOf('amara'))).toBe(true);
});

it('A19: what was taken away in the panel before a disabling stays taken away', async () => {
  const id = await both('bola');
  await setInPanel('bola', false);
  expect(await act(id, 'disable')).toBe(200);
  expect(await act(id, 'enable')).toBe(200);
  expect(await entersPanel(emailOf('bola'))).toBe(false);
  expect(await cms.signIn('bola', PASSWORD)).not.toBeNull();
});

it('A19: what was taken away in the panel after a disabling stays taken away, and what was given back is told', async () => {
  const id = await both('chidi');
  expect(await act(id, 'disable')).toBe(200);
  await setInPanel('chidi', true);
  expect(await listed('chidi')).toMatchObject({ state: 'disabled', panel: 'open' });
  await setInPanel('chidi', false);
  expect(await act(id, 'enable')).toBe(200);
  expect(await entersPanel(emailOf('chidi'))).toBe(false);
});

it('A19: the panel’s only active super admin is left in by a disabling, and the list says so', async () => {
  await both('dayo');
  const { id, panel } = await listed(admin.username);
  expect(panel).toBe('last');
  expect(await act(id, 'disable', 'dayo')).toBe(200);
  expect(await cms.signIn()).toBeNull();
  expect(await entersPanel(admin.email, admin.password)).toBe(true);
  const person = await cms.signIn('dayo', PASSWORD);
  const { people } = peopleReplySchema.parse((await cms.getAs(PATH, person)).body);
  expect(people.find((one) => one.id === id)).toMatchObject({ state: 'disabled', panel: 'last' });
  expect(await act(id, 'enable', 'dayo')).toBe(200);
  expect(await entersPanel(admin.email, admin.password)).toBe(true);
});

it('A19: of two super admins who are disabled at once one stays in the panel', async () => {
  const second = await both('eze', 'strapi-super-admin');
  await both('fela');
  const { id } = await listed(admin.username);
  const person = await cms.signIn('fela', PASSWORD);
  const disable = (one: number) => cms.postAs(`${PATH}/${one}/disable`, {}, person);
  const answers = await Promise.all([disable(id), disable(second)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const left = [await entersPanel(admin.email, admin.password), await entersPanel(emailOf('eze'))];
  expect(left.toSorted()).toEqual([false, true]);
  for (const one of [id, second]) expect(await act(one, 'enable', 'fela')).toBe(200);
  expect(await entersPanel(admin.email, admin.password)).toBe(true);
  expect(await entersPanel(emailOf('eze'))).toBe(true);
});

/** Signs somebody in to the panel, and says whether that session still works, and can be made to go on. */
async function sessionInPanel(username: string) {
  const sent = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: emailOf(username), password: PASSWORD });
  const response = await fetch(`${cms.url}/admin/login`, { method: 'POST', headers: sent, body });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { data } = z.object({ data: z.object({ token: z.string() }) }).parse(await response.json());
  return async () => ({
    works: (await cms.get('/admin/users/me', { authorization: `Bearer ${data.token}` })).status,
    goesOn: (await cms.post('/admin/access-token', {}, { cookie })).status,
  });
}

it('A19: a new password of the back-office ends the sessions in the panel, also one that the panel does not take', async () => {
  for (const [username, newPassword] of [
    ['gozi', 'Four-boats-at-10'],
    ['hauwa', 'four boats at a jetty'],
  ] as const) {
    await both(username);
    const look = await sessionInPanel(username);
    expect(await look()).toEqual({ works: 200, goesOn: 200 });
    const change = { currentPassword: PASSWORD, newPassword };
    expect((await cms.postAs('/api/wire/password', change, await cms.signIn(username, PASSWORD))).status).toBe(200);
    expect(await look()).toEqual({ works: 401, goesOn: 401 });
  }
});

it('A19: who is disabled and enabled again is signed out of the panel', async () => {
  const id = await both('ife');
  const look = await sessionInPanel('ife');
  expect(await act(id, 'disable')).toBe(200);
  expect(await act(id, 'enable')).toBe(200);
  expect(await look()).toEqual({ works: 401, goesOn: 401 });
});

it('A19: who was shut out of the panel there and is disabled here is signed out of it, for whenever it lets them in again', async () => {
  const id = await both('jide');
  const look = await sessionInPanel('jide');
  await setInPanel('jide', false);
  expect(await act(id, 'disable')).toBe(200);
  await setInPanel('jide', true);
  expect(await look()).toEqual({ works: 401, goesOn: 401 });
});
