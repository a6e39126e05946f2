import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPostEditedSchema, historyReplySchema, type Person } from '@apoti/contract';
import { Cms, revisionOf, type Answer } from './support/cms';
import { wholePost } from './support/posts';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const send = (path: string, body: object) =>
  cms.postAs(`/api/wire/posts/${path}`, { conflicts: 'ask', ...body }, person);
const editedOf = (answer: Answer) => {
  expect(answer).toMatchObject({ status: 200 });
  return cmsPostEditedSchema.parse(answer.body);
};
const draft = async () => editedOf(await send('drafts', { post: wholePost }));
const saveAbout = async (title: string, more: object) =>
  cms.save({ revision: revisionOf(await cms.content()), content: { about: { title } }, ...more }, person);
const aboutTitle = async () => (await cms.content()).content.about.title;

describe('one Idempotency-Key for several calls', () => {
  it('C6: of two saves under one key from one revision, the second is a save of its own', async () => {
    const request = { revision: revisionOf(await cms.content()), idempotencyKey: 'always', session: 'one' };
    const first = { ...request, content: { about: { title: 'First' } } };
    expect(await saveAbout('First', first)).toMatchObject({ body: { changed: true } });
    const second = { ...request, content: { about: { title: 'First', subtitle: 'Second' } } };
    expect(await saveAbout('', second)).toMatchObject({ status: 200, body: { changed: true } });
    expect((await cms.content()).content.about).toMatchObject({ title: 'First', subtitle: 'Second' });
    await saveAbout('Meanwhile', {});
    expect(await saveAbout('', { ...first, session: 'signed in again' })).toMatchObject({ body: { changed: false } });
    expect(await aboutTitle()).toBe('Meanwhile');
  });

  it('A10: a draft’s save, its publishing and its taking off under one key are all done, and once each', async () => {
    const { post, revision } = await draft();
    const key = { idempotencyKey: 'a day at work' };
    const save = { ...key, revision, post: { title: 'Saved' } };
    const saved = editedOf(await send(`${post.id}/draft`, save));
    const published = editedOf(await send(`${post.id}/publish`, { ...key, revision: saved.revision }));
    expect(published.wire).toMatchObject({ status: 'published', title: 'Saved' });
    const off = { ...key, revision: published.revision };
    expect(editedOf(await send(`${post.id}/unpublish`, off)).post.published).toBeNull();
    expect(editedOf(await send(`${post.id}/unpublish`, off)).changed).toBe(false);
    expect(editedOf(await send(`${post.id}/draft`, save)).changed).toBe(false);
  });

  it('C6: a change is brought back under the key of a save', async () => {
    const before = await aboutTitle();
    await saveAbout('To be taken back', { idempotencyKey: 'both' });
    const { body } = await cms.getAs('/api/wire/history?kind=content', person);
    const change = historyReplySchema.parse(body).groups[0]?.change;
    const restore = { kind: 'content', change, idempotencyKey: 'both' };
    expect(await cms.postAs('/api/wire/history/restore', restore, person)).toMatchObject({ body: { changed: true } });
    expect(await aboutTitle()).toBe(before);
  });
});
