import { z } from 'zod';
import { isObject, type Json } from '@apoti/contract';
import type { NoteOf } from '../notes';
import { toBoolean, toDay, toNumber, toPlainText, toText } from './scalars';

/** A field that holds a calendar day. */
const DAY = /Date$|^dateAdded$/;
/** What a value was sent as, for people. */
const FORMS: Readonly<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'yes or no' };
/** A text that stays HTML. */
const HTML = /^content$/;

/**
 * Reads what an older site sent as what a schema asks for, as far as it can be told: numbers and lists as text, JSON within
 * JSON, names in snake_case, HTML in plain texts. What cannot be told is absent, with a note.
 */
export function readAs(schema: unknown, value: unknown, name: string, note: NoteOf): Json | undefined {
  if (value === undefined || value === null) return undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return readAs(schema.unwrap(), value, name, note);
  if (schema instanceof z.ZodObject) return readObject(schema, value, name, note);
  if (schema instanceof z.ZodArray) return readList(schema.element, value, name, note);
  const read = readScalar(schema, value, name);
  if (read === undefined) note(`${name} could not be read and is left out`);
  else if (typeof read !== typeof value) note(`${name} was sent as ${FORMS[typeof value] ?? typeof value}`);
  else if (schema instanceof z.ZodString && typeof value === 'string' && read !== value && !DAY.test(name))
    note(`${name} was cleaned of HTML or characters that cannot be stored`);
  return read;
}

function readScalar(schema: unknown, value: unknown, name: string): Json | undefined {
  if (schema instanceof z.ZodNumber) return toNumber(value);
  if (schema instanceof z.ZodBoolean) return toBoolean(value);
  if (schema instanceof z.ZodEnum) return toOption(schema.options, value);
  if (DAY.test(name)) return toText(value)?.trim() === '' ? '' : toDay(value);
  return HTML.test(name) ? toText(value) : toPlainText(value);
}

/** One of the options, whatever the case; `News` also for `Company News`. */
function toOption(options: readonly unknown[], value: unknown): Json | undefined {
  const wanted = toText(value)?.trim().toLowerCase() ?? '';
  const known = options.map(String);
  const exact = known.find((option) => option.toLowerCase() === wanted);
  return exact ?? (wanted.length < 3 ? undefined : known.find((option) => option.toLowerCase().includes(wanted)));
}

function readObject(schema: z.ZodObject, value: unknown, name: string, note: NoteOf): Json | undefined {
  const object = unpacked(value);
  if (!isObject(object)) {
    note(`${name} could not be read and is left out`);
    return undefined;
  }
  const fields = Object.entries(schema.shape).flatMap(([field, inner]) => {
    const sent = object[field] ?? object[snakeCase(field)];
    const read = readAs(inner, sent, field, note);
    return read === undefined ? [] : [[field, read] as const];
  });
  return Object.fromEntries(fields);
}

function readList(element: unknown, value: unknown, name: string, note: NoteOf): Json | undefined {
  const list = listIn(value, element instanceof z.ZodString);
  if (list === undefined) {
    note(`${name} could not be read and is left out`);
    return undefined;
  }
  if (!Array.isArray(value)) note(`${name} was a list in another form`);
  const isText = element instanceof z.ZodString;
  const read = list.flatMap((item) => readAs(element, item, isText ? name : 'item', note) ?? []);
  return isText ? read.filter((item) => typeof item === 'string' && item.trim() !== '') : read;
}

/** A list as it is, as JSON, as PHP writes one that has lost an item (an object), or as text with commas or lines. */
export function listIn(value: unknown, ofTexts = false): unknown[] | undefined {
  const list = unpacked(value);
  if (Array.isArray(list)) return list;
  if (isObject(list)) return Object.keys(list).every((key) => /^\d+$/.test(key)) ? Object.values(list) : undefined;
  if (!ofTexts || typeof list !== 'string') return undefined;
  return list.split(list.includes('\n') ? '\n' : /[,;|]/).map((item) => item.trim());
}

/** What a text of JSON holds. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
