import { isObject, type FieldIssue, type Json, type JsonObject, type PostDraft } from '@apoti/contract';
import type { Place, Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { postLabel } from './post-labels';

const versions: Record<string, string> = { draft: '', published: 'On the site' };

/** What a post is called, also a whole one with its versions, as the history tells of it. */
function titleOf(post: JsonObject): Json | undefined {
  const { draft, published, title } = post;
  if (isObject(draft)) return draft['title'];
  return isObject(published) ? published['title'] : title;
}

/** In the history a change is of the draft or of what is public; in the form there is only the draft. */
function place(_post: PostDraft, [first, second]: FieldIssue['path']): Place {
  if (first === undefined) return { item: 'Post', field: '' };
  const version = versions[String(first)];
  if (version === undefined) return { item: '', field: postLabel(String(first)) };
  if (second === undefined) return { item: '', field: version === '' ? 'Draft' : version };
  return { item: version, field: postLabel(String(second)) };
}

const BLOCK_END = /<\/(p|h[2-4]|li|tr|blockquote|pre|figure|dt|dd)>|<(br|hr)\b[^>]*>/g;
const entities: Record<string, string> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of stored HTML, block by block. */
function readText(html: string): string {
  return html
    .replace(BLOCK_END, '$&\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

function text(_post: PostDraft, path: readonly string[], value: Json | undefined): string {
  if (isObject(value)) return plainText(titleOf(value));
  if (path.at(-1) === 'content' && typeof value === 'string' && value !== '') return readText(value);
  return plainText(value);
}

/** How a post speaks of its places and values. */
export const postWords: Words<PostDraft> = { place, text };
