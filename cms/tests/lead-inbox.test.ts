import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Person } from '@apoti/contract';
import { completeLeads } from '../src/leads/complete-leads';
import { pageOfLeads } from '../src/leads/find-leads';
import { foldedSql } from '../src/store/folded-text';
import { Cms } from './support/cms';
import { crowd } from './support/crowd';
import { admin } from './support/environment';
import { useInbox } from './support/lead-inbox';
import { useLeads } from './support/leads';
import { onSqlite } from './support/only-on';

const CONTACT = 'api::contact-message.contact-message';
const leadIds = z.array(z.object({ id: z.string() }));
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(async () => {
  await cms.stop();
  delete process.env['CMS_SEND_MAIL'];
});

const { contact, apply, messages, clear } = useLeads(() => cms);
beforeEach(clear);

const { get, post, list, names, leadOf, first, move, newOnes } = useInbox(
  () => cms,
  () => person,
);

describe('the inbox', () => {
  it('P20, P21: has both kinds, the newest first; what the rules marked is under spam only', async () => {
    await contact({ name: 'First' });
    await apply({ name: 'Second', message: 'We have\n  a shop.' });
    await contact({ name: 'Third', message: 'Buy now' }, { signs: { honeypot: true, elapsed: null } });
    const page = await list();
    expect(page).toMatchObject({ total: 2, pages: 1, page: 1, counts: { new: 2, 'in-progress': 0, done: 0, spam: 1 } });
    expect(page.leads).toMatchObject([
      { kind: 'franchise', name: 'Second', company: 'Example Ltd', excerpt: 'We have a shop.', state: 'new' },
      { kind: 'contact', name: 'First', subject: 'support', answeredAt: null, suspected: false },
    ]);
    expect((await list({ state: 'spam' })).leads).toMatchObject([{ name: 'Third', state: 'spam', suspected: true }]);
    expect(await names({ kind: 'contact' })).toEqual(['First']);
    expect(await newOnes()).toBe(2);
  });

  it('P20: finds by name, e-mail, phone, company and message, whatever the case; a sign of SQL is a letter', async () => {
    await contact({ name: 'Ọlá Example', email: 'ola@example.com', phone: '0801', message: 'About 100% of it' });
    await apply({ name: 'Bisi', email: 'bisi@shop.example', company: 'ÉTOILE Ltd' });
    for (const search of ['ọLÁ', 'OLA@EXAMPLE', '0801', '100%', 'about']) {
      expect([search, await names({ search })]).toEqual([search, ['Ọlá Example']]);
    }
    expect(await names({ search: 'étoile' })).toEqual(['Bisi']);
    expect(await names({ search: '1_0%' })).toEqual([]);
    expect((await list({ search: 'étoile' })).counts.new).toBe(1);
  });

  it('P20: comes page by page; a page behind the last is the last', async () => {
    for (const name of ['a', 'b', 'c']) await contact({ name, message: `A message of ${name}` });
    expect(await names({ size: '2' })).toEqual(['c', 'b']);
    expect(await list({ size: '2', page: '9' })).toMatchObject({ page: 2, pages: 2, total: 3, leads: [{ name: 'a' }] });
    expect((await get('page?size=101')).status).toBe(400);
  });

  it('P20: rows that came before there were states count as new, and as spam where the rules had marked them', async () => {
    await contact({ name: 'Old' });
    await contact({ name: 'Old spam', message: 'Buy' }, { signs: { honeypot: true, elapsed: null } });
    await cms.strapi.db.query(CONTACT).updateMany({ where: {}, data: { leadState: null, receivedAt: null } });
    await completeLeads(cms.strapi);
    expect([await names(), await names({ state: 'spam' }), await newOnes()]).toEqual([['Old'], ['Old spam'], 1]);
  });

  it('R3: is for Admins only', async () => {
    await contact();
    const id = await first();
    const stranger = person && { ...person, stamp: 'another' };
    for (const path of ['page', 'count', 'export', id]) {
      expect([path, (await get(path, null)).status]).toEqual([path, 401]);
      expect([path, (await get(path, stranger)).status]).toEqual([path, 401]);
    }
    const bulk = await cms.postAs('/api/wire/leads/bulk', { ids: [id], action: 'delete' }, stranger);
    expect([bulk.status, (await messages()).length]).toEqual([401, 1]);
    expect((await cms.get('/api/wire/leads/page', { 'x-proxy-secret': 'a guess' })).status).toBe(403);
  });
});

describe('a lead', () => {
  it('P21: is shown with everything that was sent', async () => {
    await apply({ message: 'One\nTwo' });
    const { content } = await cms.content();
    expect(leadOf(await get(await first()))).toMatchObject({
      kind: 'franchise',
      email: 'ada@example.com',
      franchiseType: 'locker-investor',
      location: 'lagos-vi',
      investment: '5m-10m',
      message: 'One\nTwo',
      notes: [],
      replies: [],
      answersTo: content.contact.email,
    });
    for (const id of ['contact-gone', 'x', 'franchise-']) expect((await get(id)).status).toBe(404);
  });

  it('P20: goes from state to state, with who did it; whoever saw another state is asked', async () => {
    await contact();
    const id = await first();
    expect(leadOf(await move(id, 'new', 'done'))).toMatchObject({
      state: 'done',
      notes: [{ state: 'done', text: '', author: admin.username }],
    });
    expect(await newOnes()).toBe(0);
    const stale = await move(id, 'new', 'spam');
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', lead: { state: 'done' } } });
    expect((await move(id, 'new', 'done')).status).toBe(200);
    expect(leadOf(await move(id, 'done', 'new'))).toMatchObject({ state: 'new', notes: [{}, { state: 'new' }] });
  });

  it('P20: notes of two people at once are both kept, each once', async () => {
    await contact();
    const id = await first();
    const note = (key: string, text: string) => post(`${id}/notes`, { key, text });
    await Promise.all([note('1', 'One'), note('2', 'Two'), note('1', 'One')]);
    const { notes } = leadOf(await get(id));
    expect(notes.map(({ text, author }) => [text, author]).toSorted()).toEqual([
      ['One', admin.username],
      ['Two', admin.username],
    ]);
    expect((await note('3', ' ')).status).toBe(422);
  });

  it('P20: many are changed or deleted at once, each by itself', async () => {
    for (const name of ['a', 'b']) await contact({ name, message: `A message of ${name}` });
    const ids = (await list()).leads.map(({ id }) => id);
    const notes = () => cms.strapi.db.query('lead.note').count();
    const before = await notes();
    expect((await post('bulk', { ids: [...ids, 'contact-gone'], action: 'done' })).body).toMatchObject({
      done: ids,
      failed: [{ id: 'contact-gone', code: 'not_found' }],
    });
    expect((await list()).counts.done).toBe(2);
    expect(await notes()).toBe(before + 2);
    expect((await post('bulk', { ids, action: 'delete' })).body).toEqual({ done: ids, failed: [] });
    expect((await post('bulk', { ids, action: 'delete' })).body).toEqual({ done: ids, failed: [] });
    expect(await messages()).toEqual([]);
    expect(await notes()).toBe(before);
  });

  it('P20: that somebody else has moved meanwhile are neither moved nor deleted by many at once, and their state is told', async () => {
    for (const name of ['a', 'b']) await contact({ name, message: `A message of ${name}` });
    const ids = (await list()).leads.map(({ id }) => id);
    const [moved = '', other = ''] = ids;
    await move(moved, 'new', 'in-progress');
    const seen = Object.fromEntries(ids.map((id) => [id, 'new']));
    const told = { id: moved, code: 'conflict', error: 'Somebody else has changed its state meanwhile' };
    for (const action of ['done', 'delete']) {
      const { body } = await post('bulk', { ids: [moved], action, seen });
      expect(body).toEqual({ done: [], failed: [{ ...told, state: 'in-progress' }] });
    }
    expect(leadOf(await get(moved))).toMatchObject({ state: 'in-progress' });
    const knowing = { ids, action: 'spam', seen: { ...seen, [moved]: 'in-progress' } };
    expect((await post('bulk', knowing)).body).toMatchObject({ done: [moved, other], failed: [] });
    expect((await post('bulk', { ids, action: 'delete', seen: { [moved]: 'spam' } })).body).toMatchObject({
      done: ids,
    });
  });

  it('P20: that are deleted are erased from the history and from the mails as well; that they were stays', async () => {
    await contact({ name: 'Gone Example', message: 'Something private' });
    const id = await first();
    await post(`${id}/notes`, { key: '1', text: 'A private note' });
    await post(`${id}/reply`, { key: '1', subject: 'Private', text: 'A private answer', known: 0 });
    const mail = cms.strapi.db.query('api::mail.mail');
    const { id: _mail, ...written } = await mail.findOne({ where: { personal: true } });
    for (const state of ['sending', 'sent', 'failed']) {
      await mail.createMany({ data: [{ ...written, key: state, documentId: state, state }] });
    }
    await post('bulk', { ids: [id], action: 'delete', seen: { [id]: 'in-progress' } });
    const subject = id.replace('contact-', '');
    const rows = await cms.strapi.db
      .query('api::change.change')
      .findMany({ where: { subject }, orderBy: { number: 'asc' } });
    expect(rows.length).toBeGreaterThan(1);
    for (const word of ['Gone Example', 'rivate', 'ada@example']) expect(JSON.stringify(rows)).not.toContain(word);
    expect(JSON.stringify(rows.at(-1))).toContain(admin.username);
    expect(await mail.count({ where: { relatedId: subject } })).toBe(0);
    expect((await post('bulk', { ids: [id], action: 'delete' })).body).toMatchObject({ done: [id] });
  });

  it('P20: are exported part by part; what comes in meanwhile is in none', async () => {
    // More than one part: past the document service, or this takes minutes. All came at the same moment.
    const first = await contact({ name: 'n0' }).then(messages);
    const { id: _id, ...row } = first[0] ?? { id: 0 };
    const data = Array.from({ length: 1_003 }, (_, number) => ({
      ...{ ...row, documentId: `n${number}`, name: `n${number}` },
    }));
    for (let from = 0; from < data.length; from += 50) {
      await cms.strapi.db.query(CONTACT).createMany({ data: data.slice(from, from + 50) });
    }
    await crowd(cms, 'contact_messages', 'received_at');
    const part = async (after: string) => {
      const { body } = await get(`export?after=${after}`);
      return { next: body['next'], ids: leadIds.parse(body['leads']).map(({ id }) => id) };
    };
    const one = await part('');
    await contact({ name: 'Late', message: 'Meanwhile' });
    const two = await part(String(one.next));
    expect([one.ids.length, two.ids.length, two.next]).toEqual([1_000, 4, null]);
    expect(new Set([...one.ids, ...two.ids]).size).toBe(1_004);
    expect((await get('export?after=; drop')).status).toBe(400);
    // An older version told ms without a unit: read as µs, nothing would be left of the list.
    expect(String(one.next)).toMatch(/^u\d{16}\.n\d+$/);
    expect((await get(`export?after=${String(one.next).replace('u', '')}`)).status).toBe(400);
    expect((await get('export?after=1700000000000.n1')).status).toBe(400);
    expect((await get(`export?after=${String(one.next)}.n1`)).status).toBe(400);
  });

  // What is asked here is SQLite's own plan.
  onSqlite('P20: however many there are, a page and a part of the export are read along an index', async () => {
    const { connection } = cms.strapi.db;
    const fold = await foldedSql(cms.strapi);
    for (const state of ['', 'new'] as const) {
      for (const behind of [undefined, ['u1700000000000000', 'a'] as const]) {
        const cut = { limit: 25, offset: 50, ...(behind === undefined ? {} : { behind }) };
        const query = pageOfLeads(cms.strapi, fold, { search: '', kind: '', state }, cut);
        const { sql, bindings } = query!.toSQL();
        const plan: { id: number; parent: number; detail: string }[] = await connection.raw(
          `explain query plan ${sql}`,
          [...bindings],
        );
        const details = plan.map(({ detail }) => detail);
        const index = state === '' ? '_received_index' : '_lead_state_received_index';
        for (const table of ['contact_messages', 'franchise_applications']) {
          const reads = details.filter((detail) => detail.includes(` ${table}`));
          expect([reads.length, ...reads]).toEqual([1, expect.stringContaining(`USING INDEX ${table}${index}`)]);
        }
        // Only the short lists are put in order, not the tables.
        const lists = new Set(plan.filter(({ detail }) => detail.startsWith('CO-ROUTINE')).map(({ id }) => id));
        expect(plan.filter(({ parent, detail }) => lists.has(parent) && detail.includes('B-TREE'))).toEqual([]);
        expect(lists.size).toBe(2);
      }
    }
  });
});
