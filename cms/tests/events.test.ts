import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsEventsSchema, cmsEventSavedSchema, type CmsEventSaved, type Person, type SiteEvent } from '@apoti/contract';
import { Cms, type Answer } from './support/cms';

const UID = 'api::event.event';
let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const whole = { title: 'A fair', description: 'Come and see.', date: '2027-03-16' };
const create = (event: object, more: object = {}) => cms.postAs('/api/wire/events', { event, ...more }, person);
const update = (id: number, event: object, more: object = {}) =>
  cms.postAs(`/api/wire/events/${id}`, { event, ...more }, person);
const remove = (id: number) => cms.postAs(`/api/wire/events/${id}/delete`, {}, person);
const savedOf = (answer: Answer): CmsEventSaved => cmsEventSavedSchema.parse(answer.body);
const made = async (event: object = {}) => savedOf(await create({ ...whole, ...event }));
const list = async () => cmsEventsSchema.parse((await cms.get('/api/wire/events')).body);
const shown = async (id: number): Promise<SiteEvent | undefined> =>
  (await list()).events.find((event) => event.id === id);
const changesOf = (id: number) =>
  cms.documents('api::change.change').findMany({ filters: { kind: 'events', subject: String(id) }, sort: 'number' });

describe('events over the wire', () => {
  it('P15: a new event gets the next id; what it leaves out is empty; visitors see it', async () => {
    const { events } = await list();
    const { event, changed, revisions } = await made({ highlights: ['One', 'Two'], featured: true });
    expect(changed).toBe(true);
    expect(event).toMatchObject({ ...whole, id: Math.max(...events.map(({ id }) => id)) + 1, status: 'upcoming' });
    expect(event).toMatchObject({ type: 'Exhibition', endDate: '', venue: '', highlights: ['One', 'Two'] });
    expect(await shown(event.id)).toEqual(event);
    expect(revisions.visible.events).toBe(revisions.last.events);
    expect(await changesOf(event.id)).toHaveLength(1);
  });

  it('P15: the same key sent many times, also at once, makes one event', async () => {
    const count = (await list()).events.length;
    const sends = Array.from({ length: 4 }, () => create(whole, { idempotencyKey: 'at once' }));
    const ids = (await Promise.all(sends)).map((answer) => savedOf(answer).event.id);
    expect(new Set([...ids, savedOf(await create(whole, { idempotencyKey: 'at once' })).event.id]).size).toBe(1);
    expect((await list()).events).toHaveLength(count + 1);
  });

  it('A6, P15: the same key again answers the event as it was made, so that a save from there undoes nothing of others', async () => {
    const key = { idempotencyKey: 'an answer that was lost' };
    const once = savedOf(await create(whole, key));
    await update(once.event.id, { venue: 'Theirs' }, { revision: once.revision });
    const again = savedOf(await create(whole, key));
    expect(again).toMatchObject({ changed: false, event: once.event, revision: once.revision });
    const typed = { ...whole, title: 'Typed since', venue: once.event.venue };
    const saved = savedOf(await update(once.event.id, typed, { revision: again.revision, conflicts: 'ask' }));
    expect(saved.event).toMatchObject({ title: 'Typed since', venue: 'Theirs' });
    const both = await update(once.event.id, { venue: 'Mine' }, { revision: again.revision, conflicts: 'ask' });
    expect(both.status).toBe(409);
  });

  it('P15: the log knows an event made in the back-office from one made by a client that is not asked', async () => {
    const [asked] = await changesOf(savedOf(await create(whole, { conflicts: 'ask' })).event.id);
    const [silent] = await changesOf(savedOf(await create(whole, { conflicts: 'silent' })).event.id);
    expect([asked?.['overlay'], silent?.['overlay']]).toEqual([null, []]);
  });

  it('P15: an update writes the fields that it has; what others changed meanwhile stays', async () => {
    const { event, revision } = await made();
    await update(event.id, { venue: 'Theirs' }, { revision, session: 'one' });
    const answer = await update(event.id, { title: 'Mine', endDate: '2027-03-18' }, { revision, session: 'two' });
    expect(savedOf(answer).event).toEqual({ ...event, venue: 'Theirs', title: 'Mine', endDate: '2027-03-18' });
    expect(await shown(event.id)).toEqual(savedOf(answer).event);
    expect(await changesOf(event.id)).toHaveLength(3);
  });

  it('P15: one who asks is told what both changed, with the event as it stands', async () => {
    const { event, revision } = await made();
    await update(event.id, { title: 'Theirs' }, { revision, session: 'one' });
    const answer = await update(event.id, { title: 'Mine' }, { revision, session: 'two', conflicts: 'ask' });
    expect(answer).toMatchObject({
      status: 409,
      body: { event: { title: 'Theirs' }, conflicts: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }] },
    });
  });

  it('P15: an update that changes nothing leaves no row and moves no counter', async () => {
    const { event, revision, revisions } = await made();
    const again = savedOf(await update(event.id, { title: event.title }, { revision }));
    expect(again).toMatchObject({ changed: false, revision, revisions: { visible: revisions.visible } });
  });

  it.each([
    ['without a title', { title: ' ' }, ['title']],
    ['without a description', { description: '' }, ['description']],
    ['on a day that is none', { date: '2027-02-30' }, ['date']],
    ['that ends before it begins', { endDate: '2027-03-15' }, ['endDate']],
    ['of a type that is none', { type: 'Party' }, ['type']],
    ['with a link that runs script', { registrationLink: 'javascript:alert(1)' }, ['registrationLink']],
  ])('P15: an event %s is refused, new or not, and nothing is written', async (_, fields, path) => {
    const { event, revision } = await made();
    const count = (await list()).events.length;
    for (const answer of [await create({ ...whole, ...fields }), await update(event.id, fields, { revision })]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', issues: [{ path }] } });
    }
    expect((await list()).events).toHaveLength(count);
    expect(await shown(event.id)).toEqual(event);
  });

  it('P15: two saves that are well by themselves do not make an event that ends before it begins', async () => {
    const { event, revision } = await made({ endDate: '2027-03-18' });
    await update(event.id, { endDate: '2027-03-17' }, { revision, session: 'one' });
    const answer = await update(event.id, { date: '2027-03-18' }, { revision, session: 'two', conflicts: 'ask' });
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: ['endDate'] }] } });
  });

  it('P15: the panel obeys the same rule', async () => {
    const { event } = await made();
    const [row] = await cms.documents(UID).findMany({ filters: { wireId: event.id } });
    const before = cms.documents(UID).update({ documentId: row!.documentId, data: { endDate: '2027-03-01' } });
    await expect(before).rejects.toThrow(/must not be before the first day/);
    expect(await shown(event.id)).toEqual(event);
  });

  it('P15: a deleted event is gone for visitors, and the change log keeps all of it', async () => {
    const { event, revision } = await made({ title: 'To be deleted' });
    const answer = await remove(event.id);
    expect(answer.status).toBe(200);
    expect(await shown(event.id)).toBeUndefined();
    const rows = await changesOf(event.id);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows[1]!['changes'])).toContain('To be deleted');
    expect((await cms.revisions()).visible.events).toBe(rows[1]!['number']);
    expect((await remove(event.id)).status).toBe(404);
    expect((await update(event.id, { title: 'Back' }, { revision })).status).toBe(404);
  });

  it('P15: nobody without a revision, and nobody who is no admin', async () => {
    const { event } = await made();
    expect((await update(event.id, { title: 'No base' })).status).toBe(428);
    const nobody = { id: 0, username: '', email: '', stamp: 'none' };
    for (const path of ['/api/wire/events', `/api/wire/events/${event.id}/delete`]) {
      expect((await cms.postAs(path, { event: whole }, nobody)).status).toBe(401);
    }
  });
});
