import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  INVITATION_DAYS,
  outboxTexts,
  peopleReplySchema,
  peopleTexts,
  type ListedPerson,
  type Person,
} from '@apoti/contract';
import { ADMIN_ROLE, ROLE_UID, USER_UID } from '../src/accounts/admins';
import { listPeople } from '../src/accounts/list-people';
import { accountOfLink } from '../src/accounts/password-link';
import { openLinks } from '../src/mail/sealed-links';
import { Cms, type Answer } from './support/cms';
import { enterPanel } from './support/enter-panel';

const PATH = '/api/wire/people';
const ORIGIN = 'https://site.example';
const PASSWORD = 'three boats at noon';
const DAY_MS = 24 * 60 * 60 * 1000;

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const invite = (username: string, email = `${username}@example.com`, person?: Person | null) =>
  cms.postAs(PATH, { username, email, origin: ORIGIN }, person);
const act = (id: number, action: string, person?: Person | null) =>
  cms.postAs(`${PATH}/${id}/${action}`, { origin: ORIGIN }, person);
const complete = (token: string, newPassword = PASSWORD) =>
  cms.post('/api/wire/password-resets/complete', { token, newPassword });
const people = async () => peopleReplySchema.parse((await cms.getAs(PATH, await cms.signIn())).body).people;
const listed = ({ body }: Answer, username: string): ListedPerson => {
  const found = peopleReplySchema.parse(body).people.find((person) => person.username === username);
  if (found === undefined) throw new Error(`${username} is not listed`);
  return found;
};
async function tokensOf(username: string): Promise<string[]> {
  const where = { recipient: `${username}@example.com` };
  const mails: Parameters<typeof openLinks>[0][] = await cms.strapi.db.query('api::mail.mail').findMany({ where });
  return mails.flatMap(
    (mail) => /https:\/\/site\.example\/invitation\/([\w-]{43})\n/.exec(openLinks(mail) ?? '')?.[1] ?? [],
  );
}
async function tokenOf(username: string): Promise<string> {
  const [token = ''] = await tokensOf(username);
  return token;
}
/** Invites somebody who sets a password, and signs them in. */
async function member(username: string): Promise<Person> {
  await invite(username);
  await complete(await tokenOf(username));
  const person = await cms.signIn(username, PASSWORD);
  if (person === null) throw new Error(`${username} cannot sign in`);
  return person;
}
/** Saves an account as somebody does in Strapi's panel, which sends the whole of its form. */
async function changeInPanel(username: string, changes: Record<string, unknown>): Promise<void> {
  const headers = await enterPanel(cms);
  const { documentId } = await cms.strapi.db.query(USER_UID).findOne({ where: { username } });
  const path = `/content-manager/collection-types/${USER_UID}/${documentId}`;
  const form = z.object({ data: z.looseObject({ confirmed: z.boolean() }) }).parse((await cms.get(path, headers)).body);
  expect(
    (await cms.put(path, { ...form.data, role: { connect: [], disconnect: [] }, ...changes }, headers)).status,
  ).toBe(200);
}
async function roleOf(name: string): Promise<number> {
  return (await cms.strapi.db.query(ROLE_UID).findOne({ where: { name } })).id;
}
/** The link of somebody who is invited, and then changed in the panel. */
async function inPanel(username: string, changes: Record<string, unknown>): Promise<string> {
  await invite(username);
  const token = await tokenOf(username);
  await changeInPanel(username, changes);
  return token;
}

describe('an invitation', () => {
  it('A18, A19: is a mail whose link sets the own password once; until then nobody can sign in', async () => {
    const answer = await invite('amara');
    expect(listed(answer, 'amara')).toMatchObject({ state: 'invited', lastSignIn: null, email: 'amara@example.com' });
    expect(listed(answer, 'amara').mailNote).toBe(outboxTexts.lies);
    const until = Date.parse(listed(answer, 'amara').invitedUntil ?? '');
    expect(Math.abs(until - Date.now() - INVITATION_DAYS * DAY_MS)).toBeLessThan(60_000);
    const token = await tokenOf('amara');
    expect((await cms.post('/api/wire/password-resets/look', { token })).body).toEqual({ username: 'amara' });
    expect(await cms.signIn('amara', PASSWORD)).toBeNull();
    expect((await complete(token)).body['done']).toBe(true);
    expect(await cms.signIn('amara', PASSWORD)).toMatchObject({ username: 'amara' });
    expect((await complete(token, 'one more of them')).body['done']).toBe(false);
    expect((await people()).find(({ username }) => username === 'amara')).toMatchObject({
      state: 'active',
      invitedUntil: null,
      mail: null,
    });
  });

  it('A19: works for three days and is listed as expired afterwards; sent again, only the new link works', async () => {
    const { id } = listed(await invite('bola'), 'bola');
    const first = await tokenOf('bola');
    const day = (count: number) => Date.now() + count * DAY_MS;
    expect((await accountOfLink(cms.strapi, first, day(2.9)))?.username).toBe('bola');
    expect(await accountOfLink(cms.strapi, first, day(3.1))).toBeNull();
    expect(await accountOfLink(cms.strapi, first, day(-0.5))).toBeNull();
    const admin = await cms.signIn();
    const later = await listPeople(cms.strapi, { id: admin?.id ?? 0, stamp: admin?.stamp ?? '' }, day(3.1));
    expect(later.find((person) => person.id === id)?.state).toBe('expired');
    expect((await act(id, 'invite')).status).toBe(200);
    const tokens = (await tokensOf('bola')).filter((token) => token !== first);
    expect(tokens).toHaveLength(1);
    expect((await complete(first)).body['done']).toBe(false);
    expect((await complete(tokens[0] ?? '')).body['done']).toBe(true);
    expect(await act(id, 'invite')).toMatchObject({ status: 422, body: { error: peopleTexts.notInvited } });
  });

  it('A19: withdrawn its link works no more, and the address can be invited anew', async () => {
    const { id } = listed(await invite('chidi'), 'chidi');
    const token = await tokenOf('chidi');
    const answer = await act(id, 'withdraw');
    expect(peopleReplySchema.parse(answer.body).people.map(({ username }) => username)).not.toContain('chidi');
    expect((await complete(token)).body['done']).toBe(false);
    expect((await act(id, 'withdraw')).status).toBe(404);
    expect((await invite('chidi')).status).toBe(200);
    const { id: own } = (await cms.signIn()) ?? { id: 0 };
    expect(await act(own, 'withdraw')).toMatchObject({ status: 422, body: { error: peopleTexts.notInvited } });
  });

  it('A19: what is corrected in Strapi’s panel leaves its link working, and shutting its person out there does not', async () => {
    const corrected = await inPanel('ini', { email: 'ini.o@example.com' });
    expect((await complete(corrected)).body['done']).toBe(true);
    expect((await cms.signIn('ini.o@example.com', PASSWORD))?.username).toBe('ini');
    const shutOut = await inPanel('ibe', { blocked: true });
    await changeInPanel('ibe', { blocked: false });
    expect((await complete(shutOut)).body['done']).toBe(false);
  });

  it('A19: a name or address that is taken is refused beside its field, however it is written', async () => {
    await invite('dayo');
    expect(await invite('DAYO', 'Dayo@Example.com')).toMatchObject({
      status: 422,
      body: {
        issues: [
          { path: ['username'], message: peopleTexts.usernameTaken },
          { path: ['email'], message: peopleTexts.emailInvited },
        ],
      },
    });
    const gone = await member('gone');
    await act(gone.id, 'disable');
    expect((await invite('other', 'gone@example.com')).body['issues']).toEqual([
      { path: ['email'], message: peopleTexts.emailDisabled },
    ]);
    const both = await Promise.all([invite('once'), invite('once')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it.each([
    ['ab', 'ab@example.com', 'username', peopleTexts.usernameShort],
    ['ada@example.com', 'new@example.com', 'username', peopleTexts.usernameForm],
    ['   ', 'new@example.com', 'username', 'User name is required'],
    ['fine', 'not an address', 'email', 'Please enter a valid email address'],
  ])('A19: %j with %j is refused', async (username, email, field, message) => {
    expect((await invite(username, email)).body['issues']).toContainEqual({ path: [field], message });
  });
});

describe('disabling', () => {
  it('A19: ends the sessions and the links of somebody; a sign-in says what a wrong password does', async () => {
    const eze = await member('eze');
    const before = await cms.revisions();
    expect(listed(await act(eze.id, 'disable'), 'eze').state).toBe('disabled');
    expect((await cms.revisions()).last.accounts).toBeGreaterThan(before.last.accounts);
    expect((await cms.getAs(PATH, eze)).status).toBe(401);
    const wrong = await cms.post('/api/wire/sign-in', { identifier: 'nobody', password: PASSWORD });
    expect(await cms.post('/api/wire/sign-in', { identifier: 'eze', password: PASSWORD })).toEqual(wrong);
    expect(listed(await act(eze.id, 'enable'), 'eze').state).toBe('active');
    expect(await cms.signIn('eze', PASSWORD)).toMatchObject({ id: eze.id, username: 'eze' });
  });

  it('A19: a session that nobody used while its person was disabled does not come back, whatever shut them out', async () => {
    const [role, other] = await Promise.all([ADMIN_ROLE, 'Public'].map(roleOf));
    const ways = [
      async (id: number) => void (await act(id, 'disable')),
      async () => void (await cms.post('/api/wire/admins', { action: 'disable', username: 'ize' })),
      (id: number) => cms.strapi.db.query(USER_UID).update({ where: { id }, data: { blocked: true } }),
      (id: number) => cms.strapi.db.query(USER_UID).updateMany({ where: { id }, data: { blocked: true } }),
      // Who has another role is not listed, so each of these gives the role back.
      async (id: number) => {
        await changeInPanel('ize', { role: { connect: [{ id: other }], disconnect: [{ id: role }] } });
        expect((await people()).map((person) => person.id)).not.toContain(id);
        await changeInPanel('ize', { role: { connect: [{ id: role }], disconnect: [{ id: other }] } });
      },
      async (id: number) => {
        for (const one of [other, role]) {
          await cms.strapi.db.query(USER_UID).update({ where: { id }, data: { role: one } });
        }
      },
    ];
    let ize = await member('ize');
    for (const disable of ways) {
      expect((await cms.getAs(PATH, ize)).status).toBe(200);
      await disable(ize.id);
      expect(listed(await act(ize.id, 'enable'), 'ize').state).toBe('active');
      expect((await cms.getAs(PATH, ize)).status).toBe(401);
      const again = await cms.signIn('ize', PASSWORD);
      if (again === null) throw new Error('Ize cannot sign in');
      ize = again;
    }
  });

  it('A19: nobody disables herself, nor what is invited or not there', async () => {
    const own = await cms.signIn();
    expect(await act(own?.id ?? 0, 'disable')).toMatchObject({ status: 422, body: { error: peopleTexts.self } });
    const { id } = listed(await invite('fela'), 'fela');
    expect(await act(id, 'disable')).toMatchObject({ status: 422, body: { error: peopleTexts.notDisabled } });
    expect((await act(424_242, 'disable')).status).toBe(404);
    expect((await act(own?.id ?? 0, 'disable', { ...own!, stamp: 'another' })).status).toBe(401);
  });

  it('A19: of two who disable each other at once one stays', async () => {
    const first = await member('gani');
    const second = await member('hadiza');
    const answers = await Promise.all([act(first.id, 'disable', second), act(second.id, 'disable', first)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const states = (await people()).filter(({ id }) => id === first.id || id === second.id);
    expect(states.map(({ state }) => state).toSorted()).toEqual(['active', 'disabled']);
  });
});
