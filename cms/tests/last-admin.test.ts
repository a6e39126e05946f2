import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleTexts } from '@apoti/contract';
import { z } from 'zod';
import { ROLE_UID, USER_UID } from '../src/accounts/admins';
import { Cms } from './support/cms';
import { admin } from './support/environment';

const USERS = `/content-manager/collection-types/${USER_UID}`;

let cms: Cms;
let headers: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  const login = await cms.post('/admin/login', { email: admin.email, password: admin.password });
  const { data } = z.object({ data: z.object({ token: z.string() }) }).parse(login.body);
  headers = { authorization: `Bearer ${data.token}` };
});
afterAll(() => cms.stop());

const idOf = async (username: string): Promise<string> =>
  (await cms.strapi.db.query(USER_UID).findOne({ where: { username } })).documentId;

/** Saves an account as somebody does in Strapi's panel, which sends the whole of its form. */
async function change(username: string, changes: Record<string, unknown>) {
  const path = `${USERS}/${await idOf(username)}`;
  const form = z.object({ data: z.looseObject({ confirmed: z.boolean() }) }).parse((await cms.get(path, headers)).body);
  return cms.put(path, { ...form.data, role: { connect: [], disconnect: [] }, ...changes }, headers);
}
async function remove(username: string) {
  const answer = await fetch(`${cms.url}${USERS}/${await idOf(username)}`, { method: 'DELETE', headers });
  return { status: answer.status, body: await answer.json() };
}
async function toOtherRole() {
  const idOfRole = async (where: object) => (await cms.strapi.db.query(ROLE_UID).findOne({ where })).id as number;
  const [own, other] = [await idOfRole({ name: 'Admin' }), await idOfRole({ type: 'authenticated' })];
  return { role: { connect: [{ id: other }], disconnect: [{ id: own }] } };
}
const refused = { status: 400, body: { error: { message: peopleTexts.last } } };
const mayEnter = async (username: string, password: string) => (await cms.signIn(username, password)) !== null;

it.each([
  ['blocked', () => change(admin.username, { blocked: true })],
  ['unconfirmed', () => change(admin.username, { confirmed: false })],
  ['given another role', async () => change(admin.username, await toOtherRole())],
  ['deleted', () => remove(admin.username)],
])('R1, A19: the last Admin is not %s in the panel, which says why', async (_, act) => {
  expect(await act()).toMatchObject(refused);
  expect(await mayEnter(admin.username, admin.password)).toBe(true);
});

it('R1, A19: one of two Admins is blocked and deleted there as ever, and a renamed last one stays', async () => {
  const PASSWORD = 'grey-goat-on-a-roof';
  const other = { username: 'bola', email: 'bola@example.com', password: PASSWORD };
  expect((await cms.post('/api/wire/admins', { action: 'add', ...other })).status).toBe(200);
  expect((await change('bola', { blocked: true })).status).toBe(200);
  expect(await mayEnter('bola', PASSWORD)).toBe(false);
  expect(await change(admin.username, { blocked: true })).toMatchObject(refused);
  expect((await remove('bola')).status).toBe(200);
  expect((await change(admin.username, { username: 'adaeze' })).status).toBe(200);
  expect(await mayEnter('adaeze', admin.password)).toBe(true);
});
