import { z } from 'zod';

/** A new item whose sent id was taken: what its sender calls it in the list at `path`, and what it is called now. */
export const aliasSchema = z.object({ path: z.array(z.string()), sent: z.string(), given: z.string() });
export type Alias = z.infer<typeof aliasSchema>;
