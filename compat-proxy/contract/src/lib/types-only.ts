import { z } from 'zod';

/** A field's type without its limits and rules. */
function loosen(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields: Record<string, z.ZodType> = {};
    for (const [name, field] of Object.entries(schema.shape)) fields[name] = loosen(field);
    return z.object(fields);
  }
  if (schema instanceof z.ZodArray) return z.array(loosen(schema.element));
  if (schema instanceof z.ZodOptional) return loosen(schema.unwrap()).optional();
  if (schema instanceof z.ZodString) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodBoolean) return z.boolean();
  return schema instanceof z.ZodType ? schema : z.unknown();
}

/**
 * The same schema without limits and rules: the check of a working copy, which is whole and of the right types but may
 * still hold a blank title or too long a text (A6).
 */
export function typesOnly<T>(schema: z.ZodType<T>): z.ZodType<T> {
  // The shape is rebuilt field by field with the same types, so the type can only be stated, not inferred.
  return loosen(schema) as z.ZodType<T>;
}
