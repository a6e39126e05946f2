import { z } from 'zod';
import { deepPartial } from '../../lib/deep-partial';
import { typesOnly } from '../../lib/types-only';
import { errorCodes, fieldIssueSchema } from '../../errors/error';
import { conflictSchema } from '../../merge/conflict';
import { revisionText } from '../../revisions/revision';
import { postDraftSchema } from './post';
import { sentId } from './posts';

/** Most posts that one call may publish, unpublish or delete. */
export const MAX_BULK_POSTS = 100;

/** Said beside a slug that the editor may not publish (A10). */
export const SLUG_TAKEN = 'Another post has this slug';

const version = typesOnly(postDraftSchema);

/** A post as its editor knows it (A10): the draft is what a person last typed, which visitors never see. */
export const editedPostSchema = z.object({
  id: postDraftSchema.shape.id,
  draft: version,
  /** What is public, or will be on its day; null for a post that is only a draft. */
  published: version.nullable(),
  hasUnpublishedChanges: z.boolean(),
  /** Published, and its day has not come in Lagos. */
  scheduled: z.boolean(),
  /** Title of another post that has the draft's slug; absent when none has. */
  slugTakenBy: z.string().optional(),
});
export type EditedPost = z.infer<typeof editedPostSchema>;

/** GET /api/posts/{id}. */
export const editedPostReplySchema = z.object({ post: editedPostSchema, revision: revisionText });

/** Body of POST /api/posts: with an id the fields of the draft that were edited, without one a new draft. */
export const postDraftPatchSchema = deepPartial(
  postDraftSchema.omit({ id: true }).extend({ revision: revisionText.optional() }),
).and(z.object({ id: sentId.nullish() }));
export type PostDraftPatch = z.infer<typeof postDraftPatchSchema>;

/** Body of POST /api/posts/{id}/publish and /unpublish: what the editor last read or saved. */
export const postRevisionSchema = z.object({ revision: revisionText.optional() });

/** Reply of each of these: the post as it stands now. */
export const editedPostSavedSchema = z.object({
  success: z.literal(true),
  post: editedPostSchema,
  revision: revisionText,
});

/** Extra members of their 409. */
export const editedPostConflictSchema = z.object({
  post: editedPostSchema,
  conflicts: z.array(conflictSchema),
  revision: revisionText,
});

/** Body of POST /api/posts/bulk. */
export const postBulkSchema = z.object({
  ids: z.array(sentId).min(1, 'names no post').max(MAX_BULK_POSTS, `names more than ${MAX_BULK_POSTS} posts`),
  action: z.enum(['publish', 'unpublish', 'delete']),
});
export type PostBulk = z.infer<typeof postBulkSchema>;

/** What became of each post: done, or why not. */
export const postBulkResultSchema = z.object({
  done: z.array(z.number()),
  failed: z.array(
    z.object({
      id: z.number(),
      code: z.enum(errorCodes),
      error: z.string(),
      issues: z.array(fieldIssueSchema).optional(),
    }),
  ),
});
export type PostBulkResult = z.infer<typeof postBulkResultSchema>;

/** Reply of POST /api/posts/bulk. */
export const postBulkReplySchema = postBulkResultSchema.extend({ success: z.literal(true) });
export type PostBulkReply = z.infer<typeof postBulkReplySchema>;
