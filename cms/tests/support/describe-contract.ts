/** What a field may hold, said the same way of the contract's schemas and of Strapi's. */
export type Described =
  | { kind: 'text'; required: boolean; max: number }
  | { kind: 'choice'; values: string[] }
  | { kind: 'day'; required: boolean }
  | { kind: 'integer' | 'number'; min?: number; max?: number }
  | { kind: 'boolean' | 'texts' | 'relation' | 'id' }
  | { kind: 'choices'; values: string[] }
  | { kind: 'one'; fields: Record<string, Described> }
  | { kind: 'many'; max: number; fields: Record<string, Described> };

/** What of a zod schema is asked here. */
type Schema = {
  safeParse(value: unknown): { success: boolean };
  toJSONSchema(options: { io: 'input' }): unknown;
  shape?: Record<string, Schema>;
  element?: Schema;
};
type JsonSchema = {
  type?: string;
  enum?: string[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Every field of an object of the contract. */
export function describeFields(schema: Schema): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(schema.shape ?? {}).map(([name, field]) => [name, describeField(name, field)]),
  );
}

function describeField(name: string, schema: Schema): Described {
  if (name === 'id' || name === 'key') return { kind: 'id' };
  const json = schema.toJSONSchema({ io: 'input' }) as JsonSchema;
  if (json.enum) return { kind: 'choice', values: json.enum };
  if (json.anyOf) return { kind: 'choice', values: json.anyOf.flatMap((one) => one.enum ?? []) };
  switch (json.type) {
    case 'string':
      return describeText(schema, json);
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return { kind: json.type, ...limits(json) };
    case 'array':
      return describeArray(schema, json);
    case 'object':
      return { kind: 'one', fields: describeFields(schema) };
    default:
      throw new Error(`${name} is a ${json.type}, which Strapi's side does not know`);
  }
}

function describeText(schema: Schema, { pattern, maxLength }: JsonSchema): Described {
  const required = !schema.safeParse('').success;
  return pattern?.includes(String.raw`\d{4}-`)
    ? { kind: 'day', required }
    : { kind: 'text', required, max: Number(maxLength) };
}

function describeArray({ element }: Schema, { items, maxItems }: JsonSchema): Described {
  if (items?.enum) return { kind: 'choices', values: items.enum };
  if (!element?.shape) return { kind: 'texts' };
  return { kind: 'many', max: Number(maxItems), fields: describeFields(element) };
}

function limits({ minimum, maximum }: JsonSchema): { min?: number; max?: number } {
  const isLimit = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return { ...(isLimit(minimum) ? { min: minimum } : {}), ...(isLimit(maximum) ? { max: maximum } : {}) };
}
