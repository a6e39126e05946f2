import { z } from 'zod';

/** A JSON Schema (2020-12), or any other JSON object. */
export type JsonObject = Record<string, unknown>;
const jsonObject = z.record(z.string(), z.unknown());

/** The value as a JSON object; an empty one if it is none. */
export function asObject(value: unknown): JsonObject {
  const parsed = jsonObject.safeParse(value);
  return parsed.success ? parsed.data : {};
}

/** The values of a list; an empty one if it is none. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A copy in which every value, the inner ones first, went through `change`. */
export function mapJson(value: unknown, change: (value: unknown, key: string) => unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value), (key, inner: unknown) => change(inner, key));
  return copy;
}

/** How an address within the content looks (the contract's `isSafeLink`). */
export const LINK_PATTERN =
  '^$|^(?:/(?!/)|#|[Hh][Tt][Tt][Pp][Ss]?:|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)[^\\u0000-\\u0020\\u007f\\\\]*$';
const NOT_BLANK = '\\S';

type Overridden = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema };

/** Rules of a text that zod cannot tell as JSON Schema, found out by trying: an address, or more than blanks. */
function describeText({ zodSchema, jsonSchema }: Overridden): void {
  const takes = (value: string) => z.safeParse(zodSchema, value).success;
  // Short ones, so that a limit of the length is not taken for the rule.
  if (takes('') && takes('/a') && takes('tel:1') && !takes('x:a')) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    jsonSchema.$ref = '#/$defs/Link';
  } else if (jsonSchema.pattern === undefined && takes('x') && !takes('') && !takes(' ')) {
    jsonSchema.pattern = NOT_BLANK;
  }
}

/** What is sent in one form and read as another must hold the rules of the other one too. */
function describePipe({ jsonSchema }: Overridden, out: z.core.$ZodType): void {
  if (out instanceof z.ZodEmail) {
    Object.assign(jsonSchema, { format: 'email', description: 'Blanks around it are dropped.' });
  }
  if (!(out instanceof z.ZodNumber) || jsonSchema.anyOf === undefined) return;
  const { $schema: _, ...rules } = z.toJSONSchema(out);
  jsonSchema.anyOf = jsonSchema.anyOf.map((form) => (form.type === 'number' ? rules : form));
}

/** Adds to zod's JSON Schema what zod leaves out. */
export function override(context: Overridden): void {
  const { zodSchema, jsonSchema } = context;
  if (zodSchema instanceof z.ZodString) describeText(context);
  if (zodSchema instanceof z.ZodPipe) describePipe(context, zodSchema.out);
  if (zodSchema instanceof z.ZodCustom && z.safeParse(zodSchema, new File([], 'a')).success) {
    Object.assign(jsonSchema, { type: 'string', format: 'binary' });
  }
}
