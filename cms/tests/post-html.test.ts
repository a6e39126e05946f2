import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPostEditedSchema, cmsPostSavedSchema, type Person } from '@apoti/contract';
import { Cms } from './support/cms';
import { publicPost, wholePost } from './support/posts';

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

describe('the HTML of a post', () => {
  const hostile = '<p onclick="x()">Kept</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>';

  it('C10: is stored clean, whoever sends it, and is not refused', async () => {
    const { post, revision } = await publicPost(cms, person, { content: hostile });
    expect(post.content).toBe('<p>Kept</p>');
    const body = { post: { content: `${hostile}<h1>More</h1>` }, revision };
    const updated = await cms.postAs(`/api/wire/posts/${post.id}`, body, person);
    expect(cmsPostSavedSchema.parse(updated.body).post.content).toBe('<p>Kept</p><h2>More</h2>');
    const draft = await cms.postAs('/api/wire/posts/drafts', { post: { content: hostile } }, person);
    expect(cmsPostEditedSchema.parse(draft.body).post.draft.content).toBe('<p>Kept</p>');
  });

  it('C10: is stored clean from the panel too', async () => {
    const data = { ...wholePost, content: hostile, publishDate: '2026-01-01' };
    const made = await cms.documents('api::post.post').create({ data, status: 'published' });
    const find = async (status: string) =>
      (await cms.documents('api::post.post').findMany({ filters: { documentId: made.documentId }, status }))[0];
    expect(await find('published')).toMatchObject({ content: '<p>Kept</p>' });
    await cms
      .documents('api::post.post')
      .update({ documentId: made.documentId, data: { content: `${hostile}<p>2</p>` } });
    expect(await find('draft')).toMatchObject({ content: '<p>Kept</p><p>2</p>' });
  });
});
