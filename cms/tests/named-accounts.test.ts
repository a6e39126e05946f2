import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsPaths } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';
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
    .add({ ...same, username: other, role: role.id });
  expect((await cms.signIn())?.id).toBe(person?.id);
  expect((await cms.signIn(other, same.password))?.email).toBe(same.email);
  const third = `${other.slice(0, 1)}${admin.username.slice(1)}`;
  expect([third === other, third === admin.username, await cms.signIn(third)]).toEqual([false, false, null]);
  await cms.strapi.db.query(USER_UID).delete({ where: { email: same.email } });
});

it('C6, A11: a day that does not exist is refused as the field that it is, and is no failure of the CMS', async () => {
  const read = await cms.content();
  const content = structuredClone(read.content);
  content.testimonials[0]!.dateAdded = '2025-02-29';
  const answer = await cms.postAs(cmsPaths.content, { revision: revisionOf(read), content });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
  expect(JSON.stringify(answer.body)).toContain('dateAdded');
});
