import fc from 'fast-check';
import { z } from 'zod';
import { isObject, type Json } from '@apoti/contract';
import { anyJson, nastyText } from './json';

const typeSchema = z.union([z.string(), z.array(z.string()).transform((types) => types[0] ?? 'null')]);
const nodeSchema = z.looseObject({
  type: typeSchema.optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  anyOf: z.array(z.json()).optional(),
  oneOf: z.array(z.json()).optional(),
  allOf: z.array(z.json()).optional(),
  items: z.json().optional(),
  properties: z.record(z.string(), z.json()).optional(),
  required: z.array(z.string()).optional(),
  $ref: z.string().optional(),
});

/**
 * Bodies of a schema's shape, most of their fields of the right type though not always within its limits. What is not
 * described there is any JSON.
 */
export function fromSchema(schema: z.ZodType): fc.Arbitrary<Json> {
  return fromNode(z.json().parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })));
}

function fromNode(json: Json): fc.Arbitrary<Json> {
  const checked = nodeSchema.safeParse(json);
  if (!checked.success || checked.data.$ref !== undefined) return anyJson;
  const node = checked.data;
  if (node.const !== undefined) return often(fc.constant(node.const));
  if (node.enum !== undefined && node.enum.length > 0) return often(fc.constantFrom(...node.enum));
  const choices = node.anyOf ?? node.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(fromNode));
  if (node.allOf !== undefined) return fc.tuple(...node.allOf.map(fromNode)).map(merged);
  switch (node.type) {
    case 'string':
      return often(nastyText);
    case 'integer':
    case 'number':
      return often(
        fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      );
    case 'boolean':
      return often(fc.boolean());
    case 'array':
      return often(fc.array(fromNode(node.items ?? {}), { maxLength: 3 }));
    case 'object':
      return often(fromFields(node.properties ?? {}));
    default:
      return anyJson;
  }
}

function fromFields(properties: Record<string, Json>): fc.Arbitrary<Json> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, fromNode(node)]));
  return fc.record(fields, { requiredKeys: [], noNullPrototype: true }).map((record) => z.json().parse(record));
}

function merged(parts: readonly Json[]): Json {
  return Object.assign({}, ...parts.filter(isObject));
}

/** Mostly what is meant; now and then something else in its place. */
function often(meant: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.oneof({ arbitrary: meant, weight: 24 }, { arbitrary: anyJson, weight: 1 });
}
