import { z } from 'zod';
import { line, text } from '../../lib/text';
import { MAX_ALT, MAX_FILE_NAME, mediaCategories, mediaKinds, placements } from '../../constants/media';

/** A file's id: its stored name, ours and unique. It stays the same in the trash, after restoring and after replacing. */
export const fileIdSchema = text(MAX_FILE_NAME).min(1);
/** A folder's number; null is the root. */
export const folderIdSchema = z.number().int().min(1);

/** A file of the media library (A15). */
export const libraryFileSchema = z.object({
  id: z.string(),
  /** The name that people see, at first what the file was called when it was sent. */
  name: z.string(),
  /** Where it is served, or was until it went to the trash. */
  url: z.string(),
  /** A small picture of it (245 × 156 at most); null for what is small itself or no picture. In the trash for signed-in people. */
  thumbnail: z.string().nullable(),
  type: z.enum(mediaKinds),
  mime: z.string(),
  /** In bytes. */
  size: z.number(),
  /** ISO time. */
  uploadDate: z.string(),
  /** ISO time of the last change of the file or of what is said about it. */
  changed: z.string(),
  /** Names its content (SHA-256): another one after each replacement. Empty where an older version did not keep it. */
  content: z.string(),
  category: z.enum(mediaCategories),
  /** What a picture shows, for who does not see it. */
  alt: z.string(),
  dimensions: z.object({ width: z.number(), height: z.number() }).nullable(),
  folder: folderIdSchema.nullable(),
  placement: z.enum(placements).nullable(),
  trashed: z.boolean(),
  trashName: z.string().nullable(),
  /** ISO time at which it went to the trash. */
  deleted: z.string().nullable(),
  /** The user name of whoever moved it there; null where that is not known. */
  deletedBy: z.string().nullable(),
  /** Whole days that it will stay there at least; null outside. */
  daysLeft: z.number().nullable(),
  /** How many places use it: content, posts, events, people …, drafts among them. */
  usedIn: z.number(),
});
export type LibraryFile = z.infer<typeof libraryFileSchema>;

const shownName = line(MAX_FILE_NAME).refine((name) => name.trim() !== '', 'The file needs a name');
const category = z.enum(mediaCategories);
const alt = line(MAX_ALT);

/** Where signed-in people see a picture in the trash, by its stored name or that of a smaller one made from it. */
export function trashedPicturePath(storedName: string): string {
  return `/api/library/trash/${storedName}`;
}

/** GET /api/library/files/{file}. */
export const fileReplySchema = z.object({ file: libraryFileSchema });

/** Body of POST /api/library/files/{file}: what is left out keeps its value. */
export const filePatchSchema = z
  .object({
    name: shownName.optional(),
    alt: alt.optional(),
    category: category.optional(),
    folder: folderIdSchema.nullable().optional(),
    /** What these fields were when the sender saw them. */
    seen: libraryFileSchema.pick({ name: true, alt: true, category: true, folder: true }).partial().optional(),
  })
  .refine(({ seen: _seen, ...fields }) => Object.keys(fields).length > 0, 'changes nothing');
export type FilePatch = z.infer<typeof filePatchSchema>;

/** Fields of the form of POST /api/library/files besides the file; all of them are texts, since it is a form. */
export const fileFieldsSchema = z.object({
  /** Empty: the root. */
  folder: z
    .string()
    .regex(/^\d{0,15}$/, 'is no folder')
    .default(''),
  /** Empty: what fits its kind. */
  category: z.enum(['', ...mediaCategories]).default(''),
  alt: alt.default(''),
  /** `true`: store it though the same content is there already. */
  copy: z.enum(['', 'true', 'false']).default(''),
});
export type FileFields = z.infer<typeof fileFieldsSchema>;

/** Form of POST /api/library/files. */
export const fileFormSchema = fileFieldsSchema.partial().extend({ file: z.instanceof(File) });
/** Fields of the form of POST /api/library/files/{file}/content besides the file. */
export const fileContentFieldsSchema = z.object({
  /** What named the content that the sender saw. */
  seen: z.string().max(64).optional(),
});
/** Form of POST /api/library/files/{file}/content. */
export const fileContentFormSchema = fileContentFieldsSchema.extend({ file: z.instanceof(File) });

/** 200 of what changes one file: the file as it stands now. */
export const fileSavedSchema = z.object({ success: z.literal(true), message: z.string(), file: libraryFileSchema });
/** 200 of POST /api/library/files; `duplicate`: nothing was stored, `file` is the one that was there. */
export const fileUploadedSchema = fileSavedSchema.extend({ duplicate: z.boolean() });
export type FileUploaded = z.infer<typeof fileUploadedSchema>;
