import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentConflictSchema, contentSavedSchema, type ContentReply } from '@apoti/contract';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(async () => {
  await stack.stop();
});

const visitor = () => new WireClient(stack.origin);
const ASK = { 'x-conflicts': 'ask' };

/** The object with its first slide edited. */
function withFirstSlide(content: ContentReply, fields: Partial<ContentReply['heroSlides'][number]>): ContentReply {
  const [first, ...rest] = content.heroSlides;
  if (!first) throw new Error('no slide');
  return { ...content, heroSlides: [{ ...first, ...fields }, ...rest] };
}

describe('GET content.php', () => {
  it('C5: a visitor gets the whole object, only active items, a public revision and an ETag that answers 304', async () => {
    const answer = await visitor().get('/api/content.php');
    expect(answer.status).toBe(200);
    const content = await visitor().content();
    expect(content.revision).toMatch(/-public$/);
    expect(content.heroSlides.every((slide) => slide.active)).toBe(true);
    expect(content.faq.categories).toHaveLength(8);
    expect(content.heroSlides.map(({ order }) => order)).toEqual([1, 2, 3]);
    expect(String(answer.headers['vary'])).toMatch(/cookie/i);
    expect(String(answer.headers['vary'])).toMatch(/origin/i);
    const again = await visitor().get('/api/content.php', { 'if-none-match': String(answer.headers['etag']) });
    expect(again.status).toBe(304);
  });

  it('C5: a signed-in admin gets hidden items too, never from a shared cache', async () => {
    const content = await admin.content();
    const [, second] = content.heroSlides;
    const hidden = content.heroSlides.map((slide) => (slide.id === second?.id ? { ...slide, active: false } : slide));
    expect((await admin.post('/api/content.php', { ...content, heroSlides: hidden })).status).toBe(200);

    const answer = await admin.get('/api/content.php');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect((await admin.content()).heroSlides.find(({ id }) => id === second?.id)?.active).toBe(false);
    expect((await visitor().content()).heroSlides.find(({ id }) => id === second?.id)).toBeUndefined();
    expect((await visitor().get('/api/content.php')).text).not.toContain(second?.description);
  });
});

describe('POST content.php', () => {
  it('C6: only when signed in', async () => {
    const content = await visitor().content();
    expect(await visitor().post('/api/content.php', content)).toMatchObject({
      status: 401,
      json: { success: false, error: expect.any(String) },
    });
  });

  it('C6: the whole object is saved, answers its new revision, and is on the page at once', async () => {
    const content = await admin.content();
    const answer = await admin.post('/api/content.php', withFirstSlide(content, { title: 'Boxes that wait for you' }));
    expect(answer.status).toBe(200);
    const saved = contentSavedSchema.parse(answer.json);
    expect(saved.revision).not.toBe(content.revision);
    expect((await admin.content()).revision).toBe(saved.revision);
    expect((await visitor().content()).heroSlides[0]?.title).toBe('Boxes that wait for you');
    expect((await visitor().get('/')).text).toContain('Boxes that wait for you');
  });

  it('C6: without a revision nothing is saved (428), If-Match serves', async () => {
    const { revision, ...content } = await admin.content();
    expect((await admin.post('/api/content.php', content)).status).toBe(428);
    expect((await admin.post('/api/content.php', content, { 'if-match': `"${revision}"` })).status).toBe(200);
  });

  it('C6: two old clients that read the same revision and edit different fields both keep their edit', async () => {
    const other = new WireClient(stack.origin);
    await other.signIn(stack.admin);
    const base = await admin.content();
    await admin.post('/api/content.php', withFirstSlide(base, { subtitle: 'One wrote this' }));
    await other.post('/api/content.php', withFirstSlide(base, { ctaText: 'Two wrote this' }));
    await admin.post('/api/content.php', withFirstSlide(base, { subtitle: 'One wrote this' }));
    expect((await admin.content()).heroSlides[0]).toMatchObject({
      subtitle: 'One wrote this',
      ctaText: 'Two wrote this',
    });
  });

  it('C6: a client that asks is told of the field that both changed, and nothing is saved', async () => {
    const base = await admin.content();
    await admin.post('/api/content.php', withFirstSlide(base, { title: 'Theirs' }));
    const answer = await admin.post('/api/content.php', withFirstSlide(base, { title: 'Mine' }), ASK);
    expect(answer.status).toBe(409);
    const conflict = contentConflictSchema.parse(answer.json);
    expect(conflict.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
    expect((await admin.content()).heroSlides[0]?.title).toBe('Theirs');
  });

  it('C6: a save read as a visitor deletes nothing that visitors do not see', async () => {
    const full = await admin.content();
    const [, second] = full.heroSlides;
    await admin.post('/api/content.php', {
      revision: full.revision,
      heroSlides: full.heroSlides.map((slide) => ({ id: slide.id, active: slide.id !== second?.id })),
    });
    const publicView = await visitor().content();
    expect(publicView.heroSlides.map(({ id }) => id)).not.toContain(second?.id);
    await admin.post('/api/content.php', withFirstSlide(publicView, { title: 'Read as a visitor' }));
    const after = await admin.content();
    expect(after.heroSlides.map(({ id }) => id)).toEqual(full.heroSlides.map(({ id }) => id));
    expect(after.heroSlides[0]?.title).toBe('Read as a visitor');
  });

  it('A5: the last slide cannot be removed, and nothing else of that save is kept', async () => {
    const before = await admin.content();
    const answer = await admin.post('/api/content.php', {
      ...before,
      heroSlides: [],
      about: { ...before.about, title: 'Half of a save' },
    });
    expect(answer).toMatchObject({
      status: 422,
      json: { error: expect.stringContaining('The last slide cannot be removed') },
    });
    expect(await admin.content()).toEqual(before);
  });

  it('C6: the same Idempotency-Key twice is one save', async () => {
    const base = await admin.content();
    const patch = { revision: base.revision, heroSlides: [...base.heroSlides, { title: 'Only once' }] };
    const headers = { ...ASK, 'idempotency-key': 'retry-1' };
    await admin.post('/api/content.php', patch, headers);
    expect((await admin.post('/api/content.php', patch, headers)).status).toBe(200);
    expect((await admin.content()).heroSlides.filter(({ title }) => title === 'Only once')).toHaveLength(1);
  });

  it.each([
    ['a text as list', { heroSlides: 'x' }, 422],
    ['a script address', { heroSlides: [{ backgroundImage: 'javascript:alert(1)' }] }, 422],
    ['an array', [], 422],
    ['a broken body', '{"heroSlides":[', 400],
    ['prototype poisoning', '{"__proto__":{"x":1}}', 400],
    ['nothing', '', 400],
  ])('C19: %s is refused with a JSON error and nothing is saved', async (_, body, status) => {
    const before = await admin.content();
    const sent = typeof body === 'string' || Array.isArray(body) ? body : { ...body, revision: before.revision };
    const answer = await admin.post('/api/content.php', sent);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ error: expect.stringMatching(/./) });
    expect(await admin.content()).toEqual(before);
  });

  it('C19: too large a body is 413, another media type 415', async () => {
    const large = { about: { story: 'x'.repeat(3 * 1024 * 1024) } };
    expect((await admin.post('/api/content.php', large)).status).toBe(413);
    expect((await admin.post('/api/content.php', 'a=b', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('C6: with the CMS dead a save is an honest 503, and reading goes on through a restart of the proxy', async () => {
    const base = await admin.content();
    await stack.killCms();
    expect(await admin.post('/api/content.php', base)).toMatchObject({
      status: 503,
      json: { error: expect.any(String) },
    });
    expect((await visitor().get('/')).status).toBe(200);
    await stack.restartProxy();
    const page = await visitor().get('/');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining(base.heroSlides[0]?.title ?? '-') });
    expect((await admin.content()).stale).toBe(true);
    await stack.startCms();
    expect((await admin.post('/api/content.php', base)).status).toBe(200);
  });
});
