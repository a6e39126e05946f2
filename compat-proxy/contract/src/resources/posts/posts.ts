import { z } from 'zod';
import { deepPartial } from '../../lib/deep-partial';
import { lagosDay, startOfLagosDay } from '../../lib/lagos-day';
import { conflictSchema } from '../../merge/conflict';
import { revisionText } from '../../revisions/revision';
import { postCategories, postSchema, shownPostSchema, type Post } from './post';

/** A post as the wire shows it (C9): its published version if there is one, else its draft, with its own revision. */
export const postReplySchema = shownPostSchema.and(z.object({ revision: revisionText.optional() }));
export type PostReply = z.infer<typeof postReplySchema>;

/** GET blog.php (C9). */
export const postsReplySchema = z.array(postReplySchema);

/** Old clients send ids as they find them in a form: as text too. */
export const sentId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(postSchema.shape.id);

/** Body of POST blog.php (C10): with an id an update of the fields that it has, without one a new post. */
export const postPatchSchema = deepPartial(
  postSchema.omit({ id: true }).extend({ revision: revisionText.optional() }),
).and(z.object({ id: sentId.nullish() }));
export type PostPatch = z.infer<typeof postPatchSchema>;

/** Body of DELETE blog.php (C11). */
export const postDeleteSchema = z.object({ id: sentId });

/** Reply of POST blog.php: the post as it stands now. */
export const postSavedSchema = z.object({ success: z.literal(true), blog: postReplySchema, revision: revisionText });

/** Extra members of a 409 of POST blog.php. */
export const postConflictSchema = z.object({
  code: z.enum(['conflict', 'base_unknown']),
  error: z.string(),
  revision: revisionText,
  blog: postReplySchema,
  conflicts: z.array(conflictSchema),
});

type Dated = Pick<Post, 'status' | 'publishDate'>;

/** Whether visitors see a post: published, and its day has come in Lagos (design: posts). */
export function isPublic(post: Dated, now: number): boolean {
  return isPublicOn(post, lagosDay(now));
}

/** The day is asked for once a list: telling it takes longer than all the rest of a post. */
function isPublicOn({ status, publishDate }: Dated, today: string): boolean {
  return status === 'published' && publishDate <= today;
}

/** What visitors may see of the posts (C9), the newest first. */
export function toPublicPosts(posts: readonly Post[], now: number): Post[] {
  const today = lagosDay(now);
  return newestFirst(posts.filter((post) => isPublicOn(post, today)));
}

/** Posts by their day, then by their id, the newest first. */
export function newestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => {
    if (a.publishDate === b.publishDate) return b.id - a.id;
    return a.publishDate < b.publishDate ? 1 : -1;
  });
}

/** When the next published post becomes public, in ms; null when none waits. */
export function nextPublication(posts: readonly Post[], now: number): number | null {
  const today = lagosDay(now);
  let first: string | null = null;
  for (const { status, publishDate } of posts)
    if (status === 'published' && publishDate > today && (first === null || publishDate < first)) first = publishDate;
  return first === null ? null : startOfLagosDay(first);
}

/** What a new post holds (back-office §4): published with today's date. */
export function newPost(now: number): Omit<Post, 'id'> {
  return {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    category: postCategories[0],
    author: '',
    status: 'published',
    publishDate: lagosDay(now),
    featuredImage: '',
    tags: [],
    featured: false,
    readTime: '',
  };
}
