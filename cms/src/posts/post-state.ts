import {
  applyChanges,
  diff,
  equal,
  isObject,
  postCategories,
  postSchema,
  postShape,
  toJson,
  typesOnly,
  type Json,
  type JsonObject,
  type Post,
} from '@apoti/contract';

/** A post as it is kept and logged: its versions, without a status, for which version it is says that. */
export type PostState = { draft?: JsonObject; published?: JsonObject };

const wholePost = typesOnly(postSchema);

/** The versions of a logged or stored state; undefined when there is no post. */
export function toPostState(state: Json | undefined): PostState | undefined {
  if (!isObject(state)) return undefined;
  const { draft, published } = state;
  if (!isObject(draft) && !isObject(published)) return undefined;
  return { ...(isObject(draft) ? { draft } : {}), ...(isObject(published) ? { published } : {}) };
}

/** The post as the wire shows it (C9): its published version if there is one, else its draft, which may be unfinished. */
export function toWirePost(state: PostState): Post {
  return wholePost.parse(shownVersion(state));
}

/** A state that was rebuilt; undefined when it is no post of this build's form. */
export function toRebuiltState(state: Json | undefined): PostState | undefined {
  const rebuilt = toPostState(state);
  return rebuilt !== undefined && wholePost.safeParse(shownVersion(rebuilt)).success ? rebuilt : undefined;
}

function shownVersion({ draft, published }: PostState): JsonObject {
  const version = published ?? draft ?? {};
  const category = version['category'] === '' ? postCategories[0] : (version['category'] ?? null);
  return { ...version, category, status: published ? 'published' : 'draft' };
}

/**
 * The versions after a save that took the wire's post to `next`: what it changed is changed in a differing draft too, which
 * stays a draft; published or not is as `next` says (design: posts).
 */
export function withWirePost(before: PostState, next: Post): PostState {
  const { status, ...version } = toJson(next);
  const { draft, published } = before;
  const differs = draft !== undefined && published !== undefined && !equal(draft, published);
  const changes = diff(postShape, toJson(toWirePost(before)), toJson(next)).filter(({ path }) => path[0] !== 'status');
  const changedDraft = differs ? applyChanges(postShape, draft, changes, 'forward') : version;
  const nextDraft = isObject(changedDraft) ? changedDraft : version;
  return status === 'published' ? { draft: nextDraft, published: version } : { draft: nextDraft };
}
