import { z } from 'zod';
import { text } from '../lib/text';
import { mediaItemSchema } from '../resources/media/media';

/** GET media (C15), the newest first. */
export const cmsMediaSchema = z.object({ items: z.array(mediaItemSchema) });

/** POST media (C14; the body is the picture itself, its names are in the headers), trash (C16) and restore (C17). */
export const cmsMediaItemSchema = z.object({ item: mediaItemSchema });
export const cmsTrashSchema = z.object({ name: text(255) });
export const cmsTrashedSchema = z.object({ trashName: text(255) });
/** POST media/delete (C16): gone for good. */
export const cmsDoneSchema = z.object({ done: z.literal(true) });
