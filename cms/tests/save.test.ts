import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LAST_SLIDE, toPublicContent, type CmsContent, type Content, type Person } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

/** The first slide with other fields, as a patch. */
function slide({ content }: CmsContent, fields: Partial<Content['heroSlides'][number]>) {
  return { heroSlides: content.heroSlides.map((one, index) => (index === 0 ? { ...one, ...fields } : one)) };
}
const firstSlide = async () => (await cms.content()).content.heroSlides[0];
const countOf = (uid: string) => cms.strapi.db.query(uid).count();

describe('POST content', () => {
  it('C6: every part of the object is saved whole and comes back as it was sent', async () => {
    const read = await cms.content();
    const next = structuredClone(read.content);
    next.heroSlides.reverse();
    next.testimonials[0]!.quote = 'Line one\nline two — ₦ “quoted” 🚚';
    next.about.values = ['One', 'Two\nlines', 'Three'];
    next.services.services[0]!.features.push('One more');
    next.services.services.push({ key: 'a-new-key', name: 'New', description: '', image: '', features: [] });
    next.pricing.payAsYouGo.smallLocker.price = '₦1';
    next.contact.socialMedia.facebook = 'https://facebook.com/x';
    next.contact.offices.splice(0, 2, {
      ...{ key: 'a-new-office', name: 'Ikeja', address: '4 Road', coordinates: '', purpose: '' },
    });
    next.contact.offices.at(-1)!.coordinates = '4.8, -7.05';
    next.faq.categories.push({ id: 'new-group', name: 'New group', icon: '' });
    next.faq.faqs.unshift({ id: 99, category: 'new-group', question: 'Q?', answer: 'A', active: false });
    next.footer.quickLinks = next.footer.quickLinks.slice(1).reverse();
    next.home.network.lagos.splice(1, 1);
    next.home.features.items[0]!.icon = 'FiGlobe';
    next.site.siteName = 'Another name';
    const saved = await cms.save({ revision: revisionOf(read), content: next }, person);
    expect(saved).toMatchObject({ status: 200, body: { changed: true, content: next } });
    expect((await cms.content()).content).toEqual(next);
  });

  it('C6: what is not sent keeps its value; the same object again changes nothing and logs nothing', async () => {
    const read = await cms.content();
    const about = { title: 'Only the title' };
    const saved = await cms.save({ revision: revisionOf(read), content: { about } }, person);
    expect(saved.body['content']).toEqual({ ...read.content, about: { ...read.content.about, ...about } });
    const rows = await countOf('api::change.change');
    const now = await cms.content();
    const again = await cms.save({ revision: revisionOf(now), content: now.content, conflicts: 'ask' }, person);
    expect(again.body).toMatchObject({ changed: false, revision: revisionOf(now) });
    expect(await countOf('api::change.change')).toBe(rows);
  });

  it('C6: two who edit different fields from one revision are merged', async () => {
    const read = await cms.content();
    await cms.save(
      { session: 'one', revision: revisionOf(read), content: slide(read, { subtitle: 'By one' }) },
      person,
    );
    const second = { session: 'two', revision: revisionOf(read), content: slide(read, { ctaText: 'By two' }) };
    expect((await cms.save({ ...second, conflicts: 'ask' }, person)).status).toBe(200);
    expect(await firstSlide()).toMatchObject({ subtitle: 'By one', ctaText: 'By two' });
  });

  it('C6: one who asks is told which fields both changed; nothing of that save is kept', async () => {
    const read = await cms.content();
    await cms.save({ session: 'one', revision: revisionOf(read), content: slide(read, { title: 'Theirs' }) }, person);
    const before = await cms.content();
    const mine = { ...slide(read, { title: 'Mine' }), about: { title: 'Also mine' } };
    const answer = await cms.save(
      { session: 'two', revision: revisionOf(read), content: mine, conflicts: 'ask' },
      person,
    );
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', revision: revisionOf(before), conflicts: [{ mine: 'Mine', theirs: 'Theirs' }] },
    });
    expect(answer.body['revisions']).toEqual(before.revisions);
    expect(await cms.content()).toEqual(before);
  });

  it('C6: an old client wins silently, and the log keeps what it replaced', async () => {
    const read = await cms.content();
    await cms.save({ session: 'one', revision: revisionOf(read), content: slide(read, { title: 'Replaced' }) }, person);
    await cms.save(
      { session: 'old', revision: revisionOf(read), content: slide(read, { title: 'Old client' }) },
      person,
    );
    expect(await firstSlide()).toMatchObject({ title: 'Old client' });
    const [row] = await cms.strapi.db.query('api::change.change').findMany({ orderBy: { number: 'desc' }, limit: 1 });
    expect(row).toMatchObject({
      kind: 'content',
      author: `person:${person?.id}`,
      authorName: person?.username,
      changes: [{ path: ['heroSlides', expect.any(String), 'title'], old: 'Replaced', new: 'Old client' }],
    });
  });

  it('C6: an old client that sends its old base again and again reverts nobody and repeats nothing', async () => {
    const read = await cms.content();
    const mine = slide(read, { subtitle: 'Old, first' });
    const revision = revisionOf(read);
    const added = [...mine.heroSlides, { title: 'Made by the old client' }];
    await cms.save({ session: 'stubborn', revision, content: { heroSlides: added } }, person);
    const between = await cms.content();
    await cms.save(
      { session: 'other', revision: revisionOf(between), content: { about: { title: 'Theirs' } } },
      person,
    );
    const withId = between.content.heroSlides;
    await cms.save({ session: 'stubborn', revision, content: { heroSlides: withId } }, person);
    const answer = await cms.save(
      { session: 'stubborn', revision, content: { ...read.content, heroSlides: withId } },
      person,
    );
    expect(answer.status).toBe(200);
    const { content } = await cms.content();
    expect(content.about.title).toBe('Theirs');
    expect(content.heroSlides.filter(({ title }) => title === 'Made by the old client')).toHaveLength(1);
  });

  it('C6: a save read as a visitor deletes nothing that visitors do not see, and keeps its view', async () => {
    const read = await cms.content();
    const hidden = read.content.heroSlides.map((one, index) => (index === 1 ? { ...one, active: false } : one));
    await cms.save({ revision: revisionOf(read), content: { heroSlides: hidden } }, person);
    const base = await cms.content();
    const seen = toPublicContent(base.content);
    const mine = { ...seen, about: { ...seen.about, title: 'From the visitors’ view' } };
    const answer = await cms.save({ session: 'public', revision: revisionOf(base, '-public'), content: mine }, person);
    expect(answer.status).toBe(200);
    expect(answer.body['revision']).toMatch(/-public$/);
    expect((await cms.content()).content).toEqual({ ...base.content, about: mine.about });
  });

  it('C6: without a revision 428; one of another epoch, of the future or no revision at all 409 with the present object', async () => {
    const read = await cms.content();
    const content = slide(read, { title: 'Never' });
    expect(await cms.save({ content }, person)).toMatchObject({ status: 428, body: { code: 'revision_required' } });
    for (const revision of ['deadbeef.1', `${read.revisions.epoch}.999999`, 'no revision']) {
      const answer = await cms.save({ revision, content }, person);
      expect(answer).toMatchObject({ status: 409, body: { code: 'base_unknown', content: read.content } });
    }
    expect(await cms.content()).toEqual(read);
  });

  it('A5: the last slide cannot be removed, and nothing else of that save is kept', async () => {
    const read = await cms.content();
    const content = { heroSlides: [], about: { title: 'Half of a save' } };
    const answer = await cms.save({ revision: revisionOf(read), content }, person);
    expect(answer).toMatchObject({ status: 422, body: { success: false, code: 'invalid', error: LAST_SLIDE } });
    expect(await cms.content()).toEqual(read);
  });

  it('R2: a field against its rule is named, and nothing is saved', async () => {
    const read = await cms.content();
    const answer = await cms.save({ revision: revisionOf(read), content: slide(read, { title: ' ' }) }, person);
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: ['heroSlides', 0, 'title'] }] } });
    const lost = { faq: { faqs: [{ id: 7_777, category: 'nowhere', question: 'Q', answer: 'A', active: true }] } };
    expect((await cms.save({ revision: revisionOf(read), content: lost }, person)).status).toBe(422);
    expect(await cms.content()).toEqual(read);
  });

  it('C6: a save that fails half-way leaves nothing', async () => {
    const read = await cms.content();
    const rows = await countOf('api::change.change');
    const remove = cms.strapi.db.lifecycles.subscribe({
      models: ['api::site-setting.site-setting'],
      beforeUpdate: () => {
        throw new Error('the disk is full');
      },
    });
    const content = { ...slide(read, { title: 'Torn' }), site: { siteName: 'Torn' } };
    const answer = await cms.save({ revision: revisionOf(read), content }, person);
    remove();
    expect(answer).toMatchObject({ status: 500, body: { error: 'Something went wrong' } });
    expect(await cms.content()).toEqual(read);
    expect(await countOf('api::change.change')).toBe(rows);
    expect((await cms.save({ revision: revisionOf(read), content }, person)).status).toBe(200);
  });

  it('C6: the same Idempotency-Key is one save', async () => {
    const read = await cms.content();
    const heroSlides = [...read.content.heroSlides, { title: 'Only once' }];
    const request = { revision: revisionOf(read), content: { heroSlides }, conflicts: 'ask', idempotencyKey: 'key-1' };
    const first = await cms.save(request, person);
    const second = await cms.save(request, person);
    expect(second).toMatchObject({ status: 200, body: { changed: false, revision: first.body['revision'] } });
    expect((await cms.content()).content.heroSlides.filter(({ title }) => title === 'Only once')).toHaveLength(1);
  });

  it('C6: a save that is sent again is told again what stays though somebody deleted it, whatever was saved meanwhile', async () => {
    const read = await cms.content();
    const base = { revision: revisionOf(read), conflicts: 'ask' };
    const heroSlides = read.content.heroSlides.slice(1);
    await cms.save({ ...base, session: 'deletes', content: { heroSlides } }, person);
    const edited = { ...base, session: 'edits', content: slide(read, { title: 'Stays' }), idempotencyKey: 'lost' };
    const first = await cms.save(edited, person);
    expect(first.body).toMatchObject({ changed: true, survivors: [{ deletedBy: 'theirs' }] });
    const between = await cms.content();
    const about = { title: 'Saved between' };
    await cms.save({ revision: revisionOf(between), session: 'other', content: { about } }, person);
    const again = await cms.save(edited, person);
    expect(again.body).toMatchObject({ changed: false, survivors: first.body['survivors'] });
  });

  it('C6: eight who save at once from one revision lose nothing', async () => {
    const read = await cms.content();
    const names = ['subtitle', 'description', 'ctaText', 'secondaryCtaText'] as const;
    const ids = read.content.heroSlides.slice(0, 2).map(({ id }) => id);
    const edits = ids.flatMap((id) => names.map((name) => ({ id, name, value: `${name} of ${id}` })));
    const answers = await Promise.all(
      edits.map(({ id, name, value }, index) => {
        const heroSlides = read.content.heroSlides.map((one) => (one.id === id ? { ...one, [name]: value } : one));
        return cms.save(
          { session: `racer ${index}`, revision: revisionOf(read), content: { heroSlides }, conflicts: 'ask' },
          person,
        );
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
    const { content } = await cms.content();
    for (const { id, name, value } of edits)
      expect(content.heroSlides.find((one) => one.id === id)?.[name]).toBe(value);
  });
});

describe('who saves', () => {
  it('R3: nobody, a person whose password changed, and one who was shut out save nothing', async () => {
    const read = await cms.content();
    const request = { revision: revisionOf(read), content: slide(read, { title: 'Stolen' }) };
    expect((await cms.post('/api/wire/content', request)).status).toBe(401);
    await cms.post('/api/wire/admins', {
      action: 'add',
      username: 'eve',
      email: 'eve@example.com',
      password: 'secret-1',
    });
    const eve = await cms.signIn('eve', 'secret-1');
    await cms.post('/api/wire/admins', { action: 'reset', username: 'eve', password: 'secret-2' });
    expect((await cms.save(request, eve)).status).toBe(401);
    const again = await cms.signIn('eve', 'secret-2');
    await cms.post('/api/wire/admins', { action: 'disable', username: 'eve' });
    expect(await cms.save(request, again)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await cms.content()).content).toEqual(read.content);
  });
});
