import { z } from 'zod';

/**
 * One changed field: where (see {@link Conflict}'s paths), and its values before and after. An absent value means that the
 * item or entry did not exist. A list's order is one field under `@order`, whose values are the identities in order.
 */
export const changeSchema = z.object({
  path: z.array(z.string()),
  old: z.json().optional(),
  new: z.json().optional(),
});
export type Change = z.infer<typeof changeSchema>;
