import { z } from 'zod';
import { MAX_IMAGE_MB } from '../../constants/business';
import { text } from '../../lib/text';

/** The texts of uploads (back-office §5, §8); exact. */
export const uploadTexts = {
  notAnImage: 'Please select a valid image file',
  tooLarge: `Image size must be less than ${MAX_IMAGE_MB}MB`,
  done: 'Image uploaded successfully!',
  failed: 'Failed to upload image',
  /** What the browser itself could not do, such as read the file. */
  unexpected: 'Image upload failed',
} as const;

/** The texts of the media library (back-office §8); exact. */
export const mediaTexts = { trashed: 'File moved to trash!', restored: 'File restored successfully!' } as const;

/** One item of GET media.php (C15). Times are in seconds, sizes in bytes. */
export const mediaItemSchema = z.object({
  /** The stored name, ours and unique: what DELETE takes. */
  name: z.string(),
  /** Where it is served, or was until it went to the trash. */
  url: z.string(),
  size: z.number(),
  modified: z.number(),
  trashed: z.boolean(),
  /** What restore and deleting for good take; null while it is not in the trash. */
  trashName: z.string().nullable(),
  /** When it went to the trash. */
  deleted: z.number().nullable(),
  /** The name of the file as it was sent: for people to read, never a path. */
  originalName: z.string(),
  mime: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

/** GET media.php (C15). */
export const mediaListSchema = z.array(mediaItemSchema);

/** Query of GET media.php. */
export const mediaQuerySchema = z.object({ type: z.enum(['active', 'trash']).default('active') });

const key = text(255).min(1);

/** Body of DELETE media.php (C16): `name` goes to the trash, `trashName` is gone for good. */
export const mediaDeletionSchema = z.union([z.object({ name: key }), z.object({ trashName: key })]);
export type MediaDeletion = z.infer<typeof mediaDeletionSchema>;

/** Body of POST media.php (C17). */
export const mediaRestoreSchema = z.object({ action: z.literal('restore'), trashName: key });

/** 200 of DELETE media.php with a name: where it lies now. */
export const mediaDeletedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  trashName: z.string().nullable(),
});

/** 200 of POST media.php. */
export const mediaRestoredSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  name: z.string(),
  url: z.string(),
});

/** Form of POST upload.php: the file, and what it is for. */
export const uploadFormSchema = z.object({ image: z.instanceof(File), name: z.string().optional() });

/** 200 of POST upload.php (C14). */
export const uploadedSchema = z.object({ success: z.literal(true), url: z.string(), name: z.string() });
