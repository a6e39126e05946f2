import { z } from 'zod';

/** Schemas are made at a start, and making them is most of it (S12): what has no rules is made once, each other one's copy too. */
const plain = { string: z.string(), number: z.number(), boolean: z.boolean() };
const copies = new WeakMap<z.ZodType, z.ZodType>();

/** A field's type without its limits and rules. */
function loosen(schema: unknown): z.ZodType {
  if (!(schema instanceof z.ZodType)) return z.unknown();
  const copy = copies.get(schema) ?? copyOf(schema);
  copies.set(schema, copy);
  return copy;
}

function copyOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields: Record<string, z.ZodType> = {};
    for (const [name, field] of Object.entries(schema.shape)) fields[name] = loosen(field);
    return z.object(fields);
  }
  if (schema instanceof z.ZodArray) return z.array(loosen(schema.element));
  if (schema instanceof z.ZodOptional) return loosen(schema.unwrap()).optional();
  if (schema instanceof z.ZodString) return plain.string;
  if (schema instanceof z.ZodNumber) return plain.number;
  if (schema instanceof z.ZodBoolean) return plain.boolean;
  return schema;
}

/**
 * The same schema without limits and rules: the check of a working copy, which is whole and of the right types but may
 * still hold a blank title or too long a text (A6).
 */
export function typesOnly<T>(schema: z.ZodType<T>): z.ZodType<T> {
  // The shape is rebuilt field by field with the same types, so the type can only be stated, not inferred.
  return loosen(schema) as z.ZodType<T>;
}
