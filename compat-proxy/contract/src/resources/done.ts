import { z } from 'zod';

/** 200 of a call that has nothing to tell but that it is done; some say so in words as well. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string().optional() });
