import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsPaths, peopleTexts } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { admin } from './support/environment';

const USER_UID = 'plugin::users-permissions.user';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

it('C2: a user name is known in other capitals, as phones write it, where one account alone is called so', async () => {
  const person = await cms.signIn();
  const other = admin.username.toUpperCase();
  expect(other).not.toBe(admin.username);
  expect(await cms.signIn(` ${other} `)).toEqual(person);
  expect(await cms.signIn(other, 'a wrong password')).toBeNull();
  // From before names that differ in capitals alone were refused: each is its own then, and a third way of writing is neither's.
  const role = await cms.strapi.db.query('plugin::users-permissions.role').findOne({ where: { name: 'Admin' } });
  const same = { email: 'same@example.com', password: 'another-long-password-1', confirmed: true, blocked: false };
  await cms.strapi
    .plugin('users-permissions')
    .service('user')
    .add({ ...same, username: 'same', role: role.id });
  await cms.strapi.db.queryBuilder(USER_UID).where({ email: same.email }).update({ username: other }).execute();
  expect((await cms.signIn())?.id).toBe(person?.id);
  expect((await cms.signIn(other, same.password))?.email).toBe(same.email);
  const third = `${other.slice(0, 1)}${admin.username.slice(1)}`;
  expect([third === other, third === admin.username, await cms.signIn(third)]).toEqual([false, false, null]);
  await cms.strapi.db.query(USER_UID).delete({ where: { email: same.email } });
});

it('C2, A19: no account gets a name that is another’s but for its capitals, by the script or in the panel', async () => {
  const other = admin.username.toUpperCase();
  const theirs = { email: 'theirs@example.com', password: 'another-long-password-1' };
  const add = { action: 'add', ...theirs };
  expect(await cms.post('/api/wire/admins', { ...add, username: other })).toMatchObject({
    status: 422,
    body: { code: 'invalid' },
  });
  expect((await cms.post('/api/wire/admins', { ...add, username: 'theirs' })).status).toBe(200);
  const headers = await enterPanel(cms);
  const users = `/content-manager/collection-types/${USER_UID}`;
  const taken = { status: 400, body: { error: { message: peopleTexts.usernameTaken } } };
  const { documentId } = await cms.strapi.db.query(USER_UID).findOne({ where: { email: theirs.email } });
  expect(await cms.put(`${users}/${documentId}`, { username: other }, headers)).toMatchObject(taken);
  const role = await cms.strapi.db.query('plugin::users-permissions.role').findOne({ where: { name: 'Admin' } });
  const made = { email: 'made@example.com', password: theirs.password, confirmed: true };
  const connect = [{ id: role.id, documentId: role.documentId }];
  const account = { ...made, username: other, role: { connect } };
  expect(await cms.post(users, account, headers)).toMatchObject(taken);
  // The own name in other capitals is nobody else's.
  expect((await cms.put(`${users}/${documentId}`, { username: 'Theirs' }, headers)).status).toBe(200);
  expect((await cms.signIn('theirs', theirs.password))?.username).toBe('Theirs');
});

it('C6, A11: a day that does not exist is refused as the field that it is, and is no failure of the CMS', async () => {
  const read = await cms.content();
  const content = structuredClone(read.content);
  content.testimonials[0]!.dateAdded = '2025-02-29';
  const answer = await cms.postAs(cmsPaths.content, { revision: revisionOf(read), content });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
  expect(JSON.stringify(answer.body)).toContain('dateAdded');
});
