/**
 * What an answer holds: JSON, also behind a byte order mark or behind warnings that a PHP program has written before it.
 * @throws Error where there is none
 */
export function parseAnswer(text: string): unknown {
  const bare = text.replace(/^\uFEFF/, '').trim();
  const starts = [0, ...[...bare.matchAll(/[[{]/g)].slice(0, 50).map(({ index }) => index)];
  for (const start of starts) {
    try {
      return JSON.parse(bare.slice(start)) as unknown;
    } catch {
      // Perhaps from the next bracket on.
    }
  }
  throw new Error(`it is no JSON: “${bare.slice(0, 80).replace(/\s+/g, ' ')}”`);
}
