import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cmsEditedPostSchema,
  cmsPostEditedSchema,
  cmsPostSavedSchema,
  historyTexts,
  type Person,
} from '@apoti/contract';
import { Cms } from './support/cms';
import { History, secondAdmin } from './support/history';

const UID = 'api::post.post';
let cms: Cms;
let ada: Person | null;
let ben: Person | null;
let history: History;
beforeAll(async () => {
  cms = await Cms.start();
  ada = await cms.signIn();
  ben = await secondAdmin(cms);
  history = new History(cms, 'posts', () => ada);
});
afterAll(() => cms.stop());

const whole = { title: 'A title', excerpt: 'An excerpt', content: '<p>Content</p>', author: 'An author' };
const send = (path: string, body: object, person: Person | null = ada) =>
  cms.postAs(`/api/wire/posts/${path}`, { conflicts: 'ask', ...body }, person);
const made = async (post: object = {}) =>
  cmsPostSavedSchema.parse((await cms.postAs('/api/wire/posts', { post: { ...whole, ...post } }, ada)).body).post;
const read = async (id: number) => cmsEditedPostSchema.parse((await cms.getAs(`/api/wire/posts/${id}`, ada)).body);
const type = async (id: number, post: object, person = ada) =>
  cmsPostEditedSchema.parse((await send(`${id}/draft`, { post, revision: (await read(id)).revision }, person)).body);
const of = (id: number) => ({ item: String(id) });

describe('history of posts', () => {
  it('A10: what was typed into a draft is told by place and person, and comes back without touching what is public', async () => {
    const { id } = await made();
    await type(id, { title: 'By Ada', content: '<p>New</p>' });
    await type(id, { excerpt: 'By Ben' }, ben);
    const [byBen, byAda] = await history.groups(of(id));
    expect(byBen).toMatchObject({ who: 'ben', door: 'back-office', name: whole.title });
    expect(byBen?.changes).toEqual([{ path: ['draft', 'excerpt'], old: whole.excerpt, new: 'By Ben' }]);
    expect(byAda).toMatchObject({ who: 'ada', item: String(id) });
    expect(byAda?.changes.map(({ path }) => path)).toEqual([
      ['draft', 'title'],
      ['draft', 'content'],
    ]);
    expect((await history.restore(byAda!, { paths: [['draft', 'title']], ask: true })).status).toBe(200);
    const { post } = await read(id);
    expect(post.draft).toMatchObject({ title: whole.title, content: '<p>New</p>', excerpt: 'By Ben' });
    expect(post.published).toMatchObject(whole);
  });

  it('A10: who published and who took off the site is told, and both can be undone', async () => {
    const { id } = await made({ status: 'draft' });
    const draft = await read(id);
    await send(`${id}/publish`, { revision: draft.revision }, ben);
    const published = await history.newest(of(id));
    expect(published).toMatchObject({
      who: 'ben',
      changes: expect.arrayContaining([{ path: ['published'], new: expect.anything() }]),
    });
    await send(`${id}/unpublish`, { revision: (await read(id)).revision });
    const hidden = await history.newest(of(id));
    expect(hidden).toMatchObject({ who: 'ada', changes: [{ path: ['published'], old: { title: whole.title } }] });
    expect((await history.restore(hidden)).status).toBe(200);
    expect((await read(id)).post.published).toMatchObject(whole);
    await history.restore(published, { paths: [['published']] });
    expect((await read(id)).post).toMatchObject({ published: null, draft: whole });
  });

  it.each([
    ['a draft', { status: 'draft' }, {}],
    ['a draft without a slug', { status: 'draft' }, { slug: '' }],
    ['a public post', { status: 'published' }, {}],
    ['a public post with a draft that differs', { status: 'published' }, { title: 'Typed', tags: ['one'] }],
  ])(
    'A10: %s that was deleted comes back as it was, and is not listed as deleted any more',
    async (_, first, typed) => {
      const { id } = await made({ ...first, title: 'Comes back' });
      if (Object.keys(typed).length > 0) await type(id, typed);
      const before = (await read(id)).post;
      await send(`${id}/delete`, {}, ben);
      const [gone] = await history.deleted();
      expect(gone).toMatchObject({
        who: 'ben',
        item: String(id),
        name: 'Comes back',
        changes: [{ path: [], gone: true }],
      });
      expect((await history.restore(gone!, { ask: true })).status).toBe(200);
      expect((await read(id)).post).toEqual(before);
      expect(await history.deleted(of(id))).toEqual([]);
      expect((await history.newest(of(id))).name).toBe('Comes back');
    },
  );

  it('A10: the number of a deleted post is not given again, so that it comes back beside the new one', async () => {
    const old = await made({ title: 'Old' });
    await send(`${old.id}/delete`, {});
    const next = await made({ title: 'Next', slug: 'old' });
    expect(next.id).not.toBe(old.id);
    const [gone] = await history.deleted(of(old.id));
    await history.restore(gone!);
    expect((await read(old.id)).post.draft).toMatchObject({ title: 'Old', slug: 'old-2' });
    expect((await read(next.id)).post.draft).toMatchObject({ title: 'Next', slug: 'old' });
  });

  it('A10: an edit by an old client and one in the panel are told as such, and come back', async () => {
    const { id } = await made();
    await send(
      `${id}`,
      { conflicts: 'silent', post: { title: 'By an old client' }, revision: (await read(id)).revision },
      ben,
    );
    expect(await history.newest(of(id))).toMatchObject({ who: 'ben', door: 'wire' });
    const [row] = await cms.documents(UID).findMany({ filters: { wireId: id } });
    await cms.documents(UID).update({ documentId: row!.documentId, data: { excerpt: 'By a program' } });
    const program = await history.newest(of(id));
    expect(program).toMatchObject({ door: 'system', changes: [{ path: ['draft', 'excerpt'], new: 'By a program' }] });
    await history.restore(program);
    expect((await read(id)).post.draft).toMatchObject({ title: 'By an old client', excerpt: whole.excerpt });
    const byBen = (await history.groups(of(id))).find(({ who }) => who === 'ben');
    await history.restore(byBen!);
    expect((await read(id)).post).toMatchObject({ draft: whole, published: whole });
  });

  it('A10: what somebody else typed later is not overwritten unread', async () => {
    const { id } = await made();
    await type(id, { title: 'By Ada' });
    const byAda = await history.newest(of(id));
    await type(id, { title: 'By Ben' }, ben);
    const refused = await history.restore(byAda, { ask: true });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: historyTexts.newer, newer: [{ path: ['draft', 'title'], who: 'ben' }] },
    });
    expect((await read(id)).post.draft.title).toBe('By Ben');
    expect((await history.restore(byAda)).status).toBe(200);
    expect((await read(id)).post.draft.title).toBe(whole.title);
  });
});
