/** The beginning of an address in absolute form (RFC 9112 §3.2.2), with whom it names. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/**
 * The path and query that an address asks for, in whichever form it came: routes and pages know no other. What is no address of a
 * page or call (`*`, another scheme) becomes a path that nothing has.
 */
export function pathAndQuery(url: string): string {
  if (url.startsWith('/')) return url;
  const [start = ''] = ABSOLUTE.exec(url) ?? [];
  const rest = url.slice(start.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether an address, as it came, is one of another host than the request's own Host: by that is judged whether we answer at all. */
export function namesOtherHost(url: string, host: string | undefined): boolean {
  const [, named] = ABSOLUTE.exec(url) ?? [];
  return named !== undefined && named.toLowerCase() !== host?.toLowerCase();
}
