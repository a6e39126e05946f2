import { isObject, type FieldIssue, type Json, type JsonObject, type PostDraft } from '@apoti/contract';
import type { Place, Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import { readableHtml } from '../rich-text/model/readable-html';
import { postLabel } from './post-labels';
import { postName } from './post-name';

const versions: Record<string, string> = { draft: '', published: 'On the site' };

/** What a whole one with its versions is called, as the history tells of it. */
function nameIn(post: JsonObject): string {
  const { draft, published } = post;
  const { title = '' } = isObject(draft) ? draft : isObject(published) ? published : post;
  return postName({ title: String(title) });
}

/** In the history a change is of the draft or of what is public; in the form there is only the draft. */
function place(_post: PostDraft, [first, second]: FieldIssue['path']): Place {
  if (first === undefined) return { item: 'Post', field: '' };
  const version = versions[String(first)];
  if (version === undefined) return { item: '', field: postLabel(String(first)) };
  if (second === undefined) return { item: '', field: version === '' ? 'Draft' : version };
  return { item: version, field: postLabel(String(second)) };
}

function text(_post: PostDraft, path: readonly string[], value: Json | undefined): string {
  if (isObject(value)) return nameIn(value);
  if (path.at(-1) === 'content' && typeof value === 'string' && value !== '') return readableHtml(value);
  return plainText(value);
}

/** How a post speaks of its places and values. */
export const postWords: Words<PostDraft> = { place, text };
