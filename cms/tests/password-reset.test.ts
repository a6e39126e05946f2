import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { passwordTexts } from '@apoti/contract';
import { accountOfLink } from '../src/accounts/password-link';
import { forgetEndedLinks } from '../src/accounts/forget-links';
import { mailResetLink } from '../src/accounts/reset-password';
import { openLinks } from '../src/mail/sealed-links';
import { Cms } from './support/cms';
import { until } from '../../tests/support/until';

const OLD = 'grey-goat-on-a-roof';
const NEW = 'three boats at noon';
const PATH = '/api/wire/password-resets';
const ORIGIN = 'https://site.example';
const USER = 'plugin::users-permissions.user';
type Mail = { key: string; relatedKind: string; recipient: string; subject: string; text: string };

let cms: Cms;
/** Mails as they came into the queue: once one has left, which may be at once, its link is not kept there. */
const queued: Mail[] = [];
beforeAll(async () => {
  cms = await Cms.start();
  cms.strapi.db.lifecycles.subscribe({
    models: ['api::mail.mail'],
    afterCreateMany: ({ params: { data } }) => {
      const made: Mail[] = data;
      queued.push(...made);
    },
  });
});
afterAll(() => cms.stop());

const newPerson = (username: string) =>
  cms.post('/api/wire/admins', { action: 'add', username, email: `${username}@example.com`, password: OLD });
const ask = (name: string) => cms.post(PATH, { name, origin: ORIGIN });
const look = async (token: string) => (await cms.post(`${PATH}/look`, { token })).body['username'];
const complete = (token: string, newPassword = NEW) => cms.post(`${PATH}/complete`, { token, newPassword });
const mailsTo = (username: string): Promise<Mail[]> =>
  cms.strapi.db.query('api::mail.mail').findMany({ where: { recipient: `${username}@example.com` } });
const tokenIn = (mail: Mail) =>
  /https:\/\/site\.example\/reset-password\/([\w-]{43})\n/.exec(openLinks(mail) ?? '')?.[1] ?? '';

/** Makes a person who has got a link. */
async function withLink(username: string): Promise<string> {
  await newPerson(username);
  await ask(username);
  await until(async () => (await mailsTo(username)).length === 1);
  const mail = queued.find(({ recipient }) => recipient === `${username}@example.com`);
  return mail === undefined ? '' : tokenIn(mail);
}

describe('a forgotten password', () => {
  it('A19: the answer is the same whether there is an account or not, and only an account is mailed', async () => {
    await newPerson('known');
    const answers = [await ask('nobody'), await ask('known'), await ask('KNOWN@example.com')];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ status: 200, body: { asked: true } });
    await until(async () => (await mailsTo('known')).length > 0);
    const mails: Mail[] = await cms.strapi.db.query('api::mail.mail').findMany({});
    expect(mails.map(({ recipient }) => recipient)).toEqual(['known@example.com']);
    expect(mails[0]?.subject).toBe('Set a new password');
  });

  it('A19: the link sets the password once; the database holds a hash of it, and a session with the old one ends', async () => {
    const token = await withLink('amina');
    const before = await cms.signIn('amina', OLD);
    const row: unknown = await cms.strapi.db.query(USER).findOne({ where: { username: 'amina' } });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await look(token)).toBe('amina');
    const names = ['amina', 'amina@example.com'];
    expect(await complete(token)).toEqual({ status: 200, body: { done: true, names } });
    expect(await cms.signIn('amina', OLD)).toBeNull();
    const after = await cms.signIn('amina', NEW);
    expect(after?.stamp).not.toBe(before?.stamp);
    expect(await look(token)).toBeNull();
    expect((await complete(token, 'one more of them')).body).toEqual({ done: false, names: [] });
    expect(await cms.signIn('amina', NEW)).toEqual(after);
  });

  it('A19: whoever is asked for several times at one moment gets one mail, whose link works', async () => {
    await newPerson('hasty');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, count) => ask(count % 2 ? 'hasty' : 'hasty@example.com')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await until(async () => (await mailsTo('hasty')).length > 0);
    // The next one comes behind all of those.
    await withLink('behind');
    const mails = queued.filter(({ recipient }) => recipient === 'hasty@example.com');
    expect(mails).toHaveLength(1);
    expect(await look(tokenIn(mails[0]!))).toBe('hasty');
  });

  it('A19: whoever asks again and again for somebody makes none of their links dead, nor more than two mails', async () => {
    const first = await withLink('besieged');
    const begun = Date.now();
    const at = (minute: number) => vi.setSystemTime(begun + minute * 60_000);
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let minute = 6; minute < 60; minute += 6) {
      at(minute);
      await mailResetLink(cms.strapi, { name: 'besieged', origin: ORIGIN }, Date.now());
    }
    const mails = queued.filter(({ recipient }) => recipient === 'besieged@example.com');
    expect(mails).toHaveLength(2);
    const second = tokenIn(mails[1]!);
    expect([await look(first), await look(second)]).toEqual(['besieged', 'besieged']);
    // The first has ended: there is room for another mail, and the second one’s link stays.
    at(61);
    await mailResetLink(cms.strapi, { name: 'besieged', origin: ORIGIN }, Date.now());
    expect(queued.filter(({ recipient }) => recipient === 'besieged@example.com')).toHaveLength(3);
    expect(await look(second)).toBe('besieged');
    expect((await complete(second)).body['done']).toBe(true);
    expect(await look(tokenIn(queued.at(-1)!))).toBeNull();
    vi.useRealTimers();
  });

  it('A19: a common password is refused, and the link goes on working', async () => {
    const token = await withLink('common');
    const issues = [{ path: ['newPassword'], message: passwordTexts.common }];
    expect(await complete(token, 'password1')).toMatchObject({ status: 422, body: { issues } });
    expect(await look(token)).toBe('common');
  });

  it('A19: a link ends after an hour, with the next change of the password, and when its person is shut out', async () => {
    const token = await withLink('ended');
    const minutes = (count: number) => Date.now() + count * 60_000;
    expect((await accountOfLink(cms.strapi, token, minutes(59)))?.username).toBe('ended');
    expect(await accountOfLink(cms.strapi, token, minutes(61))).toBeNull();
    // A clock that was set back a day: whether the hour is over cannot be told.
    expect(await accountOfLink(cms.strapi, token, minutes(61 - 24 * 60))).toBeNull();
    await cms.post('/api/wire/admins', { action: 'disable', username: 'ended' });
    expect(await look(token)).toBeNull();
    await cms.post('/api/wire/admins', { action: 'reset', username: 'ended', password: 'another long one' });
    expect(await look(token)).toBeNull();
    expect((await complete(token)).body['done']).toBe(false);
  });

  it('A19: of two uses at once one holds', async () => {
    const token = await withLink('twice');
    const both = await Promise.all([complete(token, 'the first of two'), complete(token, 'the second of two')]);
    expect(both.map(({ body }) => body['done']).toSorted()).toEqual([false, true]);
  });

  it('A19: whoever is shut out gets no mail; once a mail has left its link is not kept', async () => {
    await newPerson('blocked');
    await cms.post('/api/wire/admins', { action: 'disable', username: 'blocked' });
    await ask('blocked');
    const token = await withLink('after');
    expect(await mailsTo('blocked')).toEqual([]);
    const [mail] = await mailsTo('after');
    await cms.strapi.db.query('api::mail.mail').updateMany({ where: { key: mail?.key }, data: { state: 'sent' } });
    await forgetEndedLinks(cms.strapi);
    expect(JSON.stringify(await mailsTo('after'))).not.toContain(token);
  });

  it.each(['', 'short', '%'.repeat(43), 'a'.repeat(43)])('A19: %j is no link', async (token) => {
    expect((await look(token)) ?? null).toBeNull();
    expect((await complete(token)).body['done']).not.toBe(true);
  });
});
