import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  historyReplySchema,
  historyTexts,
  LAST_SLIDE,
  type Content,
  type HistoryGroup,
  type Person,
} from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

let cms: Cms;
let ada: Person | null;
let ben: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  ada = await cms.signIn();
  const account = { username: 'ben', email: 'ben@example.com', password: 'B-password-1' };
  await cms.post('/api/wire/admins', { action: 'add', ...account });
  ben = await cms.signIn(account.username, account.password);
});
afterAll(() => cms.stop());

async function history(query: string): Promise<HistoryGroup[]> {
  return historyReplySchema.parse((await cms.getAs(`/api/wire/history?${query}`, ada)).body).groups;
}

async function newest(query = 'kind=content'): Promise<HistoryGroup> {
  const [group] = await history(query);
  if (!group) throw new Error('There is no history');
  return group;
}

const restore = (body: Record<string, unknown>) =>
  cms.postAs('/api/wire/history/restore', { kind: 'content', ...body }, ada);

async function save(person: Person | null, change: (content: Content) => object, conflicts = 'ask') {
  const read = await cms.content();
  const content = change(read.content);
  return cms.save({ revision: revisionOf(read), content, conflicts }, person);
}

const titled = (title: string) => (content: Content) => ({
  heroSlides: content.heroSlides.map((slide, index) => (index === 0 ? { ...slide, title } : slide)),
});
const without = (index: number) => (content: Content) => ({ heroSlides: content.heroSlides.toSpliced(index, 1) });

describe('history', () => {
  it('C6: two people’s edits are told by person, door and place, with what was there before and after', async () => {
    const [slide] = (await cms.content()).content.heroSlides;
    const path = ['heroSlides', `#${slide!.id}`, 'title'];
    await save(ada, titled('First try'));
    await save(ben, () => ({ about: { title: 'By Ben' } }), 'silent');
    await save(ada, titled('Second try'));
    const [byAda, byBen] = await history('kind=content');
    expect(byAda).toMatchObject({ who: 'ada', door: 'back-office', more: 0 });
    expect(byAda?.changes).toEqual([{ path, old: slide!.title, new: 'Second try' }]);
    expect(byBen).toMatchObject({ who: 'ben', door: 'wire', changes: [{ path: ['about', 'title'], new: 'By Ben' }] });

    const about = await history('kind=content&path=about');
    expect(about.map(({ who }) => who)).toEqual(['ben', 'First content']);
    expect(new Set(about.flatMap(({ changes }) => changes.map(({ path: [part] }) => part)))).toEqual(
      new Set(['about']),
    );
    const onSlide = await history(`kind=content&path=${encodeURIComponent(path.slice(0, 2).join('/'))}`);
    expect(onSlide.map(({ who }) => who)).toEqual(['ada', 'First content']);
    expect(await history('kind=content&path=nowhere')).toEqual([]);
    const [older] = await history(`kind=content&before=${byBen?.change}`);
    expect(older).toMatchObject({ who: 'ada', changes: [{ new: 'First try' }] });

    const answer = await restore({ change: byAda?.change, from: byAda?.from, paths: [path] });
    expect(answer).toMatchObject({ status: 200, body: { changed: true } });
    const now = (await cms.content()).content;
    expect(now.heroSlides[0]?.title).toBe(slide!.title);
    expect(now.about.title).toBe('By Ben');
    expect(await cms.strapi.db.query('api::change.change').findOne({ orderBy: { number: 'desc' } })).toMatchObject({
      authorName: 'ada',
      changes: [{ path, old: 'Second try', new: slide!.title }],
    });

    await restore({ change: byAda?.change, from: byAda?.from, side: 'after' });
    expect((await cms.content()).content.heroSlides[0]?.title).toBe('Second try');
  });

  it('C6: the same key again brings nothing back a second time, and is answered as it was the first time', async () => {
    await save(ada, titled('Before'));
    await save(ben, titled('Tried'));
    const { change, from } = await newest();
    const body = { change, from, idempotencyKey: 'asked once' };
    const first = await restore(body);
    expect(first).toMatchObject({ status: 200, body: { changed: true } });
    await save(ben, titled('Meanwhile'));
    expect((await restore(body)).body).toEqual(first.body);
    expect((await cms.content()).content.heroSlides[0]?.title).toBe('Meanwhile');
    const other = await restore({ ...body, idempotencyKey: 'asked otherwise' });
    expect(other).toMatchObject({ status: 200, body: { changed: true } });
    expect((await cms.content()).content.heroSlides[0]?.title).toBe('Before');
  });

  it('C6: a change in the panel is told as such', async () => {
    const [row] = await cms.documents('api::hero-slide.hero-slide').findMany({ sort: 'place' });
    await cms
      .documents('api::hero-slide.hero-slide')
      .update({ documentId: row!.documentId, data: { subtitle: 'By a program' } });
    expect(await newest()).toMatchObject({ door: 'system', changes: [{ new: 'By a program' }] });
  });

  it('C6: a deleted slide comes back whole, with its id, at its place; the last one cannot be taken away', async () => {
    const before = (await cms.content()).content.heroSlides;
    await save(ben, without(1));
    const { change } = await newest();
    const answer = await restore({ change, paths: [['heroSlides', `#${before[1]!.id}`]] });
    expect(answer).toMatchObject({ status: 200, body: { changed: true } });
    expect((await cms.content()).content.heroSlides).toEqual(before);

    await save(ben, () => ({ heroSlides: [{ title: 'Only one' }] }));
    const only = await newest();
    const [slide] = (await cms.content()).content.heroSlides;
    const path = ['heroSlides', `#${slide!.id}`];
    const refused = await restore({ change: only.change, paths: [path] });
    expect(refused).toMatchObject({ status: 422, body: { error: LAST_SLIDE } });
    await restore({ change: only.change });
    expect((await cms.content()).content.heroSlides).toEqual(before);
    expect(await restore({ change: only.change, side: 'after', paths: [[...path, 'title']] })).toMatchObject({
      status: 404,
      body: { error: historyTexts.gone },
    });
  });

  it('C6: a field of a slide that is gone says so; a deleted FAQ comes back to its category', async () => {
    await save(ada, ({ testimonials: [first, ...others] }) => ({
      testimonials: [{ ...first, quote: 'Before it goes' }, ...others],
    }));
    const edited = await newest();
    await save(ben, ({ testimonials }) => ({ testimonials: testimonials.slice(1) }));
    const path = edited.changes.find(({ new: value }) => value === 'Before it goes')?.path;
    expect(await restore({ change: edited.change, from: edited.from, paths: [path] })).toMatchObject({
      status: 404,
      body: { error: historyTexts.missing },
    });

    const { faqs } = (await cms.content()).content.faq;
    await save(ada, (content) => ({ faq: { faqs: content.faq.faqs.toSpliced(2, 1) } }));
    const gone = await newest('kind=content&path=faq/faqs');
    await restore({ change: gone.change, from: gone.from, paths: [['faq', 'faqs', `#${faqs[2]!.id}`]] });
    expect((await cms.content()).content.faq.faqs).toEqual(faqs);
  });

  it('C8: a deleted member comes back with the id, at the place; history of one member is hers alone', async () => {
    const { members, revisions } = await cms.team();
    const revision = `${revisions.epoch}.${revisions.last.team}`;
    await cms.postAs('/api/wire/team', { revision, members: members.toSpliced(1, 1), conflicts: 'ask' }, ben);
    const { change } = await newest(`kind=team&item=${members[1]!.id}`);
    expect(await history('kind=team&item=404')).toEqual([]);
    expect(await restore({ kind: 'team', change })).toMatchObject({ status: 200 });
    expect((await cms.team()).members).toEqual(members);
  });

  it('C11: a deleted post comes back with its id, published as it was', async () => {
    const { posts } = await cms.posts();
    const post = posts.find(({ status }) => status === 'published');
    await cms.postAs(`/api/wire/posts/${post!.id}/delete`, {}, ben);
    const { change } = await newest(`kind=posts&item=${post!.id}`);
    expect(await restore({ kind: 'posts', change })).toMatchObject({ status: 200 });
    const again = (await cms.posts()).posts.find(({ id }) => id === post!.id);
    expect(again).toEqual(post);
  });

  it('C6: an event that was deleted in the panel comes back, and a field of it', async () => {
    const events = cms.documents('api::event.event');
    const [event] = await events.findMany({});
    const id = String(event!['wireId']);
    await events.update({ documentId: event!.documentId, data: { title: 'Another title' } });
    const edited = await newest(`kind=events&item=${id}`);
    await restore({ kind: 'events', change: edited.change });
    expect((await events.findMany({})).find((row) => String(row['wireId']) === id)?.['title']).toBe(event!['title']);
    await events.delete({ documentId: event!.documentId });
    const { change } = await newest(`kind=events&item=${id}`);
    expect(await restore({ kind: 'events', change, paths: [[]] })).toMatchObject({ status: 200 });
    expect((await events.findMany({})).some((row) => String(row['wireId']) === id)).toBe(true);
  });

  it('C6: nobody but an admin is told or brings back anything; numbers of other kinds and of nothing are refused', async () => {
    expect((await cms.getAs('/api/wire/history?kind=content', null)).status).toBe(401);
    expect((await cms.getAs('/api/wire/history?kind=accounts', ada)).status).toBe(400);
    const { change } = await newest();
    const stranger = { id: ada!.id, username: '', email: '', stamp: 'old' };
    expect((await cms.postAs('/api/wire/history/restore', { kind: 'content', change }, stranger)).status).toBe(401);
    for (const wrong of [{ kind: 'team', change }, { change: 1_000_000 }]) {
      expect(await restore(wrong)).toMatchObject({ status: 404, body: { error: historyTexts.gone } });
    }
  });
});
