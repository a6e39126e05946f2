/** The old site, by all hosts under which its pages speak of themselves: with and without `www.`. */
export type OldSite = { hosts: ReadonlySet<string> };

const ADDRESS = /(?:https?:)?\/\/([a-z0-9.-]+(?::\d{1,5})?)(?=[/?#\s"'<>)\]]|$)([/?#][^\s"'<>)\]]*)?/gi;
const ATTRIBUTE = /\b(src|href)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/** @param address of its home page; none where nobody said */
export function oldSite(address: string | undefined): OldSite {
  if (address === undefined) return { hosts: new Set() };
  const { host } = new URL(address);
  const bare = host.toLowerCase().replace(/^www\./, '');
  return { hosts: new Set([bare, `www.${bare}`]) };
}

/** A text in which addresses of the old site lead into the site that it stands on, whichever that is. */
export function relinkedText({ hosts }: OldSite, text: string): string {
  if (!text.includes('//')) return text;
  return text.replace(ADDRESS, (whole, host: string, rest: string | undefined) => {
    if (!hosts.has(host.toLowerCase())) return whole;
    if (rest === undefined) return whole === text.trim() ? '/' : whole;
    return rest.startsWith('/') ? rest : `/${rest}`;
  });
}

/** The same for HTML, where an address without a slash is one from the old site's root. */
export function relinkedHtml(site: OldSite, html: string): string {
  return html.replace(ATTRIBUTE, (_, name: string, equals: string, written: string) => {
    const quoted = /^["']/.test(written);
    const address = relinkedText(site, (quoted ? written.slice(1, -1) : written).trim());
    return `${name}${equals}"${rooted(address).replaceAll('"', '%22')}"`;
  });
}

/** An address from the root, where it was one from a page. */
function rooted(address: string): string {
  if (address === '' || /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  return `/${address.replace(/^(?:\.{1,2}\/)+/, '')}`;
}

/** Every text within a value, relinked. */
export function relinked(site: OldSite, value: unknown): unknown {
  if (typeof value === 'string') {
    return /<[a-z][^>]*>/i.test(value) ? relinkedText(site, relinkedHtml(site, value)) : relinkedText(site, value);
  }
  if (Array.isArray(value)) return value.map((item) => relinked(site, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, relinked(site, inner)]));
}
