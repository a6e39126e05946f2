import { z } from 'zod';
import {
  contentLists,
  contentPatchSchema,
  contentSchema,
  isObject,
  usualCategory,
  valueAt,
  type Content,
  type ContentPatch,
  type FaqCategory,
  type Json,
  type JsonObject,
} from '@apoti/contract';
import { called, type Notes } from '../notes';
import { itemName } from '../list-names';
import { identifyItems } from './identify-items';
import { mend, mendOrDrop } from './mend';
import { readAs } from './read-as';
import { objectOf } from './unwrap';

/** The content of an older site: its lists by their place, without those that it does not have, and all other texts. */
export type OldContent = { lists: Map<string, JsonObject[]>; texts: ContentPatch };

const LABELS = ['name', 'title', 'label', 'question'];
const PARTS = Object.keys(contentSchema.shape);

/** @throws Error with what is wrong with the answer as a whole */
export function normaliseContent(answer: unknown, present: Content, notes: Notes): OldContent {
  const object = objectOf(answer, (value) => PARTS.some((part) => part in value));
  if (object === undefined) throw new Error('the answer holds no content');
  for (const part of PARTS)
    if (!(part in object)) notes.add(part, 'is missing in the old site and stays as it is here');
  const read = readAs(contentSchema, object, 'content', (text) => notes.add('Content', text));
  const known = isObject(read) ? read : {};
  const lists = new Map<string, JsonObject[]>();
  for (const path of Object.keys(contentLists)) {
    const items = takeOut(known, path.split('.'));
    const whole = items === undefined ? [] : readItems(path, items, present, notes);
    if (whole.length > 0) lists.set(path, whole);
  }
  settleCategories(lists, present, notes);
  const texts = mendOrDrop(contentPatchSchema, known, (text) => notes.add('Content', text));
  return { lists, texts: texts ?? {} };
}

/** What a customer is must be said; older sites did not ask. */
function positionOf({ position = '', company = '' }: JsonObject): JsonObject {
  return String(position).trim() === '' ? { position: String(company).trim() || 'Customer' } : {};
}

/** Takes a list out of the content. */
function takeOut(content: JsonObject, path: readonly string[]): JsonObject[] | undefined {
  const last = path.at(-1) ?? '';
  const holder = path.length === 1 ? content : valueAt(content, path.slice(0, -1));
  if (!isObject(holder) || holder[last] === undefined) return undefined;
  const items = holder[last];
  delete holder[last];
  return Array.isArray(items) ? items.filter(isObject) : undefined;
}

function readItems(path: string, items: JsonObject[], present: Content, notes: Notes): JsonObject[] {
  const schema = itemSchema(path);
  const label = LABELS.find((name) => name in schema.shape) ?? 'name';
  const identity = 'id' in schema.shape ? 'id' : 'key';
  const name = itemName(path);
  const names = { identity, numeric: schema.shape['id'] instanceof z.ZodNumber, label, name } as const;
  const here = valueAt(present, path.split('.'));
  const rule = Object.entries(contentLists).find(([place]) => place === path)?.[1];
  const defaults: JsonObject = isObject(rule?.defaults) ? rule.defaults : {};
  const filled = items.map((item): JsonObject => ({
    ...defaults,
    ...item,
    ...(path === 'testimonials' ? positionOf(item) : {}),
  }));
  return identifyItems(filled, Array.isArray(here) ? here.filter(isObject) : [], names, notes).flatMap((item) => {
    const text = called(name, item[label], item['id']);
    const mended = mend(schema, item, (note) => notes.add(text, note));
    if ('value' in mended) return isObject(mended.value) ? [mended.value] : [];
    notes.leaveOut(text, mended.broken);
    return [];
  });
}

function itemSchema(path: string): z.ZodObject {
  let schema: unknown = contentSchema;
  for (const step of path.split('.')) schema = schema instanceof z.ZodObject ? schema.shape[step] : undefined;
  const element = schema instanceof z.ZodArray ? schema.element : undefined;
  if (!(element instanceof z.ZodObject)) throw new Error(`There is no list ${path}`);
  return element;
}

/** A question names its category by id or by name; one that names none that there is goes where such questions go. */
function settleCategories(lists: Map<string, JsonObject[]>, present: Content, notes: Notes): void {
  const questions = lists.get('faq.faqs');
  if (questions === undefined) return;
  const categories = [...(lists.get('faq.categories') ?? []), ...present.faq.categories].filter(isCategory);
  const byName = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]));
  const settled = questions.map((question) => {
    const wanted = String(question['category'] ?? '');
    if (categories.some(({ id }) => id === wanted)) return question;
    const category = byName.get(wanted.toLowerCase()) ?? usualCategory(categories);
    if (!byName.has(wanted.toLowerCase()))
      notes.add(
        called(itemName('faq.faqs'), question['question'], question['id']),
        `its category “${wanted}” does not exist; it goes to ${category}`,
      );
    return { ...question, category };
  });
  lists.set('faq.faqs', settled);
}

function isCategory(value: Json | FaqCategory): value is FaqCategory {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';
}
