import { z } from 'zod';
import { contentSchema } from '../resources/content/content';
import { emailAddress } from '../resources/newsletter/email-address';
import { postCategories, postDraftSchema, postSchema, shownPostSchema } from '../resources/posts/post';
import { memberSchema } from '../resources/team/member';
import { leadLimits } from '../constants/lead-form';
import { requiredLine } from '../lib/text';
import { typesOnly } from '../lib/types-only';

/** What an older site is brought over in, each kind all or nothing. Pictures come one by one before them. */
export const movedKinds = ['content', 'team', 'posts', 'subscribers'] as const;
export type MovedKind = (typeof movedKinds)[number];

/** Where kinds of which there may be many thousands are sent: a line of JSON each, the first one a {@link movedHeadSchema}. */
export const MOVED_LINES_TYPE = 'application/x-ndjson';
/** Most bytes of such a body. */
export const MAX_MOVED_BYTES = 512 * 1024 * 1024;

const revision = z.string();
const epoch = z.string();

/** GET moving-in/:kind: what is here, and the revision that a save of the kind has to name. */
export const presentSchemas = {
  content: z.object({ epoch, revision, state: typesOnly(contentSchema) }),
  team: z.object({ epoch, revision, state: typesOnly(z.array(memberSchema)) }),
  /** Some of them, the lowest ids first; `next` is what the following ones come after. */
  posts: z.object({ epoch, revision, state: z.array(shownPostSchema), next: z.number().nullable() }),
  /** Addresses as they are compared. */
  subscribers: z.object({ epoch, revision, state: z.array(z.string()) }),
} as const;

/** GET moving-in/files: the addresses of the files of the media library. */
export const presentFilesSchema = z.object({ urls: z.array(z.string()) });

/** POST moving-in/content and moving-in/team: the whole next state, planned from `revision`. */
export const movedStateSchema = z.object({ revision, state: z.json() });
/** The first line of a body of lines: from what it was planned, and how many lines follow. */
export const movedHeadSchema = z.object({ revision, count: z.number().int().nonnegative() });
/** A draft that is brought over may lack what a published post must have. */
export const movedDraftSchema = postDraftSchema.extend({
  status: z.literal('draft'),
  category: z.enum(postCategories),
});
/** A line of POST moving-in/posts: a post as it is to be, or the id of an example that goes. */
export const movedPostSchema = z.union([
  z.object({ post: z.union([postSchema, movedDraftSchema]) }),
  z.object({ remove: postSchema.shape.id }),
]);
export type MovedPost = z.infer<typeof movedPostSchema>;
/** A line of POST moving-in/subscribers; `subscribed_at` is an ISO time. */
export const movedSubscriberSchema = z.object({
  name: requiredLine('Name', leadLimits.name),
  email: emailAddress,
  subscribed_at: z.iso.datetime(),
});
export type MovedSubscriber = z.infer<typeof movedSubscriberSchema>;

/** Whether anything was written. */
export const movedReplySchema = z.object({ changed: z.boolean() });

/** POST moving-in/files: the address of the stored file, which may have been there before. */
export const movedFileSchema = z.object({ url: z.string(), isNew: z.boolean() });
