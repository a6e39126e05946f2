import { z } from 'zod';
import { text } from '../lib/text';
import { typesOnly } from '../lib/types-only';
import { aliasSchema } from '../merge/aliases';
import { survivorSchema } from '../merge/survivors';
import { userSchema } from '../resources/auth/auth';
import { contentSchema } from '../resources/content/content';
import { historyReplySchema, historyRestoreSchema } from '../resources/history/history';
import { shownPostSchema } from '../resources/posts/post';
import { editedPostSchema, postBulkResultSchema } from '../resources/posts/post-editing';
import { teamSchema } from '../resources/team/team';
import { kindSchema } from './kinds';

/**
 * GET revisions. Numbers are change-log numbers of each kind's last change; `visible` counts only what visitors see.
 * A restored backup has another epoch.
 */
export const revisionsSchema = z.object({
  epoch: z.string(),
  last: z.record(kindSchema, z.number()),
  visible: z.record(kindSchema, z.number()),
});
export type Revisions = z.infer<typeof revisionsSchema>;

/**
 * GET content, and the reply of a save: the whole content and the revisions at that very moment. Only its types are checked
 * here, as of everything that the CMS says: what was stored before a rule came is shown all the same.
 */
export const cmsContentSchema = z.object({ revisions: revisionsSchema, content: typesOnly(contentSchema) });
export type CmsContent = z.infer<typeof cmsContentSchema>;

/** What every save says besides what it saves. The proxy has checked types and size; the CMS merges, checks the rules and writes. */
const saveFields = {
  /** As it came: body member or If-Match; absent means 428. */
  revision: z.string().optional(),
  /** `ask`: 409 with the fields that both changed. `silent`: the sender's value wins (old clients). */
  conflicts: z.enum(['ask', 'silent']),
  /** Hash of who sends, a browser or a session: an old client's earlier saves from the same base are known by it. */
  session: z.string().min(1).max(128),
  idempotencyKey: z.string().min(1).max(128).optional(),
};
export const cmsSaveSchema = z.object(saveFields);
export type CmsSave = z.infer<typeof cmsSaveSchema>;

/** What every save answers besides the state. */
export const savedFields = {
  revision: z.string(),
  changed: z.boolean(),
  aliases: z.array(aliasSchema),
  /** Items that stay though the sender or somebody else deleted them. Absent: unknown, of a save that was answered before they were kept. */
  survivors: z.array(survivorSchema).optional(),
};

/** POST content. Its `content` is a contentPatch (checked again by the CMS). */
export const cmsSaveRequestSchema = cmsSaveSchema.extend({ content: z.record(z.string(), z.json()) });
export type CmsSaveRequest = z.infer<typeof cmsSaveRequestSchema>;

/** 200 of POST content. 409s carry contentConflictSchema's members plus `revisions`. */
export const cmsSavedSchema = cmsContentSchema.extend(savedFields);
export type CmsSaved = z.infer<typeof cmsSavedSchema>;

/** GET team (C7): the whole list. */
export const cmsTeamSchema = z.object({ revisions: revisionsSchema, members: typesOnly(teamSchema) });
export type CmsTeam = z.infer<typeof cmsTeamSchema>;

/** POST team (C8): `members` is a teamPatch, its `revision` the oldest that the list contains. */
export const cmsTeamSaveSchema = cmsSaveSchema.extend({ members: z.array(z.record(z.string(), z.json())) });
export type CmsTeamSave = z.infer<typeof cmsTeamSaveSchema>;
export const cmsTeamSavedSchema = cmsTeamSchema.extend(savedFields);
export type CmsTeamSaved = z.infer<typeof cmsTeamSavedSchema>;

/** GET posts (C9): every post in the version that the wire shows. */
export const cmsPostsSchema = z.object({ revisions: revisionsSchema, posts: z.array(shownPostSchema) });
export type CmsPosts = z.infer<typeof cmsPostsSchema>;

/** POST posts (create, without `id`, which needs no revision) and POST posts/:id (C10): `post` is a postPatch. */
export const cmsPostSaveSchema = cmsSaveSchema.extend({ post: z.record(z.string(), z.json()) });
export type CmsPostSave = z.infer<typeof cmsPostSaveSchema>;
/** The post as it stands now; `before` is the posts' number before this save: who knew the list then knows it now. */
export const cmsPostSavedSchema = z.object({
  ...savedFields,
  revisions: revisionsSchema,
  post: shownPostSchema,
  before: z.number(),
});
export type CmsPostSaved = z.infer<typeof cmsPostSavedSchema>;

/** POST posts/:id/delete (C11). */
export const cmsPostDeletedSchema = z.object({ revisions: revisionsSchema, before: z.number() });
export type CmsPostDeleted = z.infer<typeof cmsPostDeletedSchema>;

/** GET posts/:id (A10): the post as its editor knows it. */
export const cmsEditedPostSchema = z.object({
  revisions: revisionsSchema,
  revision: z.string(),
  post: editedPostSchema,
});
export type CmsEditedPost = z.infer<typeof cmsEditedPostSchema>;
/**
 * 200 of POST posts/drafts and posts/:id/draft (autosave; their body is cmsPostSaveSchema's with a postDraftPatch), and of
 * posts/:id/publish and /unpublish (cmsSaveSchema). `wire` is the post as the public wire shows it.
 */
export const cmsPostEditedSchema = cmsPostSavedSchema
  .omit({ post: true })
  .extend({ post: editedPostSchema, wire: shownPostSchema });
export type CmsPostEdited = z.infer<typeof cmsPostEditedSchema>;
/** 200 of POST posts/bulk: what became of each. */
export const cmsPostBulkSchema = postBulkResultSchema;

/** A person who may sign in; `stamp` changes with the password and with each disabling, so a session made with the old one ends. */
export const personSchema = userSchema.extend({ stamp: z.string() });
export type Person = z.infer<typeof personSchema>;

/** POST sign-in: 200 with the person, else 401. Unknown names cost the same time as wrong passwords. */
export const cmsSignInRequestSchema = z.object({ identifier: text(254), password: text(1_000) });
export const cmsPersonReplySchema = z.object({ person: personSchema.nullable() });

/** GET history: as the wire tells it. */
export const cmsHistorySchema = historyReplySchema;

/** POST history/restore: what is brought back, by which session. */
export const cmsRestoreSchema = historyRestoreSchema.extend({
  session: saveFields.session,
  idempotencyKey: saveFields.idempotencyKey,
});
export type CmsRestore = z.infer<typeof cmsRestoreSchema>;
export const cmsRestoredSchema = z.object({ revision: z.string(), changed: z.boolean() });
export type CmsRestored = z.infer<typeof cmsRestoredSchema>;
