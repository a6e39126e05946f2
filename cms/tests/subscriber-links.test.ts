import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cmsLinkedSchema, cmsSubscriberPaths as paths, cmsUnsubscribedSchema, type Person } from '@apoti/contract';
import { Cms } from './support/cms';
import { askedBy, holdsCounters, useSubscribers } from './support/subscribers';

const UID = 'api::subscriber.subscriber';
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const { page, clear, subscribe, names, rows, logged } = useSubscribers(() => ({ cms, person }));
beforeEach(clear);

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
    expect((await askedBy(cms, () => unsubscribe(token))).filter(holdsCounters)).not.toEqual([]);
    for (const gone of [token, '0'.repeat(48)]) {
      const asked = await askedBy(cms, () => unsubscribe(gone));
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
