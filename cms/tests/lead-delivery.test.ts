import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { outboxTexts, type Person } from '@apoti/contract';
import type * as CompleteLeads from '../src/leads/complete-leads';
import { readLeadFigures } from '../src/dashboard/figures';
import { AcceptedNotes } from '../src/mail/accepted-notes';
import { outboxDelivery, outboxFolder } from '../src/mail/outbox';
import { pruneMails } from '../src/mail/post-office';
import type * as Retention from '../src/retention/forget-old-leads';
import { useInbox } from './support/lead-inbox';
import { useMailWorld } from './support/mail';

const require = createRequire(import.meta.url);
const { completeLeads } = require('../dist/src/leads/complete-leads.js') as typeof CompleteLeads;
const { forgetOldLeads } = require('../dist/src/retention/forget-old-leads.js') as typeof Retention;
const CONTACT = 'api::contact-message.contact-message';

const world = useMailWorld();
let person: Person | null = null;
beforeEach(async () => {
  person ??= await world.cms.signIn();
});

const { contact, mails } = world.leads;
const { get, post, list, leadOf, first, reply } = useInbox(
  () => world.cms,
  () => person,
);

/** A lead that was told of and is being answered. */
async function answered(): Promise<string> {
  await contact();
  await world.worker.sendDue();
  const id = await first();
  await reply(id, 'one');
  return id;
}

const shown = async (id: string) => leadOf(await get(id));
const inList = async () => (await list()).leads[0];

describe('an answer on its way', () => {
  it('P20: answers the lead once it has left, not before', async () => {
    const id = await answered();
    expect(await shown(id)).toMatchObject({ answeredAt: null, replies: [{ delivery: 'waiting' }] });
    expect(await inList()).toMatchObject({ answeredAt: null, lastAnswer: 'waiting' });
    world.pass(2);
    await world.worker.sendDue();
    const at = new Date(world.now).toISOString();
    expect(await shown(id)).toMatchObject({ answeredAt: at, replies: [{ delivery: 'sent' }] });
    expect(await inList()).toMatchObject({ answeredAt: at, lastAnswer: 'sent' });
    world.pass(60);
    await reply(id, 'two', { known: 1 });
    await world.worker.sendDue();
    expect((await shown(id)).answeredAt).toBe(at);
  });

  it('A18: of an old lead keeps it and waits on, also where the lead was answered before it said when', async () => {
    const id = await answered();
    const { strapi } = world.cms;
    const lead = strapi.db.query(CONTACT);
    await lead.updateMany({ where: {}, data: { receivedAt: '2020-01-01T00:00:00Z' } });
    const forget = () => forgetOldLeads(strapi, Date.parse('2022-01-01T00:00:00Z'));
    expect(await forget()).toEqual({ contact: 0, franchise: 0 });
    await lead.updateMany({ where: {}, data: { repliedAt: null } });
    await completeLeads(strapi);
    expect(await forget()).toEqual({ contact: 0, franchise: 0 });
    expect(await shown(id)).toMatchObject({ answeredAt: null, replies: [{ delivery: 'waiting' }] });
    await world.cms.documents(CONTACT).clone({ documentId: id.replace('contact-', '') });
    expect(await lead.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { repliedAt: expect.anything() },
      { repliedAt: null },
    ]);
  });

  it('A18: that has no time, as no form writes it, keeps the CMS from no start', async () => {
    await answered();
    const { strapi } = world.cms;
    await strapi.db.query('lead.reply').updateMany({ where: {}, data: { writtenAt: null } });
    await strapi.db.query(CONTACT).updateMany({ where: {}, data: { repliedAt: null } });
    await completeLeads(strapi);
    expect(await strapi.db.query(CONTACT).findOne({ where: {} })).toMatchObject({ repliedAt: expect.anything() });
  });

  it('P20: that has failed for good answers nobody, says why, and is tried again once when asked', async () => {
    const id = await answered();
    world.server.manners = [{ at: 'recipient', code: 550 }];
    await world.worker.sendDue();
    const failed = { delivery: 'failed', reason: expect.stringMatching(/^550: /) };
    expect(await shown(id)).toMatchObject({ answeredAt: null, replies: [failed] });
    expect(await inList()).toMatchObject({ answeredAt: null, lastAnswer: 'failed' });
    const again = () => post(`${id}/resend`, { key: 'one' });
    const answers = await Promise.all([again(), again()]);
    // The old reason is gone; the world of this test has a server, and its settings have none.
    const waiting = { delivery: 'waiting', reason: outboxTexts.lies };
    for (const answer of answers) expect(leadOf(answer).replies).toMatchObject([waiting]);
    world.pass(2);
    await world.worker.sendDue();
    expect(await shown(id)).toMatchObject({ answeredAt: expect.any(String), replies: [{ delivery: 'sent' }] });
    expect((await again()).status).toBe(200);
    await world.worker.sendDue();
    expect(world.server.accepted).toHaveLength(2);
    expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('A18: that is sent again keeps an old lead; asking for one that waits is no answer', async () => {
    const id = await answered();
    world.server.manners = [{ at: 'recipient', code: 550 }];
    await world.worker.sendDue();
    const { strapi } = world.cms;
    const lead = strapi.db.query(CONTACT);
    const long = '2020-01-01T00:00:00.000Z';
    await lead.updateMany({ where: {}, data: { receivedAt: long, repliedAt: long } });
    const again = () => post(`${id}/resend`, { key: 'one' });
    expect((await again()).status).toBe(200);
    expect(await forgetOldLeads(strapi, Date.parse('2022-01-01T00:00:00Z'))).toEqual({ contact: 0, franchise: 0 });
    expect(await shown(id)).toMatchObject({ answeredAt: null, replies: [{ delivery: 'waiting' }] });
    await lead.updateMany({ where: {}, data: { repliedAt: long } });
    expect((await again()).status).toBe(200);
    expect(await lead.findOne({ where: {} })).toMatchObject({ repliedAt: long });
  });

  it('P20: answers the lead also when the process ended between the yes of the server and the row', async () => {
    const id = await answered();
    const [, mail] = await mails();
    await world.worker.sendDue();
    await world.cms.strapi.db
      .query('api::contact-message.contact-message')
      .updateMany({ where: {}, data: { answeredAt: null } });
    await new AcceptedNotes(world.notesFolder).add(String(mail?.['key']), false);
    await world.replaceWorker().start();
    expect((await shown(id)).answeredAt).toEqual(expect.any(String));
    expect(await world.notes()).toEqual([]);
  });

  it('A18, P20: answers nobody when it went to the outbox alone: the lead waits on and says so, also when its file has gone, until one is mailed', async () => {
    const id = await answered();
    const { strapi } = world.cms;
    const [, mail] = await mails();
    const file = join(outboxFolder(), `${String(mail?.['key'])}.eml`);
    const own = world.newWorker(outboxDelivery(outboxFolder()));
    await own.sendDue();
    await own.stop();
    const waits = async (reason: string) => {
      expect(await shown(id)).toMatchObject({ answeredAt: null, replies: [{ delivery: 'sent', reason }] });
      expect(await inList()).toMatchObject({ answeredAt: null, lastAnswer: 'sent', answerNote: reason });
      expect(await readLeadFigures(strapi, world.now)).toMatchObject({ waiting: 1, oldest: { id } });
    };
    await waits(outboxTexts.lies);
    const year = 366 * 24 * 60 * 60_000;
    await pruneMails(strapi, world.now + year, 90);
    expect(existsSync(file)).toBe(false);
    await waits(outboxTexts.gone);
    vi.stubEnv('SMTP_URL', 'smtp://mail.example.com:587');
    onTestFinished(() => void vi.unstubAllEnvs());
    await waits(outboxTexts.gone);
    await reply(id, 'two', { known: 1 });
    await world.worker.sendDue();
    expect(world.server.accepted).toHaveLength(2);
    expect(await shown(id)).toMatchObject({ answeredAt: expect.any(String), replies: [{}, { reason: '' }] });
    expect(await inList()).toMatchObject({ lastAnswer: 'sent', answerNote: '' });
    expect(await readLeadFigures(strapi, world.now)).toMatchObject({ waiting: 0 });
    await post('bulk', { ids: [id], action: 'delete', seen: { [id]: 'in-progress' } });
    expect(await mails()).toEqual([]);
  });

  it.each([
    [true, null],
    [false, expect.any(String)],
  ])(
    'A18: is known to lie in the outbox (%s) also when the process ended before its row was told',
    async (outboxed, answeredAt) => {
      const id = await answered();
      const [, mail] = await mails();
      await new AcceptedNotes(world.notesFolder).add(String(mail?.['key']), outboxed);
      await world.replaceWorker().start();
      expect((await mails())[1]).toMatchObject({ state: 'sent', outboxed });
      expect(await shown(id)).toMatchObject({ answeredAt, replies: [{ reason: outboxed ? outboxTexts.gone : '' }] });
    },
  );

  it('A18, P20: from before the queue kept where it went counts as sent, and its mail is forgotten', async () => {
    const id = await answered();
    world.pass(2);
    await world.worker.sendDue();
    await world.setRows({}, { outboxed: null });
    await pruneMails(world.cms.strapi, world.now + 366 * 24 * 60 * 60_000, 90);
    expect(await mails()).toEqual([]);
    expect(await shown(id)).toMatchObject({
      answeredAt: expect.any(String),
      replies: [{ delivery: 'sent', reason: '' }],
    });
    expect(await inList()).toMatchObject({ lastAnswer: 'sent', answerNote: '' });
  });

  it.each(['accepted', 'later'] as const)(
    'P20: of a lead that is deleted while it is sent (%s) nothing stays, also of what waited',
    async (result) => {
      const id = await answered();
      expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'queued']);
      const deleting = world.newWorker(async () => {
        expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sending']);
        await post('bulk', { ids: [id], action: 'delete', seen: { [id]: 'in-progress' } });
        return { result, code: '250', reason: 'As the test wants it' };
      });
      await deleting.sendDue();
      await deleting.stop();
      expect([await mails(), await world.notes()]).toEqual([[], []]);
    },
  );

  it('P20: mails that an older version left of deleted leads are removed, others are not', async () => {
    await answered();
    const mail = world.cms.strapi.db.query('api::mail.mail');
    await world.setRows({ personal: true }, { state: 'failed', relatedId: 'a lead that is gone' });
    await pruneMails(world.cms.strapi, world.now, 90);
    expect((await mails()).map(({ personal }) => personal)).toEqual([false]);
    expect(await mail.count({ where: { relatedKind: 'contact-messages' } })).toBe(1);
  });

  it('R3: is tried again for Admins only, and only where there is one', async () => {
    const id = await answered();
    const stranger = person && { ...person, stamp: 'another' };
    expect((await world.cms.postAs(`/api/wire/leads/${id}/resend`, { key: 'one' }, stranger)).status).toBe(401);
    expect((await post(`${id}/resend`, { key: 'another' })).status).toBe(404);
    expect((await post('contact-gone/resend', { key: 'one' })).status).toBe(404);
  });
});
