import type { FastifyRequest } from 'fastify';

/** The path of a request's address, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '/';
}

/** The one form of a page's address; null for what no page can have (encoded tricks, empty segments, dots). */
export function canonicalPath(path: string): string | null {
  if (path === '/') return path;
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  return /^(\/[A-Za-z0-9_~-]+(\.[A-Za-z0-9_~-]+)*)+$/.test(trimmed) ? trimmed : null;
}

/** Makes an address that is no valid encoding (`/%E0%A4%A`) one that is, and that no page has, so that our own 404 answers it. */
export function withValidEncoding(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
