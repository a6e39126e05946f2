import { isDeeperThan } from '../../lib/depth';
import { isObject, type Json } from '../../merge/json';

/** Levels that facts may have: whatever goes through them, on each page, goes by calls of itself. */
const MAX_LEVELS = 32;

/** JSON of a text; undefined where it is none. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** schema.org objects in a text: one, or a list of them; each has a type. Null where it is no such thing. */
export function jsonLdIn(text: string): object[] | null {
  if (text.trim() === '') return [];
  const json = parsed(text);
  if (isDeeperThan(json, MAX_LEVELS)) return null;
  const items = Array.isArray(json) ? json : [json];
  const facts = items.filter(isObject);
  if (facts.length !== items.length || facts.some((fact) => !isTyped(fact))) return null;
  return facts.map((fact) => ({ '@context': 'https://schema.org', ...fact }));
}

/** What is wrong with the text, in words that go on from its name; null: nothing. */
export function jsonLdFault(text: string): string | null {
  if (jsonLdIn(text) !== null) return null;
  const json = parsed(text);
  if (json === undefined) return 'is no valid JSON';
  return isDeeperThan(json, MAX_LEVELS) ? `has more than ${MAX_LEVELS} levels` : 'needs a "@type" in each object';
}

function isTyped(fact: Record<string, Json>): boolean {
  const graph = fact['@graph'];
  if (Array.isArray(graph)) return graph.every((one) => isObject(one) && isTyped(one));
  const type = fact['@type'];
  return Array.isArray(type)
    ? type.length > 0 && type.every((one) => typeof one === 'string')
    : !!type && typeof type === 'string';
}
