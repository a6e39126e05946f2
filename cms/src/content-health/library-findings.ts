import type { Finding } from '@apoti/contract';
import { postPairs } from '../posts/post-pairs';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
/** A calendar day for people, such as `17 November 2026`. */
const dayText = (day: string) => (Number.isNaN(Date.parse(day)) ? day : dayFormat.format(Date.parse(day)));

/** So many of those are told that a list elsewhere has all of. */
const SHOWN = 10;

/** How many there are, and some of them. */
export type Counted = { total: number; findings: Finding[] };

/** Pictures of the library that say nothing to who does not see them, the newest first. */
export async function picturesWithoutAlt(strapi: Strapi): Promise<Counted> {
  const found = () =>
    strapi.db
      .getConnection('files')
      .whereLike('mime', 'image/%')
      .where((none) => none.whereNull('alternative_text').orWhere('alternative_text', ''));
  const [counted]: unknown[] = await found().count({ total: '*' });
  const rows: unknown[] = await found().select(['name', 'hash', 'ext']).orderBy('id', 'desc').limit(SHOWN);
  const findings = rows.filter(isRecord).map(({ name, hash, ext }) => {
    const query = new URLSearchParams({ view: 'grid', missingAlt: 'true', file: `${String(hash)}${String(ext)}` });
    const href = `/admin/media?${query.toString()}`;
    return { place: `Picture “${String(name)}”`, address: null, text: 'has no alt text', href };
  });
  return { total: isRecord(counted) ? Number(counted['total']) : 0, findings };
}

/** Posts that were never published though their day has passed, the oldest first. */
export async function overdueDrafts(strapi: Strapi, today: string): Promise<Counted> {
  const found = () => postPairs(strapi).whereNull('p.id').where('d.publish_date', '<', today);
  const [counted]: unknown[] = await found().count({ total: '*' });
  const rows: unknown[] = await found()
    .select(['d.title', 'd.wire_id', 'd.publish_date'])
    .orderBy('d.publish_date', 'asc')
    .limit(SHOWN);
  const findings = rows.filter(isRecord).map((row) => ({
    place: `Draft “${String(row['title'] || 'without a title')}”`,
    address: null,
    text: `was to be published on ${dayText(String(row['publish_date']))}`,
    href: `/admin/blog?edit=${String(row['wire_id'])}`,
  }));
  return { total: isRecord(counted) ? Number(counted['total']) : 0, findings };
}
