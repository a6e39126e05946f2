import { contentSchema, isObject, typesOnly, type Content, type Json, type JsonObject } from '@apoti/contract';
import { fromStrapi } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { affectedParts, contentParts, type ContentPart } from './parts';

const wholeContent = typesOnly(contentSchema);

/**
 * The content object as it is stored, whole and of the right types, though perhaps against a rule that came later. The
 * number of queries does not depend on the number of entries.
 */
export async function readContent(strapi: Strapi): Promise<Content> {
  return wholeContent.parse(await storedContent(strapi));
}

/** The content object as it is stored, whatever it breaks. */
export async function storedContent(strapi: Strapi): Promise<JsonObject> {
  const state: JsonObject = {};
  for (const part of contentParts) putAt(state, part.at, await readPart(strapi, part));
  return state;
}

/** The content object after a change of these content types: everything else is taken from the state before. */
export async function readContentAgain(strapi: Strapi, before: Content, touched: Iterable<string>): Promise<Content> {
  const uids = new Set([...touched].flatMap((uid) => affectedParts[uid] ?? [uid]));
  if (uids.size === 0) return before;
  const state: JsonObject = { ...before, faq: { ...before.faq } };
  for (const part of contentParts) {
    if (uids.has(part.uid)) putAt(state, part.at, await readPart(strapi, part));
  }
  return wholeContent.parse(state);
}

async function readPart(strapi: Strapi, part: ContentPart): Promise<Json> {
  const rows = await findRows(strapi, part.uid);
  if (part.kind === 'single') return fromStrapi(strapi, part.uid, rows[0]);
  return rows.map((row) => fromStrapi(strapi, part.uid, row));
}

function putAt(state: JsonObject, at: readonly string[], value: Json): void {
  const [name, ...rest] = at;
  if (name === undefined) return;
  if (rest.length === 0) {
    state[name] = value;
    return;
  }
  const inner = state[name];
  const next: JsonObject = isObject(inner) ? inner : {};
  state[name] = next;
  putAt(next, rest, value);
}
