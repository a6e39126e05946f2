import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Cms } from './support/cms';

const PASSWORD = 'grey-goat-on-a-roof';
const PATH = '/api/wire/password-resets';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

const manage = (body: object) => cms.post('/api/wire/admins', body);
const newPerson = (username: string) =>
  manage({ action: 'add', username, email: `${username}@example.com`, password: PASSWORD });
const unlock = (username: string) => manage({ action: 'unlock', username });
const tokenOf = (body: Record<string, unknown>) => /^\/reset-password\/([\w-]{43})$/.exec(String(body['link']))?.[1];
const look = async (token: string) => (await cms.post(`${PATH}/look`, { token })).body['username'];
const keep = async (token: string) => (await cms.post(`${PATH}/keep`, { token })).body;

/** Makes a person for whom the operator has made a link. */
async function withLink(username: string): Promise<string> {
  await newPerson(username);
  const token = tokenOf((await unlock(username)).body);
  if (token === undefined) throw new Error('There is no link');
  return token;
}

describe('a link with which the password is kept', () => {
  it('C2: is used up once, tells the names of the account, and changes neither password nor sessions', async () => {
    const token = await withLink('amina');
    const before = await cms.signIn('amina', PASSWORD);
    expect(await look(token)).toBe('amina');
    expect(await keep(token)).toEqual({ done: true, names: ['amina', 'amina@example.com'] });
    expect(await keep(token)).toEqual({ done: false, names: [] });
    expect(await look(token)).toBeNull();
    expect(await cms.signIn('amina', PASSWORD)).toEqual(before);
  });

  it('C2: of many uses at once one holds', async () => {
    const token = await withLink('twice');
    const all = await Promise.all(Array.from({ length: 8 }, () => keep(token)));
    expect(all.filter(({ done }) => done === true)).toHaveLength(1);
  });

  it('C2: the operator gets one for who may sign in, and a newer one ends the one before', async () => {
    const token = await withLink('again');
    const newer = tokenOf((await unlock('again')).body) ?? '';
    expect(await look(token)).toBeNull();
    expect(await look(newer)).toBe('again');
    expect((await unlock('nobody')).status).toBe(404);
    await newPerson('blocked');
    await manage({ action: 'disable', username: 'blocked' });
    expect(await unlock('blocked')).toMatchObject({ status: 422, body: { error: 'blocked may not sign in' } });
  });

  it('C2: ends when its person is shut out or the password changes', async () => {
    const out = await withLink('out');
    await manage({ action: 'disable', username: 'out' });
    expect(await keep(out)).toEqual({ done: false, names: [] });
    const changed = await withLink('changed');
    await manage({ action: 'reset', username: 'changed', password: 'another long one' });
    expect(await keep(changed)).toEqual({ done: false, names: [] });
  });
});
