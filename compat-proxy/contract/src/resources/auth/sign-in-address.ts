/** Where people sign in to the back-office: a page, and what its form is posted to without script (P18). */
export const LOGIN_PATH = '/login';

/**
 * Where a person goes after signing in: back to the screen they came from, never out of the back-office (A1, P18). `search`: the
 * query of the sign-in's own address. Answers a path with query and mark, in the letters that a header takes.
 */
export function nextAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!/^\/admin(\/[\w/-]*)?([?#][^\\\s]*)?$/.test(next)) return '/admin';
  const { pathname, search: query, hash } = new URL(next, 'http://site');
  return `${pathname}${query}${hash}`;
}
