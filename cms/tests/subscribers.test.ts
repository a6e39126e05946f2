import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cmsLinkedSchema,
  cmsSubscriberPaths as paths,
  cmsSubscriberRowsSchema,
  cmsUnsubscribedSchema,
  subscriberPageSchema,
  subscribersDeletedSchema,
  type Person,
  type SubscriberPage,
} from '@apoti/contract';
import { pruneChanges } from '../src/changes/prune';
import { Cms } from './support/cms';

const UID = 'api::subscriber.subscriber';
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.query(UID).deleteMany({ where: {} });
  await cms.strapi.db.query('api::change.change').deleteMany({ where: { kind: 'subscribers' } });
});

const subscribe = (name: string, email: string) => cms.post('/api/wire/subscribers', { name, email });
const addressed = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;
const page = async (query: Record<string, string | number> = {}): Promise<SubscriberPage> =>
  subscriberPageSchema.parse((await cms.getAs(addressed(paths.page, query), person)).body);
const names = async (query: Record<string, string | number>) => (await page(query)).subscribers.map(({ name }) => name);
const rows = async (query: Record<string, string | number> = {}) =>
  cmsSubscriberRowsSchema.parse((await cms.getAs(addressed(paths.rows, query), person)).body);
const askToDelete = (body: Record<string, unknown>) =>
  cms.post(paths.delete, body, { 'x-person-id': String(person?.id), 'x-person-stamp': person?.stamp ?? '' });
const remove = async (body: Record<string, unknown>) => subscribersDeletedSchema.parse((await askToDelete(body)).body);
const logged = async (): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query('api::change.change').findMany({ where: { kind: 'subscribers' }, orderBy: { number: 'asc' } });
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
    expect((await cms.getAs(addressed(paths.page, { sort: 'password' }), person)).status).toBe(400);
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
    expect((await cms.getAs(addressed(paths.rows, { ids: '1,x' }), person)).status).toBe(400);
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

/** What the database is asked meanwhile. */
async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => void asked.push(sql);
  cms.strapi.db.connection.on('query', note);
  await work();
  cms.strapi.db.connection.removeListener('query', note);
  return asked;
}
const holdsCounters = (sql: string) => /update .*revision_counters/.test(sql);

describe('two who delete the same at once', () => {
  it.each([
    ['a step of a deletion', () => remove({ matching: { search: '', before: 2_147_483_647, limit: 5 } })],
    ['a link', async () => cms.post(paths.unsubscribe, { token: (await rows()).rows[0]?.token ?? '' })],
  ])('A16: come one after the other: %s reads who goes only once it holds the counters', async (_, go) => {
    await subscribe('Ada', 'ada@example.com');
    const asked = await askedBy(go);
    const holds = asked.findIndex(holdsCounters);
    const deletes = asked.findIndex((sql) => /delete from .*subscribers/.test(sql));
    const reads = asked.findLastIndex((sql, place) => place < deletes && /^select .*from .*subscribers/.test(sql));
    expect(holds).toBeGreaterThan(-1);
    expect(reads).toBeGreaterThan(holds);
    expect(asked.slice(holds, deletes).filter((sql) => /^BEGIN/i.test(sql))).toEqual([]);
  });
});

describe('the link by which an address unsubscribes itself', () => {
  const tokenOf = async (email: string) => (await rows({ search: email })).rows[0]?.token ?? '';
  const linked = async (token: string) => cmsLinkedSchema.parse((await cms.post(paths.linked, { token })).body).address;
  const unsubscribe = async (token: string) =>
    cmsUnsubscribedSchema.parse((await cms.post(paths.unsubscribe, { token })).body).deleted;

  it('A16: names the address masked, ends the subscription once, and lets the same person come again with a new link', async () => {
    await subscribe('Ada', 'ada@example.com');
    await subscribe('Bisi', 'bisi@example.com');
    const token = await tokenOf('ada@');
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    expect(await linked(token)).toBe('a•••@e•••.com');
    expect(await linked('0'.repeat(48))).toBeNull();
    expect(await unsubscribe(token)).toBe(true);
    expect(await unsubscribe(token)).toBe(false);
    expect(await names({})).toEqual(['Bisi']);
    expect(await linked(token)).toBeNull();
    expect((await logged()).at(-1)).toMatchObject({ author: 'subscriber', changes: [{ path: [], old: {} }] });
    expect(JSON.stringify(await logged())).not.toContain('ada@example.com');
    await subscribe('Ada', 'ada@example.com');
    expect(await tokenOf('ada@')).not.toBe(token);
    expect(await unsubscribe(token)).toBe(false);
  });

  it('F4: holds nothing that a save needs where nobody has it (any more)', async () => {
    await subscribe('Ada', 'ada@example.com');
    const token = await tokenOf('ada@');
    expect((await askedBy(() => unsubscribe(token))).filter(holdsCounters)).not.toEqual([]);
    for (const gone of [token, '0'.repeat(48)]) {
      const asked = await askedBy(() => unsubscribe(gone));
      expect(asked.filter((sql) => holdsCounters(sql) || /^BEGIN/i.test(sql))).toEqual([]);
      expect(asked).not.toEqual([]);
    }
  });

  it('A16: belongs to the subscription: an edit in the panel keeps it, a copy gets its own, and nobody can set it', async () => {
    await subscribe('Ada', 'ada@example.com');
    const token = await tokenOf('ada@');
    const [ada] = await cms.documents(UID).findMany({});
    await cms.documents(UID).update({
      documentId: ada?.documentId,
      data: { email: 'New.Ada@example.com', unsubscribeToken: 'f'.repeat(48) },
    });
    expect(await names({ search: 'ada new.ada' })).toEqual([]);
    expect(await names({ search: 'new.ada@' })).toEqual(['Ada']);
    expect(await names({ search: 'ada\nnew.ada@example.com' })).toEqual(['Ada']);
    expect(await tokenOf('new.ada@')).toBe(token);
    await cms.documents(UID).clone({ documentId: ada?.documentId, data: { email: 'copy@example.com' } });
    expect(await tokenOf('copy@')).toMatch(/^[0-9a-f]{48}$/);
    expect(await tokenOf('copy@')).not.toBe(token);
  });

  it('A16: a row without its key gets it at the next start, unless another one has that address already', async () => {
    for (const name of ['Ada', 'Bisi', 'Chidi']) await subscribe(name, `${name}@example.com`);
    const table = () => cms.strapi.db.getConnection('subscribers');
    await table().update({ address_key: null });
    await table().where({ name: 'Chidi' }).update({ email: ' ADA@example.com' });
    await cms.restart();
    const keys: unknown[] = await table().orderBy('id').pluck('address_key');
    expect(keys).toEqual(['ada@example.com', 'bisi@example.com', null]);
    await subscribe('Ada', 'Ada@Example.com');
    expect((await page()).total).toBe(3);
  });

  it('A16: rows from before there were links get one at the next start, and are found', async () => {
    await subscribe('Ẹ̀bùn', 'ebun@example.com');
    await subscribe('Ada', 'ada@example.com');
    await cms.strapi.db.getConnection('subscribers').update({ unsubscribe_token: null, search_text: null });
    expect((await page({ search: 'ebun' })).total).toBe(0);
    await cms.restart();
    const tokens = (await rows()).rows.map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{48}$/);
    expect(await names({ search: 'Ẹ̀BÙN' })).toEqual(['Ẹ̀bùn']);
    expect(await names({ search: 'ẹ̀bùn\nebun@' })).toEqual(['Ẹ̀bùn']);
  });
});
