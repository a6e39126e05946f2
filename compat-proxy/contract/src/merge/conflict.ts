import { z } from 'zod';

/**
 * A field that two people changed to different values. `path` is in the contract's shape: object keys, `#<identity>` for a
 * list item, `@order` for a list's order. An absent value means that the item was not there.
 */
export const conflictSchema = z.object({
  path: z.array(z.string()),
  base: z.json().optional(),
  mine: z.json().optional(),
  theirs: z.json().optional(),
});
export type Conflict = z.infer<typeof conflictSchema>;
