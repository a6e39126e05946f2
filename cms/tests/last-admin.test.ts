import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleTexts } from '@apoti/contract';
import { ROLE_UID, USER_UID } from '../src/accounts/admins';
import { lookAtAdmins } from '../src/doctor/look-at-people';
import { Cms, type Answer } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { admin } from './support/environment';

const USERS = `/content-manager/collection-types/${USER_UID}`;
const PASSWORD = 'grey-goat-on-a-roof';
const refused = { status: 400, body: { error: { message: peopleTexts.last } } };

let cms: Cms;
let headers: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  headers = await enterPanel(cms);
});
afterAll(() => cms.stop());

type Row = { id: number; documentId: string; blocked?: unknown };
const roleOf = (name: string): Promise<Row> => cms.strapi.db.query(ROLE_UID).findOne({ where: { name } });
const accountOf = (username: string): Promise<Row> => cms.strapi.db.query(USER_UID).findOne({ where: { username } });
const add = (username: string) =>
  cms.post('/api/wire/admins', { action: 'add', username, email: `${username}@example.com`, password: PASSWORD });
/** Saves the account as the panel does, which sends the whole of its form. */
async function change(username: string, changes: Record<string, unknown>): Promise<Answer> {
  const { documentId } = await accountOf(username);
  const { body } = await cms.get(`${USERS}/${documentId}`, headers);
  const form = { ...(body['data'] as object), role: { connect: [], disconnect: [] }, ...changes };
  return cms.put(`${USERS}/${documentId}`, form, headers);
}
const remove = async (path: string, by = headers) => {
  const response = await fetch(cms.url + path, { method: 'DELETE', headers: by });
  return { status: response.status, body: await response.json() };
};
async function removeAll(...usernames: string[]): Promise<Answer> {
  const accounts = await Promise.all(usernames.map(accountOf));
  const documentIds = accounts.map(({ documentId }) => documentId);
  return cms.post(`${USERS}/actions/bulkDelete`, { documentIds }, headers);
}

describe('the last Admin who can sign in', () => {
  it('R1, A19: is not blocked, unconfirmed or given another role in the panel', async () => {
    const [admins, others] = await Promise.all(['Admin', 'Authenticated'].map(roleOf));
    const role = { connect: [others], disconnect: [admins] };
    for (const changes of [{ blocked: true }, { confirmed: false }, { role }])
      expect(await change(admin.username, changes)).toMatchObject(refused);
    expect(await cms.signIn()).not.toBeNull();
  });

  it('R1, A19: is not deleted there, alone or with all others', async () => {
    const { documentId } = await accountOf(admin.username);
    expect(await remove(`${USERS}/${documentId}`)).toMatchObject(refused);
    await add('bola');
    expect(await removeAll(admin.username, 'bola')).toMatchObject(refused);
    expect(await cms.signIn()).not.toBeNull();
    expect(await cms.signIn('bola', PASSWORD)).not.toBeNull();
  });

  it('R1, A19: keeps the role by which they enter: it is not deleted or renamed there', async () => {
    const { id } = await roleOf('Admin');
    expect(await remove(`/users-permissions/roles/${id}`)).toMatchObject(refused);
    const renamed = { name: 'Others', description: '', permissions: {} };
    expect(await cms.put(`/users-permissions/roles/${id}`, renamed, headers)).toMatchObject(refused);
    const described = { ...renamed, name: 'Admin', description: 'Enters.' };
    expect((await cms.put(`/users-permissions/roles/${id}`, described, headers)).status).toBe(200);
    expect(await cms.signIn()).not.toBeNull();
  });

  it('R1, A19: is neither deleted nor blocked by a program with a full-access token of Strapi’s', async () => {
    const token = { name: 'A program', description: '', type: 'full-access', lifespan: null };
    const { accessKey } = await cms.strapi.service('admin::api-token').create(token);
    const program = { authorization: `Bearer ${accessKey}` };
    await removeAll('bola');
    const users = (username: string) => accountOf(username).then(({ id }) => `/api/users/${id}`);
    const last = await users(admin.username);
    expect(await remove(last, program)).toMatchObject(refused);
    expect(await cms.put(last, { blocked: true }, program)).toMatchObject(refused);
    expect(await cms.signIn()).not.toBeNull();
    await add('bola');
    expect((await remove(await users('bola'), program)).status).toBe(200);
    expect(await accountOf('bola')).toBeNull();
    await add('bola');
  });

  it('R1, A19: is one as well whose “blocked” was cleared in the panel', async () => {
    expect((await change(admin.username, { blocked: null })).status).toBe(200);
    expect((await accountOf(admin.username)).blocked).toBeNull();
    // Of two, the other one is no last one.
    expect((await cms.post('/api/wire/admins', { action: 'disable', username: 'bola' })).status).toBe(200);
    expect(await lookAtAdmins(cms.strapi)).toEqual([]);
    for (const changes of [{ blocked: true }, { confirmed: false }])
      expect(await change(admin.username, changes)).toMatchObject(refused);
    const { documentId } = await accountOf(admin.username);
    expect(await remove(`${USERS}/${documentId}`)).toMatchObject(refused);
    expect(await cms.signIn()).not.toBeNull();
    expect((await change('bola', { blocked: null })).status).toBe(200);
  });

  it('R1, A19: goes once there is another one', async () => {
    await add('chidi');
    expect((await removeAll('bola', admin.username)).status).toBe(200);
    expect(await cms.signIn('chidi', PASSWORD)).not.toBeNull();
    expect(await change('chidi', { blocked: true })).toMatchObject(refused);
    expect((await change('chidi', { username: 'chidinma' })).status).toBe(200);
    expect(await cms.signIn('chidinma', PASSWORD)).not.toBeNull();
  });

  it('A18: the doctor tells of an installation that nobody can enter', async () => {
    expect(await lookAtAdmins(cms.strapi)).toEqual([]);
    await cms.strapi.db.query(USER_UID).updateMany({ where: { username: 'chidinma' }, data: { blocked: true } });
    expect(await lookAtAdmins(cms.strapi)).toMatchObject([
      { check: 'people', todo: expect.stringMatching(/npm run admin/) },
    ]);
  });
});
