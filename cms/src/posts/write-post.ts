import { equal, type JsonObject } from '@apoti/contract';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { toStrapi } from '../store/to-strapi';
import type { PostState } from './post-state';

export const POST_UID = 'api::post.post';

/** The data with which a post's draft becomes `after`. */
export function postData(strapi: Strapi, before: JsonObject | undefined, after: JsonObject): Record<string, unknown> {
  return toStrapi({ strapi, related: () => null }, POST_UID, { before, after, stored: undefined });
}

/** Takes a stored post from one state to another: publishing copies the draft, so a draft that differs is written last. */
export async function writePost(strapi: Strapi, documentId: string, before: PostState, next: PostState): Promise<void> {
  const documents = documentsOf(strapi, POST_UID);
  let draft = before.draft;
  const writeDraft = async (wanted: JsonObject | undefined) => {
    if (wanted === undefined || equal(draft, wanted)) return;
    await documents.update({ documentId, data: postData(strapi, draft, wanted), slugAsGiven: true });
    draft = wanted;
  };
  if (next.published && !equal(before.published, next.published)) {
    await writeDraft(next.published);
    await documents.publish({ documentId });
  }
  if (before.published && !next.published) await documents.unpublish({ documentId });
  await writeDraft(next.draft);
}
