import { lagosDay } from '@apoti/contract';
import { postKind } from '../entries/kinds';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { hashesIn } from './hashes-in';
import { noteHashes, type Uses } from './noted-uses';

/** Read at once: between two parts the CMS answers others. */
const AT_ONCE = 500;

/** A version of a post, without its texts: those of 10,000 posts are never held at once. */
type Version = { hashes: ReadonlySet<string>; title: string; wireId: string; date: string };
type Versions = { draft?: Version; published?: Version };

/** Where files are used in posts. Draft and published version are told as one place where both name the file. */
export async function inPosts(strapi: Strapi): Promise<Uses> {
  const today = lagosDay(Date.now());
  const uses: Uses = new Map();
  for (const { draft, published } of (await versionsOfPosts(strapi)).values()) {
    const href = `/admin/blog?edit=${(published ?? draft)?.wireId ?? ''}`;
    const isOut = published !== undefined && published.date <= today;
    if (published) {
      noteHashes(uses, published.hashes, { kind: 'posts', href, label: `Post “${published.title}”`, live: isOut });
    }
    if (!draft) continue;
    const onlyDraft = [...draft.hashes].filter((hash) => published?.hashes.has(hash) !== true);
    noteHashes(uses, onlyDraft, { kind: 'posts', href, label: `Draft of the post “${draft.title}”`, live: false });
  }
  return uses;
}

/** The versions that name a file, by document, in the order of their rows. */
async function versionsOfPosts(strapi: Strapi): Promise<Map<string, Versions>> {
  const documents = new Map<string, Versions>();
  const columns = columnsOf(strapi);
  for (let after = 0; ;) {
    const found: unknown[] = await rowsAfter(strapi, columns, after);
    for (const row of found.filter(isRecord)) {
      const document = String(row['document_id']);
      const which = row['published_at'] === null ? 'draft' : 'published';
      documents.set(document, { ...documents.get(document), [which]: toVersion(row) });
    }
    const last = found.at(-1);
    if (found.length < AT_ONCE || !isRecord(last)) return documents;
    after = Number(last['id']);
  }
}

/** Every column of a post, also one that a later release adds: any may name a file. */
function columnsOf(strapi: Strapi): string[] {
  const attributes: unknown[] = Object.values(strapi.db.metadata.get(postKind.uid).attributes);
  return attributes
    .filter(isRecord)
    .map(({ columnName }) => columnName)
    .filter((name) => typeof name === 'string');
}

async function rowsAfter(strapi: Strapi, columns: readonly string[], after: number): Promise<unknown[]> {
  return strapi.db
    .getConnection('posts')
    .select()
    .where('id', '>', after)
    .whereRaw(
      `(${columns.map(() => 'cast(?? as text) like ?').join(' or ')})`,
      columns.flatMap((column) => [column, '%/uploads/%']),
    )
    .orderBy('id')
    .limit(AT_ONCE);
}

function toVersion(row: Record<string, unknown>): Version {
  const [title, wireId, date] = [row['title'], row['wire_id'], row['publish_date']].map((value) => String(value ?? ''));
  return {
    hashes: hashesIn(row),
    title: title ?? '',
    wireId: wireId ?? '',
    date: date ?? '',
  };
}
