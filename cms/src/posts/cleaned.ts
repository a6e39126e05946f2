import { cleanHtml } from '@apoti/contract/resources/posts/clean-html';

/** What was sent of a post with its HTML as it may be stored: what is not allowed in it is taken out, not refused. */
export function cleaned<T extends { content?: string | undefined }>(post: T): T {
  return post.content === undefined ? post : { ...post, content: cleanHtml(post.content) };
}
