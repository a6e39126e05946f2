import { afterAll, beforeAll, expect, it } from 'vitest';
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
