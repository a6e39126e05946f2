import { isObject, type Json } from '@apoti/contract';
import { z } from 'zod';

/** `kept`, with the fields of `blank` that it lacks. */
function filled(kept: unknown, blank: unknown): unknown {
  if (!isObject(kept) || !isObject(blank)) return kept;
  const fields: Record<string, unknown> = { ...kept };
  for (const [name, value] of Object.entries<Json>(blank))
    fields[name] = name in kept ? filled(kept[name], value) : value;
  return fields;
}

/** The schema of a draft that also reads one that an earlier build has kept: a field that build did not know is as in `blank` (A6). */
export function keptSchema<T extends object>(schema: z.ZodType<T>, blank: T): z.ZodType<T> {
  return z.preprocess((kept) => filled(kept, blank), schema);
}
