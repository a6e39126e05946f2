/** Addresses of stored files within any text, alone, in an address of the site, or inside rich text, up to the extension. */
const ADDRESS = /\/uploads\/((?:[\w~-]|%[0-9A-Fa-f]{2})+)/g;
/** Smaller pictures made from one are called after it; they are of another format, perhaps. */
const SMALLER = /^(thumbnail|xsmall|small|medium|large|full|w\d+)_/;

/** The hashes (stored names without extension) of the files that a value names, however deep. */
export function hashesIn(value: unknown): Set<string> {
  const hashes = new Set<string>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') for (const hash of hashesInText(next)) hashes.add(hash);
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return hashes;
}

function hashesInText(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, sent = '']) => {
    const [hash = ''] = decoded(sent).split('.');
    return [hash, hash.replace(SMALLER, '')];
  });
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
