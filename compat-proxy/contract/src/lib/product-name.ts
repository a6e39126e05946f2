/** Puts the brand in wherever a text names it as `{product}`, so that no text hard-codes it. */
export function withProductName(text: string, siteName: string): string {
  // A function, since a replacement text would give `$&` and its like a meaning.
  return text.replaceAll('{product}', () => siteName);
}

/** The same for every text inside a value, at any depth; the value itself is left alone. */
export function withProductNames<T>(value: T, siteName: string): T {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? withProductName(inner, siteName) : inner,
  ) as T;
}
