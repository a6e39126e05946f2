import { z } from 'zod';
import { aliasSchema } from '../../merge/aliases';
import { conflictSchema } from '../../merge/conflict';
import { survivorSchema } from '../../merge/survivors';
import { contentSchema } from './content';

/** Header by which our own client asks to be told about fields that two people changed (409) instead of winning. */
export const CONFLICTS_HEADER = 'x-conflicts';
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/**
 * Header by which our own client says for which person (id) a call is: in another tab of the browser somebody else may have
 * signed in meanwhile, and nobody's edits are saved under another name.
 */
export const PERSON_HEADER = 'x-person';
/** Header by which the server says which build it serves, to our own client in the back-office: a newer one is noticed there. */
export const BUILD_HEADER = 'x-build';
/** Header that stands beside the build's while the site is closed to visitors: each screen of the back-office says so. */
export const CLOSED_HEADER = 'x-closed';

/**
 * Reply of POST content.php (C6). With `X-Conflicts: ask` also the content as it stands now, so that the editor can go on
 * from it without another call.
 */
export const contentSavedSchema = z.object({
  success: z.literal(true),
  revision: z.string(),
  content: contentSchema.optional(),
  /** Items whose sent id was taken: what the sender called it, and what it is called now. */
  aliases: z.array(aliasSchema).optional(),
  /** Items that stay though one of two deleted them, for the other one edited them. */
  survivors: z.array(survivorSchema).optional(),
});
export type ContentSaved = z.infer<typeof contentSavedSchema>;

/** Extra members of a 409 (`conflict`: fields that both changed; `base_unknown`: the base cannot be rebuilt). */
export const contentConflictSchema = z.object({
  code: z.enum(['conflict', 'base_unknown']),
  error: z.string(),
  revision: z.string(),
  content: contentSchema,
  conflicts: z.array(conflictSchema),
});
export type ContentConflict = z.infer<typeof contentConflictSchema>;
