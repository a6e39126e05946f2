import { defaultContent, equal, isObject, valueAt, type Content, type JsonObject } from '@apoti/contract';
import { withChange } from '../changes/with-change';
import { contentWatch } from '../content/content-watch';
import { contentParts, type ContentPart } from '../content/parts';
import { writeContent } from '../content/write-content';
import type { Strapi } from '../store/strapi';
import { SEED_AUTHOR } from './author';
import type { SeedLog } from './seed-log';

/** Puts in the parts of the content object that have never been put in, unless somebody has filled them already. */
export async function seedContent(strapi: Strapi, log: SeedLog): Promise<void> {
  const missing = contentParts.filter(({ uid }) => !log.has(uid));
  if (missing.length === 0) return;
  const empty: ContentPart[] = [];
  for (const part of missing) if ((await strapi.db.query(part.uid).count()) === 0) empty.push(part);
  let touched: Iterable<string> = [];
  const watch = contentWatch(strapi, () => touched);
  await withChange(strapi, SEED_AUTHOR, watch, async ({ before }) => {
    const next = withDefaults(before, empty);
    if (!equal(before, next)) touched = await writeContent(strapi, before, next);
    return { result: undefined };
  });
  await log.add(missing.map(({ uid }) => uid));
}

function withDefaults(content: Content, parts: readonly ContentPart[]): Content {
  const next: Content = { ...content, faq: { ...content.faq } };
  for (const { at } of parts) put(next, at);
  return next;
}

function put(next: JsonObject, at: readonly string[]): void {
  const [name] = at;
  const value = valueAt(defaultContent, at);
  if (name === undefined || value === undefined) return;
  const inner = next[name];
  const [, last] = at;
  if (last !== undefined && isObject(inner)) inner[last] = value;
  else next[name] = value;
}
