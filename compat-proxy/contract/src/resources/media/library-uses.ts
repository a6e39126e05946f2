import { z } from 'zod';
import { MAX_FILES_PER_PAGE } from './library-list';
import { fileIdSchema } from './library-file';

/** Where a file may be used. */
export const useKinds = ['content', 'team', 'posts', 'events', 'stations', 'franchise', 'seo', 'placement'] as const;

/** One place that uses a file. */
export const fileUseSchema = z.object({
  kind: z.enum(useKinds),
  /** For people: `Hero slide “Smart lockers”`, `Post “We open in Yaba”`. */
  label: z.string(),
  /** The screen of the back-office where it can be changed. */
  href: z.string(),
  /** Whether visitors see it now; otherwise it is a draft, hidden or not yet public. */
  live: z.boolean(),
});
export type FileUse = z.infer<typeof fileUseSchema>;

/** GET /api/library/files/{file}/uses. */
export const fileUsesSchema = z.object({ uses: z.array(fileUseSchema) });
export type FileUses = z.infer<typeof fileUsesSchema>;

/** Body of POST /api/library/uses: for the warning before several files are deleted. */
export const usesQuestionSchema = z.object({
  ids: z
    .array(fileIdSchema)
    .min(1, 'names no file')
    .max(MAX_FILES_PER_PAGE, `names more than ${MAX_FILES_PER_PAGE} files`),
});
/** Its answer: only files that are used. */
export const usesReplySchema = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string(), uses: z.array(fileUseSchema) })),
});
export type UsesReply = z.infer<typeof usesReplySchema>;
