import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cmsEventSavedSchema,
  cmsEventsSchema,
  HISTORY_START,
  type CmsTeam,
  type Content,
  type HistoryGroup,
  type Person,
  type Team,
} from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { admin } from './support/environment';
import { History, secondAdmin } from './support/history';

let cms: Cms;
let ada: Person | null;
let ben: Person | null;
const histories = {} as Record<'content' | 'team' | 'events', History>;
beforeAll(async () => {
  cms = await Cms.start();
  ada = await cms.signIn();
  ben = await secondAdmin(cms);
  for (const kind of ['content', 'team', 'events'] as const) histories[kind] = new History(cms, kind, () => ada);
});
afterAll(() => cms.stop());

const teamRevision = ({ revisions }: CmsTeam) => `${revisions.epoch}.${revisions.last.team}`;
async function saveTeam(person: Person | null, change: (team: Team) => object[], conflicts = 'ask'): Promise<void> {
  const read = await cms.team();
  const body = { revision: teamRevision(read), members: change(read.members), conflicts };
  expect(await cms.postAs('/api/wire/team', body, person)).toMatchObject({ status: 200 });
}
async function saveContent(person: Person | null, change: (content: Content) => object): Promise<void> {
  const read = await cms.content();
  const body = { revision: revisionOf(read), content: change(read.content), conflicts: 'ask' };
  expect(await cms.save(body, person)).toMatchObject({ status: 200 });
}
const first = (fields: Partial<Team[number]>) => (team: Team) =>
  team.map((member, index) => (index === 0 ? { ...member, ...fields } : member));

describe('history of the team', () => {
  it('A12: two people’s edits of one member are told apart; one field comes back, the other’s stays', async () => {
    const [member] = (await cms.team()).members;
    const item = { item: String(member!.id) };
    await saveTeam(ada, first({ position: 'By Ada', bio: 'By Ada' }));
    await saveTeam(ben, first({ name: 'By Ben' }), 'silent');
    const [byBen, byAda] = await histories.team.groups(item);
    expect(byBen).toMatchObject({ who: 'ben', door: 'wire', changes: [{ path: [`#${member!.id}`, 'name'] }] });
    expect(byAda).toMatchObject({ who: 'ada', door: 'back-office' });
    await histories.team.restore(byAda!, { paths: [[`#${member!.id}`, 'position']], ask: true });
    expect((await cms.team()).members[0]).toEqual({ ...member, bio: 'By Ada', name: 'By Ben' });
  });

  it('A12: an added member can be taken away again, not over somebody else’s edit unread', async () => {
    const read = (await cms.team()).members;
    await saveTeam(ada, (team) => [...team, { ...team[0]!, id: 50, name: 'Added' }]);
    const added = await histories.team.newest({ item: '50' });
    await saveTeam(ben, (team) => team.map((one) => (one.id === 50 ? { ...one, bio: 'Work of Ben' } : one)));
    const ask = { paths: [['#50']], ask: true };
    expect(await histories.team.restore(added, ask)).toMatchObject({
      status: 409,
      body: { newer: [{ path: ['#50'], who: 'ben' }] },
    });
    expect((await histories.team.restore(added, { ...ask, ask: false })).status).toBe(200);
    expect((await cms.team()).members).toEqual(read);
  });

  it('A12: who has got a deleted member’s number meanwhile stays; the member comes back beside them, at the old place', async () => {
    const read = (await cms.team()).members;
    const [one, two, ...rest] = read;
    await saveTeam(ben, () => [one!, ...rest]);
    await saveTeam(ada, (team) => [...team, { ...one!, id: two!.id, name: 'Somebody else' }]);
    const [gone] = await histories.team.deleted({ item: String(two!.id) });
    expect(gone).toMatchObject({ who: 'ben', changes: [{ path: [`#${two!.id}`], gone: true }] });
    expect((await histories.team.restore(gone!, { paths: [[`#${two!.id}`]], ask: true })).status).toBe(200);
    const now = (await cms.team()).members;
    const id = now[1]!.id;
    expect(now).toEqual([one, { ...two, id }, ...rest, { ...one, id: two!.id, name: 'Somebody else' }]);
    expect(new Set(now.map((member) => member.id)).size).toBe(now.length);
    await saveTeam(ada, () => read);
  });

  it('A12: of all that was deleted only what is not back is listed, with the whole of its name, and one page holds it', async () => {
    const read = (await cms.team()).members;
    const pathsOf = (groups: HistoryGroup[]) => groups.flatMap(({ changes }) => changes.map(({ path }) => path));
    // What the tests above added and took away again.
    const earlier = pathsOf(await histories.team.deleted());
    await saveTeam(ada, first({ bio: 'x'.repeat(HISTORY_START * 3) }));
    await saveTeam(ben, (team) => team.slice(2));
    const deleted = (await histories.team.deleted()).flatMap(({ changes }) => changes);
    expect(deleted.map(({ path }) => path)).toEqual([...read.slice(0, 2).map(({ id }) => [`#${id}`]), ...earlier]);
    expect(deleted[0]).toMatchObject({ old: { name: read[0]!.name, bio: 'x'.repeat(HISTORY_START) } });
    const [group] = await histories.team.deleted();
    await histories.team.restore(group!, { paths: [deleted[0]!.path] });
    expect(new Set(pathsOf(await histories.team.deleted()))).toEqual(new Set([deleted[1]!.path, ...earlier]));
    const told = await histories.team.groups();
    expect(told.flatMap(({ changes }) => changes).filter(({ gone }) => gone === true)).toHaveLength(1 + earlier.length);
  });
});

describe('history of the content', () => {
  it('A4: in every part a field comes back beside what others did since', async () => {
    const before = (await cms.content()).content;
    const edits: [string, object][] = [
      ['about', { about: { title: 'Edited' } }],
      [
        'services',
        { services: { services: before.services.services.map((one) => ({ ...one, description: 'Edited' })) } },
      ],
      ['testimonials', { testimonials: before.testimonials.map((one) => ({ ...one, quote: 'Edited' })) }],
      ['faq', { faq: { faqs: before.faq.faqs.map((one) => ({ ...one, answer: 'Edited' })) } }],
      ['pricing', { pricing: { plans: before.pricing.plans.map((one) => ({ ...one, name: 'Edited' })) } }],
      [
        'contact',
        { contact: { phone: 'Edited', offices: before.contact.offices.map((one) => ({ ...one, address: 'Edited' })) } },
      ],
      ['footer', { footer: { description: 'Edited' } }],
      ['heroSlides', { heroSlides: before.heroSlides.map((one) => ({ ...one, subtitle: 'Edited' })) }],
    ];
    for (const [, edit] of edits) await saveContent(ada, () => edit);
    await saveContent(ben, () => ({ about: { subtitle: 'By Ben' }, footer: { copyrightText: 'By Ben' } }));
    const byAda = (await histories.content.groups()).find(({ who }) => who === 'ada');
    for (const [part] of edits) {
      const people = (await histories.content.groups({ path: part })).map(({ who }) => who);
      expect([part, people]).toEqual([part, expect.arrayContaining(['ada'])]);
      const answer = await histories.content.restore(byAda!, { paths: [[part]], ask: true });
      expect([part, answer.status]).toEqual([part, 200]);
    }
    const now = (await cms.content()).content;
    expect(now).toEqual({
      ...before,
      about: { ...before.about, subtitle: 'By Ben' },
      footer: { ...before.footer, copyrightText: 'By Ben' },
    });
  });

  it('R1: an edit in Strapi’s own panel is told with its author, and comes back', async () => {
    const headers = { ...(await enterPanel(cms)), 'content-type': 'application/json' };
    const path = '/content-manager/collection-types/api::hero-slide.hero-slide';
    const listed = (await cms.get(`${path}?sort=place:ASC`, headers)).body['results'] as { documentId: string }[];
    const [slide] = (await cms.content()).content.heroSlides;
    const sent = JSON.stringify({ ...listed[0], title: 'In the panel' });
    await fetch(`${cms.url}${path}/${listed[0]!.documentId}`, { method: 'PUT', headers, body: sent });
    const run = await histories.content.newest();
    expect(run).toMatchObject({
      who: admin.username,
      door: 'panel',
      changes: [{ old: slide!.title, new: 'In the panel' }],
    });
    await histories.content.restore(run);
    expect((await cms.content()).content.heroSlides[0]).toEqual(slide);
  });

  it('A13: a FAQ that is back is not listed as deleted; the restore itself can be undone', async () => {
    const { faqs } = (await cms.content()).content.faq;
    await saveContent(ben, () => ({ faq: { faqs: faqs.toSpliced(1, 1) } }));
    const [gone] = await histories.content.deleted({ path: 'faq' });
    const answer = await histories.content.restore(gone!, { paths: [gone!.changes[0]!.path], ask: true });
    expect((await cms.content()).content.faq.faqs).toEqual(faqs);
    expect(await histories.content.deleted({ path: 'faq' })).toEqual([]);
    const change = Number(String(answer.body['revision']).split('.')[1]);
    await histories.content.restore({ ...gone!, change, from: change });
    expect((await cms.content()).content.faq.faqs).toEqual(faqs.toSpliced(1, 1));
    expect(await histories.content.deleted({ path: 'faq' })).toHaveLength(1);
    await saveContent(ben, () => ({ faq: { faqs } }));
    expect(await histories.content.deleted({ path: 'faq' })).toEqual([]);
  });
});

describe('what a person deleted among other edits', () => {
  it('A13: a FAQ that was moved, edited and deleted in one run comes back alone, as and where it was when it was deleted', async () => {
    const { faqs } = (await cms.content()).content.faq;
    const [one, two, three, ...rest] = faqs;
    const save = (next: object[]) => saveContent(ben, () => ({ faq: { faqs: next } }));
    const typed = { ...two!, question: 'Typed before it was deleted' };
    await save([one!, three!, two!, ...rest]);
    await save([one!, three!, typed, ...rest]);
    await save([one!, three!, ...rest]);
    await save([three!, one!, ...rest]);
    const [gone] = await histories.content.deleted({ path: 'faq' });
    expect(gone!.changes).toMatchObject([{ old: { question: typed.question }, gone: true }]);
    expect((await histories.content.restore(gone!, { paths: [gone!.changes[0]!.path], ask: true })).status).toBe(200);
    expect((await cms.content()).content.faq.faqs).toEqual([three, typed, one, ...rest]);
    expect(await histories.content.deleted({ path: 'faq' })).toEqual([]);
    await save(faqs);
  });

  it('A13: what is back with all of its run, under the name from before, is not listed as deleted', async () => {
    const { faqs } = (await cms.content()).content.faq;
    const [one, ...rest] = faqs;
    const before = (await histories.content.newest()).change;
    await saveContent(ben, () => ({ faq: { faqs: [{ ...one, question: 'Named anew' }, ...rest] } }));
    await saveContent(ben, () => ({ faq: { faqs: rest } }));
    const run = await histories.content.newest();
    await histories.content.restore({ ...run, from: before + 1 });
    expect((await cms.content()).content.faq.faqs).toEqual(faqs);
    expect(await histories.content.deleted({ path: 'faq' })).toEqual([]);
  });

  it('A13: a FAQ that was added and deleted in one run is listed as deleted and comes back', async () => {
    const { faqs } = (await cms.content()).content.faq;
    const added = { ...faqs[0]!, id: 987_654, question: 'Here for a moment?' };
    await saveContent(ben, () => ({ faq: { faqs: [...faqs, added] } }));
    await saveContent(ben, () => ({ faq: { faqs } }));
    const [gone] = await histories.content.deleted({ path: 'faq' });
    expect(gone!.changes).toMatchObject([{ old: { question: added.question }, gone: true }]);
    expect((await histories.content.restore(gone!, { paths: [gone!.changes[0]!.path], ask: true })).status).toBe(200);
    expect((await cms.content()).content.faq.faqs.at(-1)).toEqual(added);
    expect(await histories.content.deleted({ path: 'faq' })).toEqual([]);
    await saveContent(ben, () => ({ faq: { faqs } }));
  });
});

describe('history of events', () => {
  it('P15: an event that was deleted over the wire comes back whole, under its own number', async () => {
    const body = { event: { title: 'A fair', description: 'Come.', date: '2027-03-16', highlights: ['One'] } };
    const { event } = cmsEventSavedSchema.parse((await cms.postAs('/api/wire/events', body, ada)).body);
    await cms.postAs(`/api/wire/events/${event.id}/delete`, {}, ben);
    const again = cmsEventSavedSchema.parse((await cms.postAs('/api/wire/events', body, ada)).body).event;
    expect(again.id).not.toBe(event.id);
    const [gone] = await histories.events.deleted();
    expect(gone).toMatchObject({ who: 'ben', name: 'A fair', item: String(event.id) });
    expect((await histories.events.restore(gone!, { ask: true })).status).toBe(200);
    const { events } = cmsEventsSchema.parse((await cms.get('/api/wire/events')).body);
    expect(events).toContainEqual(event);
    expect(events).toContainEqual(again);
    expect(await histories.events.deleted()).toEqual([]);
  });
});
