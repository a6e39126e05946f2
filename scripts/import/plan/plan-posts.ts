import { defaultPosts, toJson, type JsonObject, type MovedPost, type Post } from '@apoti/contract';
import { withOwnSlugs } from '../normalise/posts';
import type { Notes } from '../notes';
import { planList, type Counts } from './plan-list';
import type { Units } from './unit-hash';

export type LinesPlan<Line> = Counts & { lines: Line[]; units: Record<string, string> };

/** Plans the posts. Pure. */
export function planPosts(
  old: readonly Post[],
  present: readonly Post[],
  known: Units,
  notes: Notes,
): LinesPlan<MovedPost> {
  // An example's day is that of the site's beginning; it makes no example somebody's own.
  const dayOf = new Map(present.map(({ id, publishDate }) => [id, publishDate]));
  const examples = defaultPosts.map((post) => asItem({ ...post, publishDate: dayOf.get(post.id) ?? post.publishDate }));
  const ids = new Set([...old, ...defaultPosts].map(({ id }) => id));
  const others = new Set(present.filter(({ id }) => !ids.has(id)).map(({ slug }) => slug));
  const imported = withOwnSlugs(old, others, notes);
  const sides = { unit: 'posts', name: 'Post', identity: 'id', label: 'title', examples } as const;
  const plan = planList({ ...sides, imported: imported.map(asItem), present: present.map(asItem) }, known, notes);
  const written = new Set(plan.written.map(({ id }) => id));
  const gone = plan.gone.map((id): MovedPost => ({ remove: Number(id) }));
  const lines = imported.filter(({ id }) => written.has(id)).map((post): MovedPost => ({ post }));
  return { ...plan, lines: [...gone, ...lines] };
}

function asItem(post: Post): JsonObject {
  return toJson(post);
}
