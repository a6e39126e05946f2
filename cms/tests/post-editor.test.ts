import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cmsEditedPostSchema,
  cmsPostBulkSchema,
  cmsPostEditedSchema,
  lagosDay,
  SLUG_TAKEN,
  type Person,
} from '@apoti/contract';
import { Cms, type Answer } from './support/cms';
import { publicPost as makePublic, wholePost } from './support/posts';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const whole = wholePost;
const publicPost = (post: object = {}) => makePublic(cms, person, post);
const send = (path: string, body: object) =>
  cms.postAs(`/api/wire/posts/${path}`, { conflicts: 'ask', ...body }, person);
const editedOf = (answer: Answer) => {
  expect(answer).toMatchObject({ status: 200 });
  return cmsPostEditedSchema.parse(answer.body);
};
const newDraft = async (post: object = {}, more: object = {}) => editedOf(await send('drafts', { post, ...more }));
const autosave = (id: number, post: object, more: object) => send(`${id}/draft`, { post, ...more });
const read = async (id: number) => cmsEditedPostSchema.parse((await cms.getAs(`/api/wire/posts/${id}`, person)).body);
const onWire = async (id: number) => (await cms.posts()).posts.find((post) => post.id === id);
const logged = () => cms.strapi.db.query('api::change.change').count();

describe('a post in its editor', () => {
  it('A10: a new draft may be empty; it has an id, today’s date and nothing public', async () => {
    const { visible } = (await cms.posts()).revisions;
    const { post, revisions, revision } = await newDraft();
    expect(post).toMatchObject({
      draft: { id: post.id, title: '', slug: '', content: '', publishDate: lagosDay(Date.now()) },
      published: null,
      hasUnpublishedChanges: false,
      scheduled: false,
    });
    expect(revisions.visible).toEqual(visible);
    expect(await read(post.id)).toMatchObject({ post, revision });
    expect(await onWire(post.id)).toMatchObject({ status: 'draft', title: '' });
  });

  it('A10: the same key makes one draft, however often it is sent at once', async () => {
    const sends = await Promise.all(
      Array.from({ length: 4 }, () => newDraft({ title: 'Once' }, { idempotencyKey: 'd' })),
    );
    expect(new Set(sends.map(({ post }) => post.id)).size).toBe(1);
    expect(sends.filter(({ changed }) => changed)).toHaveLength(1);
  });

  it('A10: autosave writes the draft and one row of the log; what is public stays', async () => {
    const { post, revision } = await publicPost();
    const before = { rows: await logged(), visible: (await cms.posts()).revisions.visible };
    const saved = editedOf(await autosave(post.id, { title: '', content: '<p>Half' }, { revision }));
    expect(saved.post).toMatchObject({
      draft: { title: '', content: '<p>Half</p>', excerpt: whole.excerpt },
      published: { title: whole.title, content: whole.content },
      hasUnpublishedChanges: true,
    });
    expect(saved).toMatchObject({ changed: true, wire: post, revisions: { visible: before.visible } });
    expect(await logged()).toBe(before.rows + 1);
    expect(await onWire(post.id)).toEqual(post);
    expect((await read(post.id)).post).toEqual(saved.post);
  });

  it('A10: the same autosave with the same key is done once', async () => {
    const { post, revision } = await newDraft({ title: 'Key' });
    const key = { revision, idempotencyKey: 'autosave' };
    expect(editedOf(await autosave(post.id, { title: 'Keyed' }, key)).changed).toBe(true);
    expect(editedOf(await autosave(post.id, { title: 'Keyed' }, key))).toMatchObject({
      changed: false,
      post: { draft: { title: 'Keyed' } },
    });
  });

  it('A10: two people’s fields are merged; one that both changed is asked about, and nothing is written', async () => {
    const { post, revision } = await newDraft(whole);
    editedOf(await autosave(post.id, { title: 'Theirs' }, { revision, session: 'one' }));
    const merged = editedOf(await autosave(post.id, { excerpt: 'Mine' }, { revision, session: 'two' }));
    expect(merged.post.draft).toMatchObject({ title: 'Theirs', excerpt: 'Mine' });
    const refused = await autosave(post.id, { title: 'Mine', author: 'Me' }, { revision, session: 'two' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        conflicts: [{ path: ['title'], base: whole.title, mine: 'Mine', theirs: 'Theirs' }],
        post: merged.post,
        revision: merged.revision,
      },
    });
    expect((await read(post.id)).post).toEqual(merged.post);
  });

  it.each([
    ['too long a title', { title: 'x'.repeat(301) }],
    ['a day that is none', { publishDate: '2026-02-31' }],
    ['a category that is none', { category: 'Gossip' }],
  ])('A10: a draft with %s is refused', async (_, fields) => {
    const { post, revision } = await newDraft();
    expect(await autosave(post.id, fields, { revision })).toMatchObject({ status: 422 });
    expect((await read(post.id)).post).toEqual(post);
  });

  it('A10: publishing says field by field what is missing; then the draft is public, with a slug of its own', async () => {
    const { post, revision } = await newDraft({ title: 'To be published', slug: '' });
    const refused = await send(`${post.id}/publish`, { revision });
    expect(refused.status).toBe(422);
    const issues = refused.body['issues'] as { path: string[] }[];
    expect(issues.map(({ path }) => path)).toEqual([['excerpt'], ['content'], ['author']]);
    expect((await read(post.id)).post.published).toBeNull();
    const { title: _title, ...rest } = whole;
    const saved = editedOf(await autosave(post.id, rest, { revision }));
    const published = editedOf(await send(`${post.id}/publish`, { revision: saved.revision }));
    expect(published.wire).toMatchObject({ ...rest, slug: 'to-be-published', status: 'published' });
    expect(published.post).toMatchObject({ hasUnpublishedChanges: false, draft: { slug: 'to-be-published' } });
    expect(published.revisions.visible.posts).toBe(published.revisions.last.posts);
  });

  it('A10: a slug that another post has is told while it is typed, and not published; the post itself may keep its own', async () => {
    const holder = await publicPost({ title: 'Holder', slug: 'taken' });
    const { post, revision } = await newDraft({ ...whole, slug: 'taken' });
    expect((await read(post.id)).post.slugTakenBy).toBe('Holder');
    expect(await send(`${post.id}/publish`, { revision })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['slug'], message: SLUG_TAKEN }] },
    });
    const { failed } = cmsPostBulkSchema.parse((await send('bulk', { ids: [post.id], action: 'publish' })).body);
    expect(failed).toMatchObject([{ id: post.id, code: 'invalid', issues: [{ path: ['slug'] }] }]);
    const saved = editedOf(await autosave(post.id, { slug: 'free' }, { revision }));
    expect(saved.post).not.toHaveProperty('slugTakenBy');
    const published = editedOf(await send(`${post.id}/publish`, { revision: saved.revision }));
    expect(published.post).not.toHaveProperty('slugTakenBy');
    const again = editedOf(await send(`${post.id}/publish`, { revision: published.revision }));
    expect(again.wire.slug).toBe('free');
    expect(await onWire(holder.post.id)).toMatchObject({ slug: 'taken' });
  });

  it('A10: a slug is published as an address has it, whatever was typed', async () => {
    const { post, revision } = await newDraft({ ...whole, slug: ' Bad Slug/../ÄÖ?x' });
    const published = editedOf(await send(`${post.id}/publish`, { revision }));
    expect(published.wire.slug).toBe('bad-slugaox');
    expect(published.post.draft.slug).toBe('bad-slugaox');
  });

  it('A10: a public post keeps its slug, and is published on, while the draft of another has the same', async () => {
    const { post, revision } = await publicPost({ title: 'Was first', slug: 'was-first' });
    await newDraft({ ...whole, slug: 'was-first' });
    const typed = editedOf(await autosave(post.id, { excerpt: 'A better one' }, { revision }));
    expect(typed.post).not.toHaveProperty('slugTakenBy');
    const published = editedOf(await send(`${post.id}/publish`, { revision: typed.revision }));
    expect(published.wire).toMatchObject({ slug: 'was-first', excerpt: 'A better one' });
    const renamed = await cms.postAs(
      `/api/wire/posts/${post.id}`,
      { post: { title: 'Is first' }, conflicts: 'ask', revision: published.revision },
      person,
    );
    expect(renamed.status).toBe(200);
    expect(await onWire(post.id)).toMatchObject({ slug: 'was-first', title: 'Is first' });
  });

  it('A10: who asks does not publish what somebody else typed meanwhile unread', async () => {
    const { post, revision } = await newDraft(whole);
    const theirs = editedOf(await autosave(post.id, { title: 'Half a ti' }, { revision }));
    expect(await send(`${post.id}/publish`, { revision })).toMatchObject({
      status: 409,
      body: { conflicts: [{ path: ['title'], theirs: 'Half a ti' }] },
    });
    expect((await read(post.id)).post.published).toBeNull();
    editedOf(await send(`${post.id}/publish`, { revision: theirs.revision }));
    expect(await onWire(post.id)).toMatchObject({ status: 'published', title: 'Half a ti' });
  });

  it('A10: off the site the post goes on as a draft, with what was typed', async () => {
    const { post, revision } = await publicPost();
    const saved = editedOf(await autosave(post.id, { title: 'Typed' }, { revision }));
    const hidden = editedOf(await send(`${post.id}/unpublish`, { revision: saved.revision }));
    expect(hidden.post).toMatchObject({ draft: { title: 'Typed' }, published: null });
    expect(await onWire(post.id)).toMatchObject({ status: 'draft', title: 'Typed' });
  });

  it('A10: without a revision nothing is saved or published; what does not exist is a 404', async () => {
    const { post } = await newDraft();
    for (const path of ['draft', 'publish', 'unpublish']) {
      expect([path, (await send(`${post.id}/${path}`, { post: {} })).status]).toEqual([path, 428]);
    }
    const { revision } = await read(post.id);
    expect((await autosave(999_999, { title: 'x' }, { revision })).status).toBe(404);
    expect((await cms.getAs('/api/wire/posts/999999', person)).status).toBe(404);
  });

  it('A10: many at once: each is done entirely or not at all, and it is said which and why; what is deleted may be deleted again', async () => {
    const good = await newDraft({ ...whole, title: 'Good' });
    const bad = await newDraft({ title: 'Bad' });
    const bulk = async (action: string) => {
      const answer = await send('bulk', { ids: [good.post.id, bad.post.id, 999_999, good.post.id], action });
      return cmsPostBulkSchema.parse(answer.body);
    };
    expect(await bulk('publish')).toMatchObject({
      done: [good.post.id],
      failed: [
        {
          id: bad.post.id,
          code: 'invalid',
          issues: [{ path: ['excerpt'] }, { path: ['content'] }, { path: ['author'] }],
        },
        { id: 999_999, code: 'not_found' },
      ],
    });
    expect(await onWire(good.post.id)).toMatchObject({ status: 'published' });
    expect(await onWire(bad.post.id)).toMatchObject({ status: 'draft' });
    expect((await bulk('unpublish')).done).toEqual([good.post.id, bad.post.id]);
    expect((await bulk('delete')).done).toEqual([good.post.id, bad.post.id]);
    expect(await onWire(good.post.id)).toBeUndefined();
    expect(await bulk('delete')).toMatchObject({
      done: [good.post.id, bad.post.id],
      failed: [{ id: 999_999, code: 'not_found' }],
    });
    const tooMany = { ids: Array.from({ length: 101 }, (_, index) => index + 1), action: 'delete' };
    expect((await send('bulk', tooMany)).status).toBe(422);
  });

  it('R3: none of it is for anybody but an Admin', async () => {
    const { post, revision } = await newDraft();
    const paths = ['drafts', `${post.id}/draft`, `${post.id}/publish`, `${post.id}/unpublish`, 'bulk'];
    const body = { conflicts: 'ask', session: 's', revision, post: {}, ids: [post.id], action: 'delete' };
    for (const path of paths) {
      expect([path, (await cms.post(`/api/wire/posts/${path}`, body)).status]).toEqual([path, 401]);
    }
    for (const path of ['page', post.id]) {
      expect([path, (await cms.getAs(`/api/wire/posts/${path}`, null)).status]).toEqual([path, 401]);
      expect([path, (await cms.get(`/api/wire/posts/${path}`)).status]).toEqual([path, 403]);
    }
  });
});
