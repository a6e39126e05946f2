import { z } from 'zod';
import { readHeaders } from './strapi-peer';

const jsonSchema = z.json();
type Json = z.infer<typeof jsonSchema>;

/** Every text in a JSON value. */
export function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Texts of one value that are nowhere in the others. */
export function missingTexts(value: Json, others: readonly Json[]): string[] {
  const there = new Set(others.flatMap(textsOf));
  return textsOf(value).filter((text) => text !== '' && !there.has(text));
}

async function read(url: string, headers: Record<string, string>): Promise<Json> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return jsonSchema.parse(await answer.json());
}

/** Makes sure that what is compared is the same: every text that we answer is in one of Strapi's answers. */
export async function checkSameData(ours: { origin: string; path: string }, strapi: readonly string[]): Promise<void> {
  const { revision: _revision, ...content } = z
    .record(z.string(), jsonSchema)
    .parse(await read(ours.origin + ours.path, {}));
  const answers = await Promise.all(strapi.map((url) => read(url, readHeaders)));
  const missing = missingTexts(content, answers);
  if (missing.length > 0) throw new Error(`Strapi does not answer ${JSON.stringify(missing.slice(0, 3))}`);
}
