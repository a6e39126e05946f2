/** Addresses of stored files within any text: alone, in an address of the site, or inside rich text. */
const ADDRESS = /\/uploads\/((?:[\w.~-]|%[0-9A-Fa-f]{2})+)/g;

/** The stored names of the files that a value names, however deep. */
export function namesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') for (const name of namesInText(next)) names.add(name);
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return names;
}

function namesInText(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([, name = '']) => decoded(name).replace(/^thumbnail_/, ''));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
