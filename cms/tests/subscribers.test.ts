import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cmsSubscriberPaths as paths, subscribersDeletedSchema, type Person } from '@apoti/contract';
import { pruneChanges } from '../src/changes/prune';
import { Cms } from './support/cms';
import { useLeads } from './support/leads';
import { askedBy, holdsCounters, useSubscribers } from './support/subscribers';

const UID = 'api::subscriber.subscriber';
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const { get, page, clear, subscribe, names, rows, logged } = useSubscribers(() => ({ cms, person }));
beforeEach(clear);
const leads = useLeads(() => cms);

const askToDelete = (body: Record<string, unknown>) =>
  cms.post(paths.delete, body, { 'x-person-id': String(person?.id), 'x-person-stamp': person?.stamp ?? '' });
const remove = async (body: Record<string, unknown>) => subscribersDeletedSchema.parse((await askToDelete(body)).body);
const setTime = (email: string, at: Date) =>
  cms.strapi.db.getConnection('subscribers').where({ email }).update({ created_at: at });

describe('the list of subscribers', () => {
  it('A16: is searched in name and e-mail, whatever the case and however a letter is written; signs are text', async () => {
    await subscribe('Ẹ̀bùn Okafor', 'ebun@example.com');
    await subscribe('Ada 100%', 'ADA_1@Example.com');
    expect(await names({ search: 'ẸBÙN'.normalize('NFC') })).toEqual([]);
    expect(await names({ search: 'Ẹ̀BÙN'.normalize('NFD') })).toEqual(['Ẹ̀bùn Okafor']);
    expect(await names({ search: 'ada_1@EXAMPLE' })).toEqual(['Ada 100%']);
    expect(await names({ search: '0%' })).toEqual(['Ada 100%']);
    expect(await names({ search: 'a%o' })).toEqual([]);
    expect(await names({ search: ' okafor ' })).toEqual(['Ẹ̀bùn Okafor']);
    expect((await page({ search: 'example' })).total).toBe(2);
  });

  it('A16: is sorted by time, name and e-mail, both ways, and given by the page', async () => {
    for (const [name, email] of [
      ['bisi', 'c@example.com'],
      ['Ada', 'b@example.com'],
      ['Chidi', 'A@example.com'],
    ] as const) {
      await subscribe(name, email);
    }
    expect(await names({})).toEqual(['Chidi', 'Ada', 'bisi']);
    expect(await names({ sort: 'date' })).toEqual(['bisi', 'Ada', 'Chidi']);
    expect(await names({ sort: 'name' })).toEqual(['Ada', 'bisi', 'Chidi']);
    expect(await names({ sort: '-name' })).toEqual(['Chidi', 'bisi', 'Ada']);
    expect(await names({ sort: 'email' })).toEqual(['Chidi', 'Ada', 'bisi']);
    expect(await names({ sort: '-email' })).toEqual(['bisi', 'Ada', 'Chidi']);
    expect(await names({ sort: 'name', size: 2, page: 2 })).toEqual(['Chidi']);
    expect(await page({ size: 2, page: 99 })).toMatchObject({ total: 3, pages: 2, page: 2 });
  });

  it('A16: counts everybody, and who came within the last 30 and 7 days, whatever is searched', async () => {
    for (const email of ['now@example.com', 'week@example.com', 'month@example.com', 'old@example.com']) {
      await subscribe('Reader', email);
    }
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await setTime('week@example.com', daysAgo(6));
    await setTime('month@example.com', daysAgo(29));
    await setTime('old@example.com', daysAgo(31));
    const { counts, newest, total } = await page({ search: 'now@' });
    expect({ counts, total }).toEqual({ counts: { all: 4, long: 3, short: 2 }, total: 1 });
    expect(newest).toBe(Math.max(...(await page()).subscribers.map(({ id }) => id)));
  });

  it('A16: is for Admins only', async () => {
    for (const path of [paths.page, paths.rows]) expect((await cms.getAs(path, null)).status).toBe(401);
    const stranger = { 'x-person-id': String(person?.id), 'x-person-stamp': 'another' };
    expect((await cms.post(paths.delete, { ids: [1] }, stranger)).status).toBe(401);
    expect((await get(paths.page, { sort: 'password' })).status).toBe(400);
  });
});

describe('subscribing', () => {
  it('C12: queues no mail to anybody, however often and however an address is written: nobody is flooded by it', async () => {
    await leads.clear();
    const spellings = [
      'ada@example.com',
      'ada@example.com',
      'ADA@Example.com',
      'ada+1@example.com',
      'ada+2@example.com',
    ];
    for (const email of spellings) await subscribe('Ada', email);
    expect(await names({})).toEqual(['Ada', 'Ada', 'Ada']);
    for (const { token } of (await rows()).rows) await cms.post(paths.unsubscribe, { token });
    expect(await names({})).toEqual([]);
    await subscribe('Ada', 'ada@example.com');
    expect(await leads.mails()).toEqual([]);
    // A mail would be seen: a message of the same person queues some.
    await leads.contact({ email: 'ada@example.com' });
    expect((await leads.mails()).length).toBeGreaterThan(0);
    await leads.clear();
  });
});

describe('the rows of an export', () => {
  it('A16: are all that match, or the named ones, the newest first, each with a token of its own', async () => {
    for (const name of ['Ada', 'Bisi', 'Chidi']) await subscribe(name, `${name}@example.com`);
    const all = await rows();
    expect(all.rows.map(({ name }) => name)).toEqual(['Chidi', 'Bisi', 'Ada']);
    expect(new Set(all.rows.map(({ token }) => token)).size).toBe(3);
    const [first, , last] = all.rows.map(({ id }) => id);
    expect((await rows({ ids: `${last},${first}` })).rows.map(({ name }) => name)).toEqual(['Chidi', 'Ada']);
    expect((await rows({ search: 'BISI' })).rows).toHaveLength(1);
    expect((await rows({ before: first ?? 0 })).rows).toHaveLength(2);
    expect((await get(paths.rows, { ids: '1,x' })).status).toBe(400);
  });
});

describe('deleting subscribers', () => {
  it('A16: deletes the named ones and nobody else; asking again is no error', async () => {
    for (const name of ['Ada', 'Bisi', 'Chidi']) await subscribe(name, `${name}@example.com`);
    const ids = (await page()).subscribers.filter(({ name }) => name !== 'Bisi').map(({ id }) => id);
    const before = await cms.revisions();
    expect(await remove({ ids })).toEqual({ deleted: 2, next: null });
    expect(await names({})).toEqual(['Bisi']);
    expect(await remove({ ids })).toEqual({ deleted: 0, next: null });
    const after = await cms.revisions();
    expect(after.last.subscribers).toBe(before.last.subscribers + 2);
    expect(after.visible).toEqual(before.visible);
    expect((await subscribe('Ada', 'ada@example.com')).body).toEqual({ created: true });
  });

  it('A16: deletes all that match step by step, and nobody who subscribes meanwhile', async () => {
    for (let index = 1; index <= 5; index += 1) await subscribe(`Reader ${index}`, `reader${index}@example.com`);
    await subscribe('Stays', 'stays@other.example');
    const matching = { search: 'READER', before: (await page()).newest + 1, limit: 2 };
    const first = await remove({ matching });
    expect(first).toEqual({ deleted: 2, next: expect.any(Number) });
    await subscribe('Reader 6', 'reader6@example.com');
    const second = await remove({ matching: { ...matching, before: first.next } });
    expect(await remove({ matching: { ...matching, before: second.next } })).toEqual({ deleted: 1, next: null });
    expect(await names({})).toEqual(['Reader 6', 'Stays']);
  });

  it('A16: leaves who was deleted by whom in the change log, and of names and addresses nothing, through every door', async () => {
    await subscribe('Ada Secret', 'ada.secret@example.com');
    await subscribe('Bisi Secret', 'bisi.secret@example.com');
    expect(JSON.stringify(await logged())).toContain('ada.secret@example.com');
    const [bisi, ada] = await cms.documents(UID).findMany({ sort: 'name:desc' });
    await remove({ ids: [ada?.id] });
    await cms.documents(UID).update({ documentId: bisi?.documentId, data: { name: 'Bisi Secret-Bello' } });
    await cms.documents(UID).delete({ documentId: bisi?.documentId });
    const log = await logged();
    expect(JSON.stringify(log)).not.toMatch(/secret/i);
    expect(log).toMatchObject([
      { subject: ada?.documentId, author: 'visitor', changes: [] },
      { subject: bisi?.documentId, author: 'visitor', changes: [] },
      { subject: ada?.documentId, author: `person:${person?.id}`, changes: [{ path: [], old: {} }] },
      { subject: bisi?.documentId, author: 'system', changes: [] },
      { subject: bisi?.documentId, author: 'system', changes: [{ path: [], old: {} }] },
    ]);
    await pruneChanges(cms.strapi, Date.now() + 91 * 86_400_000);
    expect(await logged()).toEqual([]);
  });

  it('A16: refuses more than a step takes, and a mixture', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    expect((await cms.post(paths.delete, { ids: [1] })).status).toBe(401);
    for (const body of [{ ids }, { ids: [] }, {}, { ids: [1], matching: { search: '', before: 2, limit: 1 } }]) {
      expect((await askToDelete(body)).status).toBe(422);
    }
  });
});

describe('two who delete the same at once', () => {
  it.each([
    ['a step of a deletion', () => remove({ matching: { search: '', before: 2_147_483_647, limit: 5 } })],
    ['a link', async () => cms.post(paths.unsubscribe, { token: (await rows()).rows[0]?.token ?? '' })],
  ])('A16: come one after the other: %s reads who goes only once it holds the counters', async (_, go) => {
    await subscribe('Ada', 'ada@example.com');
    const asked = await askedBy(cms, go);
    const holds = asked.findIndex(holdsCounters);
    const deletes = asked.findIndex((sql) => /delete from .*subscribers/.test(sql));
    const reads = asked.findLastIndex((sql, place) => place < deletes && /^select .*from .*subscribers/.test(sql));
    expect(holds).toBeGreaterThan(-1);
    expect(reads).toBeGreaterThan(holds);
    expect(asked.slice(holds, deletes).filter((sql) => /^BEGIN/i.test(sql))).toEqual([]);
  });
});
