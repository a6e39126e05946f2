import { lagosDay, postPageSchema, type PostPage, type PostQuery, type PostSummary } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { foldedSql } from '../store/folded-text';
import { isRecord } from '../store/from-strapi';
import { KeptAnswers } from '../store/kept-answers';
import type { Strapi } from '../store/strapi';
import { drafts, postPairs } from './post-pairs';

type Query = ReturnType<typeof matching>;
type Fold = (value: string) => string;

/** What publishing copies, column by column: a draft that differs in one of them has unpublished changes. */
const COPIED = [
  'title',
  'slug',
  'excerpt',
  'category',
  'author',
  'publish_date',
  'featured',
  'read_time',
  'featured_image',
  'tags',
  'content',
];
const DIFFERS = COPIED.map(() => "coalesce(cast(?? as text), '') <> coalesce(cast(?? as text), '')").join(' or ');
/** The columns' names for {@link DIFFERS}. */
const VERSIONS = COPIED.flatMap((column) => [`d.${column}`, `p.${column}`]);
const SHOWN = ['title', 'slug', 'category', 'author', 'publish_date', 'featured', 'updated_at', 'wire_id'];
const SEARCHED = ['d.title', 'd.excerpt', 'd.tags'];
/** All that is searched of a post, line by line: folding it once is half the work of folding each part. */
const SEARCHED_TEXT = SEARCHED.map(() => "coalesce(cast(?? as text), '')").join(" || '\n' || ");

/** The order by titles goes by the folded ones. */
const TITLE = 'd.title';

/** Drafts all lack `published_at`: named first, it lets PostgreSQL read an index in its order, which for `is null` alone it does not. */
const ORDERS = {
  '-date': [
    ['d.published_at', 'desc'],
    ['d.publish_date', 'desc'],
    ['d.wire_id', 'desc'],
  ],
  date: [
    ['d.published_at', 'asc'],
    ['d.publish_date', 'asc'],
    ['d.wire_id', 'asc'],
  ],
  title: [
    [TITLE, 'asc'],
    ['d.wire_id', 'asc'],
  ],
  '-title': [
    [TITLE, 'desc'],
    ['d.wire_id', 'desc'],
  ],
} as const;

/** What of the answers only changes when a post does: both read all posts. */
const totals = new KeptAnswers<number>(['posts']);
const writers = new KeptAnswers<string[]>(['posts']);

/**
 * A page of the posts as they are being edited (A10): a few queries, however many posts there are, and only the page's rows
 * leave the database. @throws ApiError `unauthenticated`
 */
export async function listPosts(strapi: Strapi, person: PersonClaim, query: PostQuery): Promise<PostPage> {
  await requireAdmin(strapi, person);
  const today = lagosDay(Date.now());
  const fold = await foldedSql(strapi);
  const total = await countOf(strapi, query, today, fold);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const page = Math.min(query.page, pages);
  const found = () => onPage(strapi, matching(strapi, query, today, fold), { ...query, page }, fold);
  // A search that finds nothing has read all posts once to know that.
  const rows: unknown[] = total === 0 ? [] : await found();
  return postPageSchema.parse({
    posts: rows.filter(isRecord).map((row) => toSummary(row, today)),
    total,
    pages,
    page,
    authors: await writers.get(strapi, '', () => authorsOf(strapi)),
  });
}

/** How many posts match, whatever page of them is shown. */
function countOf(strapi: Strapi, query: PostQuery, today: string, fold: Fold): Promise<number> {
  const { search, status, category, author } = query;
  return totals.get(strapi, JSON.stringify([search.trim(), status, category, author, today]), async () => {
    const [counted]: unknown[] = await matching(strapi, query, today, fold).count({ total: '*' });
    return isRecord(counted) ? Number(counted['total']) : 0;
  });
}

/** Everybody who is named as the author of a post, in the alphabet's order. */
async function authorsOf(strapi: Strapi): Promise<string[]> {
  const rows: unknown[] = await strapi.db
    .getConnection('posts')
    .whereNull('published_at')
    .whereNot('author', '')
    .distinct('author')
    .orderBy('author');
  return rows.filter(isRecord).map(({ author }) => String(author));
}

/**
 * The drafts that match. Beside its published version each of them stands only where the question is about that: 10,000 posts are
 * not held against 10,000 others to show twenty.
 */
function matching(strapi: Strapi, { search, status, category, author }: PostQuery, today: string, fold: Fold) {
  const found = status === '' ? drafts(strapi) : postPairs(strapi);
  if (category !== '') found.where('d.category', category);
  if (author !== '') found.where('d.author', author);
  if (status === 'draft') found.whereNull('p.id');
  if (status === 'published') found.where('p.publish_date', '<=', today);
  if (status === 'scheduled') found.where('p.publish_date', '>', today);
  if (status === 'changed') found.whereNotNull('p.id').whereRaw(`(${DIFFERS})`, VERSIONS);
  const words = search.trim();
  if (words === '') return found;
  const pattern = `%${words.replace(/[!%_]/g, '!$&')}%`;
  return found.whereRaw(`${fold(SEARCHED_TEXT)} like ${fold('?')} escape '!'`, [...SEARCHED, pattern]);
}

/** The page's rows: which they are is found first, in an index, and only those are read, each beside its published version. */
async function onPage(strapi: Strapi, found: Query, { sort, page, size }: PostQuery, fold: Fold): Promise<unknown[]> {
  const { connection } = strapi.db;
  const inOrder = (query: Query) => {
    for (const [column, direction] of ORDERS[sort]) {
      if (column === TITLE) query.orderByRaw(`${fold('??')} ${direction}`, [column]);
      else query.orderBy(column, direction);
    }
    return query;
  };
  const ids = inOrder(found.select('d.id'))
    .limit(size)
    .offset((page - 1) * size);
  const shown = postPairs(strapi)
    .whereIn('d.id', ids)
    .select(SHOWN.map((column) => `d.${column}`))
    .select({ public_id: 'p.id', public_date: 'p.publish_date' })
    .select(connection.raw(`(p.id is not null and (${DIFFERS})) as differs`, VERSIONS));
  return inOrder(shown);
}

function toSummary(row: Record<string, unknown>, today: string): Record<keyof PostSummary, unknown> {
  const isPublished = row['public_id'] !== null;
  const updated = row['updated_at'];
  return {
    id: Number(row['wire_id']),
    title: row['title'] ?? '',
    slug: row['slug'] ?? '',
    category: row['category'] ?? '',
    author: row['author'] ?? '',
    publishDate: row['publish_date'] ?? '',
    featured: Boolean(row['featured']),
    status: isPublished ? 'published' : 'draft',
    hasUnpublishedChanges: Boolean(row['differs']),
    scheduled: isPublished && String(row['public_date']) > today,
    publicFrom: isPublished ? row['public_date'] : null,
    updatedAt: new Date(updated instanceof Date ? updated : Number(updated)).toISOString(),
  };
}
