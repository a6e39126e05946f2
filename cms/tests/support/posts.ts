import { cmsPostSavedSchema, type CmsPostSaved, type Person } from '@apoti/contract';
import type { Cms } from './cms';

/** What a post needs before it may be public. */
export const wholePost = { title: 'A title', excerpt: 'An excerpt', content: '<p>Content</p>', author: 'An author' };

/** Makes a post over the wire, public unless `post` says otherwise. */
export async function publicPost(cms: Cms, person: Person | null, post: object = {}): Promise<CmsPostSaved> {
  const made = await cms.postAs('/api/wire/posts', { post: { ...wholePost, ...post } }, person);
  return cmsPostSavedSchema.parse(made.body);
}
