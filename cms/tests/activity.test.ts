import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityPageSchema, type ActivityPage, type Person } from '@apoti/contract';
import { atBackOffice, noteSignIn, pruneSignIns } from '../src/accounts/note-sign-in';
import { Cms, revisionOf } from './support/cms';
import { lastActivity } from '../src/activity/list-activity';
import { admin } from './support/environment';
import { isSqlite } from './support/postgres';
import { until } from '../../tests/support/until';

const PASSWORD = 'grey-goat-on-a-roof';
const USER = 'plugin::users-permissions.user';
const SIGN_IN = 'api::sign-in.sign-in';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

async function activity(query = '', asked?: Person | null): Promise<ActivityPage> {
  const person = asked ?? (await cms.signIn());
  return activityPageSchema.parse((await cms.getAs(`/api/wire/activity${query}`, person)).body);
}
const add = (username: string) =>
  cms.post('/api/wire/admins', { action: 'add', username, email: `${username}@example.com`, password: PASSWORD });
const noted = (where: object) => cms.strapi.db.query(SIGN_IN).count({ where });

describe('who did what', () => {
  it('A19: saves of the same within an hour are one entry, with their number and who made them', async () => {
    const before = await activity();
    for (const siteName of ['One', 'Two', 'Three']) {
      const { site } = (await cms.content()).content;
      await cms.save({ revision: revisionOf(await cms.content()), content: { site: { ...site, siteName } } });
    }
    const { entries, people } = await activity();
    const mine = entries.filter(({ kind, name }) => kind === 'content' && name === admin.username);
    // An hour may end between two of them.
    expect(mine.reduce((sum, { times }) => sum + times, 0)).toBe(3);
    expect(mine.length).toBeLessThan(3);
    expect(mine[0]).toMatchObject({ action: 'saved', who: expect.stringMatching(/^person:\d+$/) });
    expect(people).toContainEqual({ who: mine[0]?.who, name: admin.username });
    expect(before.entries.some(({ kind, name }) => kind === 'content' && name === admin.username)).toBe(false);
  });

  it('A19: tells which change of an account it was, through every door, and no secret', async () => {
    await add('told');
    const { id, documentId } = await cms.strapi.db.query(USER).findOne({ where: { username: 'told' } });
    const person = await cms.signIn('told', PASSWORD);
    await cms.postAs('/api/wire/password', { currentPassword: PASSWORD, newPassword: 'three boats at noon' }, person);
    await cms.post('/api/wire/admins', { action: 'reset', username: 'told', password: 'another long one' });
    await cms.documents(USER).update({ documentId, data: { blocked: true } });
    await cms.strapi.db.query(USER).update({ where: { id }, data: { blocked: false } });
    await cms.documents(USER).update({ documentId, data: { blocked: null } });
    await cms.documents(USER).update({ documentId, data: { username: 'told again' } });
    await cms.documents(USER).delete({ documentId });
    const { entries } = await activity('?size=100');
    const told = entries.filter(({ item }) => item.startsWith('told')).map(({ action, name }) => [action, name]);
    expect(told).toEqual([
      ['deleted', 'System'],
      ['renamed', 'System'],
      ['changed', 'System'],
      ['enabled', 'System'],
      ['disabled', 'System'],
      ['password-set', 'npm run admin'],
      ['password-changed', 'told'],
      ['added', 'npm run admin'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/\$2[aby]\$|three boats|another long/);
  });

  it('A19: an entry that was made says so, also where it was changed within the hour', async () => {
    const stations = cms.documents('api::station.station');
    const data = { name: 'Ojota Station', address: '5 Example Road', area: 'Ojota', state: 'Lagos' };
    const { documentId } = await stations.create({ data });
    await stations.update({ documentId, data: { area: 'Ketu' } });
    const actions = async () =>
      (await activity('?size=100')).entries.filter(({ item }) => item === data.name).map(({ action }) => action);
    expect(await actions()).toContain('added-entry');
    await stations.delete({ documentId });
    expect((await actions())[0]).toBe('deleted-entry');
  });

  it('A19: sign-ins are noted, refusals of the same within an hour as one; nothing that was typed is kept', async () => {
    await add('guessed');
    const account = await cms.strapi.db.query(USER).findOne({ where: { username: 'guessed' } });
    const where = { account: String(account.id) };
    expect(await cms.signIn('guessed', PASSWORD)).not.toBeNull();
    for (const wrong of ['first wrong', 'second wrong']) {
      await cms.signIn('guessed', wrong);
      await cms.signIn('my-secret-in-the-wrong-field', wrong);
    }
    await until(async () => (await noted({ ...where, outcome: 'refused', times: 2 })) === 1);
    await until(async () => (await noted({ account: '', outcome: 'refused', times: 2 })) === 1);
    const { entries } = await activity(`?who=person:${account.id}`);
    expect(entries.map(({ action, times }) => [action, times])).toEqual([
      ['refused', 2],
      ['signed-in', 1],
    ]);
    const rows: unknown = await cms.strapi.db.query(SIGN_IN).findMany({});
    expect(JSON.stringify(rows)).not.toMatch(/wrong|127\.0\.0\.1/);
  });

  it('A19: is told by the page, and a page behind the last one is the last one', async () => {
    const person = await cms.signIn();
    const rest = await activity('?size=2&page=2', person);
    expect(rest.entries).toHaveLength(2);
    const last = await activity('?size=2&page=999', person);
    expect(last).toMatchObject({ page: last.pages });
    expect(last.pages).toBe(Math.ceil(last.total / 2));
    const times = (await activity('?size=100', person)).entries.map((entry) => entry.last);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await cms.getAs('/api/wire/activity', null)).status).toBe(401);
    expect((await cms.getAs("/api/wire/activity?who='or 1=1", await cms.signIn())).status).toBe(400);
  });

  it('A19: after 90 days a sign-in is forgotten, and nobody edits the list', async () => {
    const now = Date.now();
    await noteSignIn(cms.strapi, atBackOffice({ id: 9_999, username: 'long ago' }), 'in', now - 91 * 86_400_000);
    await noteSignIn(cms.strapi, atBackOffice({ id: 9_999, username: 'long ago' }), 'in', now - 89 * 86_400_000);
    await pruneSignIns(cms.strapi, now);
    expect(await noted({ account: '9999' })).toBe(1);
    const [row] = await cms.documents(SIGN_IN).findMany({});
    await expect(cms.documents(SIGN_IN).delete({ documentId: row?.documentId ?? '' })).rejects.toThrow(/cannot/);
  });

  it('A3: what was done last is found among 100,000 changes without looking at all of them', async () => {
    const now = Date.now();
    const last: unknown[] = await cms.strapi.db.getConnection('changes').max({ number: 'number' });
    const [{ number: begin = 0 } = {}] = last as { number?: number }[];
    const count = 100_000;
    for (let done = 0; done < count; done += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, place) => ({
        number: begin + done + place + 1,
        kind: 'content',
        subject: '',
        author: 'person:1',
        author_name: 'Ada',
        changes: '[]',
        created_at: new Date(now - 80 * 86_400_000 + ((done + place) * 80 * 86_400_000) / count),
      }));
      for (const part of [rows.slice(0, 500), rows.slice(500)])
        await cms.strapi.db.getConnection('changes').insert(part);
    }
    const person = await cms.signIn();
    const { entries: listed } = await activity('?size=6', person);
    const asked: { sql: string; bindings: readonly unknown[] }[] = [];
    const listen = (query: (typeof asked)[number]) => void asked.push(query);
    cms.strapi.db.connection.on('query', listen);
    const entries = await lastActivity(cms.strapi, 6, now);
    cms.strapi.db.connection.removeListener('query', listen);
    expect(entries).toEqual(listed);
    expect(entries).toHaveLength(6);
    const grouped = asked.filter(({ sql }) => sql.includes('group by kind'));
    expect(grouped.length).toBeGreaterThan(0);
    if (!isSqlite) return;
    for (const { sql, bindings } of grouped) {
      const plan: unknown = await cms.strapi.db.connection.raw(`explain query plan ${sql}`, [...bindings]);
      expect(JSON.stringify(plan)).toMatch(/USING INDEX changes_created_at_index/);
      expect(JSON.stringify(plan)).not.toMatch(/SCAN changes|SCAN sign_ins/);
    }
  });
});
