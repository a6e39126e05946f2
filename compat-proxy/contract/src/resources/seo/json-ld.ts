import { isObject, type Json } from '../../merge/json';

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
  const items = Array.isArray(json) ? json : [json];
  const facts = items.filter(isObject);
  if (facts.length !== items.length || facts.some((fact) => !isTyped(fact))) return null;
  return facts.map((fact) => ({ '@context': 'https://schema.org', ...fact }));
}

/** What is wrong with the text, in words that go on from its name; null: nothing. */
export function jsonLdFault(text: string): string | null {
  if (jsonLdIn(text) !== null) return null;
  return parsed(text) === undefined ? 'is no valid JSON' : 'needs a "@type" in each object';
}

function isTyped(fact: Record<string, Json>): boolean {
  const graph = fact['@graph'];
  if (Array.isArray(graph)) return graph.every((one) => isObject(one) && isTyped(one));
  const type = fact['@type'];
  return Array.isArray(type)
    ? type.length > 0 && type.every((one) => typeof one === 'string')
    : !!type && typeof type === 'string';
}
