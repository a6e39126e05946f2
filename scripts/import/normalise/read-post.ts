import { isObject, newPost, postCategories, postSchema, toSlug, type JsonObject } from '@apoti/contract';
import { escapeHtml } from '@apoti/contract/lib/escape-html';
import { cleanHtml } from '@apoti/contract/resources/posts/clean-html';
import { hasHtml, plainText } from '@apoti/contract/resources/posts/plain-text';
import { called, type NoteOf, type Notes } from '../notes';
import { readAs } from './read-as';
import { toText } from './scalars';

/** What a post gets that lacks it; `isPublicView`: nobody was signed in, so that every post that came is public. */
export type PostDefaults = { author: string; isPublicView: boolean };

/** What older sites call the same. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  content: ['body', 'html', 'text'],
  excerpt: ['summary', 'description'],
  publishDate: ['publish_date', 'published_at', 'date', 'created_at'],
  featuredImage: ['featured_image', 'image', 'thumbnail'],
};
const PUBLISHED = /^(?:publish(?:ed)?|live|public|active|1|true|yes)$/i;
const DRAFT = /^(?:draft|pending|private|archived?|trash|unpublished|inactive|0|false|no)$/i;
const EXCERPT = 200;
/** Where not even the first post has a day. */
const FIRST_DAY = '2020-01-01';

/** A post as far as it can be read. */
export function readPost(sent: JsonObject, { isPublicView }: PostDefaults, notes: Notes): JsonObject {
  const name = called('Post', sent['title']);
  const note = (text: string) => notes.add(name, text);
  const named: JsonObject = { ...sent };
  for (const [field, others] of Object.entries(OTHER_NAMES)) {
    const other = others.find((candidate) => sent[candidate] !== undefined && sent[candidate] !== null);
    if ((named[field] ?? '') === '' && other !== undefined) named[field] = sent[other] ?? null;
  }
  const status = statusOf(sent['status'] ?? sent['published'], isPublicView, note);
  const { status: _status, ...rest } = named;
  const read = readAs(postSchema, rest, 'post', note);
  return { ...(isObject(read) ? read : {}), status };
}

function statusOf(sent: unknown, isPublicView: boolean, note: NoteOf): 'published' | 'draft' {
  const word = toText(sent)?.trim() ?? '';
  if (PUBLISHED.test(word)) return 'published';
  if (DRAFT.test(word)) return 'draft';
  if (isPublicView) return 'published';
  note(`its status “${word}” is none that is known; it stays a draft`);
  return 'draft';
}

/** The post with what it lacks: made of what it has, or of what is usual. */
export function fillPost(post: JsonObject, defaults: PostDefaults & { day: string }, note: NoteOf): JsonObject {
  const text = (field: string) => String(post[field] ?? '');
  const isEmpty = (field: string) => text(field).trim() === '';
  const filled: JsonObject = { ...newPost(0), ...post };
  const fill = (field: string, value: string) => {
    if (!isEmpty(field)) return;
    filled[field] = value;
    note(`${field} was missing; it gets “${value.slice(0, 40)}”`);
  };
  if (!isEmpty('content') && !hasHtml(text('content'))) filled['content'] = paragraphs(text('content'));
  const html = String(filled['content'] ?? '');
  if (/<(?:script|style|iframe|object|form)\b|\son\w+\s*=/i.test(html))
    note('content held what no page may run; it is taken out');
  filled['content'] = cleanHtml(html);
  fill('author', defaults.author);
  fill('publishDate', defaults.day === '' ? FIRST_DAY : defaults.day);
  if (post['category'] === undefined) note(`its category is none of ours; it goes to ${postCategories[0]}`);
  if (!isEmpty('content')) fill('excerpt', plainText(text('content')).replace(/\s+/g, ' ').slice(0, EXCERPT).trim());
  if (/^\d{1,3}$/.test(text('readTime'))) filled['readTime'] = `${text('readTime')} min read`;
  filled['slug'] = toSlug(text('slug')) || toSlug(text('title'));
  filled['tags'] = [...new Set(Array.isArray(filled['tags']) ? filled['tags'] : [])];
  return filled;
}

function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`).join('');
}
