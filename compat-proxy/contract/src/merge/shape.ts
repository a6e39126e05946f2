import { z } from 'zod';
import { countedWireId } from '../lib/identity';
import { contentSchema } from '../resources/content/content';

/**
 * What the merge knows of a schema: objects are merged field by field, lists item by item (items are known by `id`, else by
 * `key`), everything else, lists of texts included, is one field.
 */
export type Shape = AtomShape | ObjectShape | ListShape;
export type AtomShape = { kind: 'atom' };
export type ObjectShape = { kind: 'object'; fields: Readonly<Record<string, Shape>> };
export type ListShape = {
  kind: 'list';
  /** The field that names an item for ever. */
  identity: 'id' | 'key';
  /** Whether identities are numbers on the wire. */
  numeric: boolean;
  /** Whether the number of a deleted item may be a new one's. */
  counted?: boolean;
  /** The field by which an item without an identity is recognised: equal name, same item. */
  label: string | null;
  item: ObjectShape;
};

const ATOM: AtomShape = { kind: 'atom' };
const LABELS = ['name', 'title', 'label', 'question'];

function isPresent(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType;
}

/** Derives the merge's view of a schema. */
export function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner: unknown = schema.unwrap();
    return isPresent(inner) ? shapeOf(inner) : ATOM;
  }
  if (schema instanceof z.ZodObject) return objectShape(schema);
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const element = schema.element;
    const identity = 'id' in element.shape ? 'id' : 'key' in element.shape ? 'key' : null;
    if (identity === null) return ATOM;
    return {
      kind: 'list',
      identity,
      numeric: element.shape[identity] instanceof z.ZodNumber,
      counted: element.shape[identity] === countedWireId,
      label: LABELS.find((name) => name in element.shape) ?? null,
      item: objectShape(element),
    };
  }
  return ATOM;
}

/** The merge's view of an object's schema. */
export function objectShape(schema: z.ZodObject): ObjectShape {
  const fields: Record<string, Shape> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    fields[name] = isPresent(field) ? shapeOf(field) : ATOM;
  }
  return { kind: 'object', fields };
}

/** Shape of the content object. */
export const contentShape: ObjectShape = objectShape(contentSchema);
