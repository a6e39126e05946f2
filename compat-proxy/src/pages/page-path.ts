/** The one form of a page's address; null for what no page can have (encoded tricks, empty segments, dots). */
export function canonicalPath(path: string): string | null {
  if (path === '/') return path;
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  return /^(\/[A-Za-z0-9_~-]+(\.[A-Za-z0-9_~-]+)*)+$/.test(trimmed) ? trimmed : null;
}
