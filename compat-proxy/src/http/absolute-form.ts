/** The beginning of an address in absolute form (RFC 9112 §3.2.2), with whom it names. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/**
 * An address without the host that it names, if that is the request's own Host: by it is judged whether we answer at all. Any other
 * address is given back as it came.
 */
export function withoutOwnHost(url: string, host: string | undefined): string {
  const [start = '', named] = ABSOLUTE.exec(url) ?? [];
  if (named === undefined || named.toLowerCase() !== host?.toLowerCase()) return url;
  const rest = url.slice(start.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether an address, as {@link withoutOwnHost} gives it, is one of another host than the request's. */
export function namesOtherHost(url: string): boolean {
  return ABSOLUTE.test(url);
}
