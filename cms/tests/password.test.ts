import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPersonReplySchema, passwordTexts, type Person } from '@apoti/contract';
import { Cms, revisionOf, type Answer } from './support/cms';

const PATH = '/api/wire/password';
let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const OLD = 'grey-goat-on-a-roof';
async function newPerson(username: string): Promise<Person> {
  const email = `${username}@example.com`;
  await cms.post('/api/wire/admins', { action: 'add', username, email, password: OLD });
  const person = await cms.signIn(username, OLD);
  if (person === null) throw new Error(`${username} cannot sign in`);
  return person;
}
const change = (person: Person, newPassword: string, currentPassword = OLD): Promise<Answer> =>
  cms.postAs(PATH, { currentPassword, newPassword }, person);
const refusal = (field: string, message: string) => ({
  status: 422,
  body: { code: 'invalid', error: message, issues: [{ path: [field], message }] },
});

describe('the own password', () => {
  it('A19: is changed by whoever knows it, counted as a change of an account, and signs in from then on', async () => {
    const person = await newPerson('changer');
    const before = await cms.revisions();
    const answer = await change(person, 'a lagoon at seven');
    expect(answer.status).toBe(200);
    const renewed = cmsPersonReplySchema.parse(answer.body).person;
    expect(renewed).toMatchObject({ id: person.id, username: 'changer' });
    expect(renewed?.stamp).not.toBe(person.stamp);
    expect((await cms.revisions()).last.accounts).toBeGreaterThan(before.last.accounts);
    expect(await cms.signIn('changer', OLD)).toBeNull();
    expect(await cms.signIn('changer', 'a lagoon at seven')).toEqual(renewed);
  });

  it('A19: nothing is saved any more for who has the stamp of the old one', async () => {
    const person = await newPerson('elsewhere');
    expect((await change(person, 'another long one')).status).toBe(200);
    expect((await change(person, 'one more of them', 'another long one')).status).toBe(401);
    const content = { revision: revisionOf(await cms.content()), content: {} };
    expect((await cms.save(content, person)).status).toBe(401);
    expect((await cms.save(content)).status).toBe(200);
  });

  it('A19: the log says who and which change it was, and no value', async () => {
    const person = await newPerson('logged');
    await change(person, 'never to be logged');
    const rows: unknown[] = await cms.strapi.db
      .query('api::change.change')
      .findMany({ where: { kind: 'accounts', author: `person:${person.id}` } });
    const changes = [
      { path: ['action'], new: 'password-changed' },
      { path: ['username'], new: 'logged' },
    ];
    expect(rows).toMatchObject([{ authorName: 'logged', subject: String(person.id), changes }]);
    expect(JSON.stringify(rows)).not.toMatch(/never to be|\$2[aby]\$/);
  });

  it('A19: a wrong current password is said beside its field, and changes nothing', async () => {
    const person = await newPerson('guesser');
    const answer = await change(person, 'a lagoon at seven', 'not the password');
    expect(answer).toMatchObject(refusal('currentPassword', passwordTexts.wrongCurrent));
    expect(await cms.signIn('guesser', OLD)).toEqual(person);
  });

  it.each([
    [OLD, passwordTexts.same],
    ['five5', 'Password must be at least 6 characters'],
    ['é'.repeat(37), passwordTexts.tooLong],
    ['password', passwordTexts.common],
    ['P@ssw0rd123!', passwordTexts.common],
    ['123456', passwordTexts.common],
    ['24-11-1990', passwordTexts.common],
    ['qwertyuiop', passwordTexts.common],
    ['Chelsea2024', passwordTexts.common],
    ['aaaaaaaa', passwordTexts.common],
    ['choosy', passwordTexts.personal],
    ['Choosy@example.com', passwordTexts.personal],
  ])('A19: the new password %s is refused', async (password, message) => {
    const person = (await cms.signIn('choosy', OLD)) ?? (await newPerson('choosy'));
    expect(await change(person, password)).toMatchObject(refusal('newPassword', message));
    expect(await cms.signIn('choosy', OLD)).toEqual(person);
  });

  it('A19: of two changes at once one holds', async () => {
    const person = await newPerson('twice');
    const both = await Promise.all([change(person, 'the first of two'), change(person, 'the second of two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const held = both[0]?.status === 200 ? 'the first of two' : 'the second of two';
    expect(await cms.signIn('twice', held)).not.toBeNull();
  });
});
