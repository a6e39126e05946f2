import { lagosDay, redirectKey, serverFiles, sitePaths } from '@apoti/contract';
import { postKind } from '../entries/kinds';
import { hashesIn } from '../library/hashes-in';
import { isRecord } from '../store/from-strapi';
import { readState } from '../states/state-watch';
import type { Strapi } from '../store/strapi';

/** What links within the site can lead to. */
export type Known = {
  posts: ReadonlySet<string>;
  events: ReadonlySet<string>;
  files: ReadonlySet<string>;
  redirects: ReadonlySet<string>;
};

const pages = new Set<string>([...sitePaths, ...serverFiles]);
/** What the product serves besides, and answers for itself. */
const BESIDES = /^\/(?:admin|api|assets|events\/\d+\.ics)(?:\/|$|\?)/;

async function textsOf(strapi: Strapi, table: string, column: string): Promise<Set<string>> {
  const rows: unknown[] = await strapi.db.getConnection(table).select(column);
  return new Set(rows.filter(isRecord).map((row) => String(row[column])));
}

/** What there is now. */
export async function knownTargets(strapi: Strapi): Promise<Known> {
  const posts: unknown = await strapi.db.query(postKind.uid).findMany({
    where: { publishedAt: { $notNull: true }, publishDate: { $lte: lagosDay(Date.now()) } },
    select: ['wireId'],
  });
  const redirects: unknown = (await readState(strapi, 'seo'))['redirects'];
  const from = (Array.isArray(redirects) ? redirects : [])
    .filter(isRecord)
    .map((one) => redirectKey(String(one['from'])));
  return {
    posts: new Set((Array.isArray(posts) ? posts : []).filter(isRecord).map((row) => String(row['wireId']))),
    events: await textsOf(strapi, 'events', 'wire_id'),
    files: await textsOf(strapi, 'files', 'hash'),
    redirects: new Set(from),
  };
}

/** Why a link within the site leads nowhere; null when it leads somewhere, or out of the site. `own`: the site's own address. */
export function ownLinkFault(address: string, known: Known, own: string | null): string | null {
  const isOwn = own !== null && (address === own || address.startsWith(`${own}/`));
  const local = isOwn ? address.slice(own.length) || '/' : address;
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  const [page = ''] = local.split(/[?#]/, 1);
  const path = redirectKey(page) || '/';
  if (pages.has(path) || known.redirects.has(path)) return null;
  if (path.startsWith('/uploads/')) {
    const isThere = [...hashesIn(path)].some((hash) => known.files.has(hash));
    return isThere ? null : 'names a file that is not in the media library';
  }
  const event = /^\/events\/(\d+)\.ics$/.exec(path)?.[1];
  if (event !== undefined) return known.events.has(event) ? null : 'names an event that is not there';
  if (BESIDES.test(path)) return null;
  const post = /^\/press-releases\/([^/]+)$/.exec(path)?.[1];
  if (post === undefined) return 'is no page of the site';
  return known.posts.has(post) ? null : 'names a post that is not public';
}
