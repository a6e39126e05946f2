import { z } from 'zod';

/** Every object key optional, at every depth; lists keep whole items, whose keys are optional too. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? DeepPartial<Item>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T;

/** A check that is kept to types: what is absent stays absent, what is present must have its type and length. */
function loosen(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = {};
    for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      shape[name] = loosen(field).optional();
    }
    return z.object(shape);
  }
  if (schema instanceof z.ZodArray) return z.array(loosen(schema.element as z.ZodType)).max(5_000);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return loosen(schema.unwrap() as z.ZodType);
  return schema;
}

/**
 * The same schema with every object key optional at every depth: the check of a save's body, in which an absent
 * field keeps its value (C6). Unknown keys are dropped.
 */
export function deepPartial<T>(schema: z.ZodType<T>): z.ZodType<DeepPartial<T>> {
  // The shape is rebuilt key by key, so the type can only be stated, not inferred.
  return loosen(schema) as z.ZodType<DeepPartial<T>>;
}
