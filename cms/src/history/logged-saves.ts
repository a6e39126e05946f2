import { changeSchema, type Change, type Door, type HistoryKind, type LoggedSave } from '@apoti/contract';
import { inPresentForm } from '../changes/old-forms';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const UID = 'api::change.change';

/** A row of the change log without its values; `who` is the author's name for people. */
export type StoredSave = LoggedSave & { who: string };

/** Which rows: of this kind, of one entry if `subject` is given, with numbers from `from` (included) to `before` (excluded). */
export type SavesWanted = {
  kind: HistoryKind;
  subject?: string | undefined;
  from?: number | undefined;
  before?: number | undefined;
};

/** The newest rows of those, without their values: a row's values are read once it is known to be told. */
export async function findSaves(strapi: Strapi, wanted: SavesWanted, limit: number): Promise<StoredSave[]> {
  const { kind, subject, from, before } = wanted;
  const where = {
    kind,
    ...(subject === undefined ? {} : { subject }),
    number: { $gte: from ?? 0, ...(before === undefined ? {} : { $lt: before }) },
  };
  const rows: unknown = await strapi.db.query(UID).findMany({
    where,
    orderBy: { number: 'desc' },
    limit,
    select: ['number', 'createdAt', 'author', 'authorName', 'subject'],
  });
  const saves = Array.isArray(rows) ? rows.filter(isRecord) : [];
  const oldest = saves.at(-1)?.['number'];
  const asked = await findSilent(strapi, { ...where, number: { ...where.number, $gte: Number(oldest ?? 0) } });
  return saves.map((row) => toSave(row, asked));
}

/** Numbers of the saves by clients that are not asked, which leave an overlay: our own back-office is asked. */
async function findSilent(strapi: Strapi, where: Record<string, unknown>): Promise<Set<number>> {
  const rows: unknown = await strapi.db
    .query(UID)
    .findMany({ where: { ...where, overlay: { $notNull: true } }, select: ['number'] });
  return new Set((Array.isArray(rows) ? rows.filter(isRecord) : []).map((row) => Number(row['number'])));
}

function toSave(row: Record<string, unknown>, silent: ReadonlySet<number>): StoredSave {
  const number = Number(row['number']);
  const author = String(row['author'] ?? '');
  return {
    number,
    at: new Date(String(row['createdAt'])).getTime(),
    author,
    who: String(row['authorName'] ?? author),
    subject: String(row['subject'] ?? ''),
    door: doorOf(author, silent.has(number)),
  };
}

function doorOf(author: string, isSilent: boolean): Door {
  if (author.startsWith('panel:')) return 'panel';
  if (!author.startsWith('person:')) return 'system';
  return isSilent ? 'wire' : 'back-office';
}

/** So much of a text is looked for, in characters: it only narrows what is read. */
const SOUGHT = 200;

/**
 * Numbers of the rows of a kind, from a number on, that hold one of these texts, perhaps as a part of another. Not within a
 * transaction.
 */
export async function findMentions(
  strapi: Strapi,
  kind: HistoryKind,
  from: number,
  texts: readonly string[],
): Promise<number[]> {
  const rows: unknown = await strapi.db
    .getConnection('changes')
    .where({ kind })
    .where('number', '>=', from)
    .where((any) => {
      for (const text of texts) any.orWhereRaw("cast(?? as text) like ? escape '!'", ['changes', mention(text)]);
    })
    .orderBy('number')
    .select('number');
  return (Array.isArray(rows) ? rows.filter(isRecord) : []).map((row) => Number(row['number']));
}

/** The pattern of a text as JSON writes it: the log's values are JSON. */
function mention(text: string): string {
  const written = JSON.stringify([...text].slice(0, SOUGHT).join('')).slice(1, -1);
  return `%${written.replace(/[!%_]/g, '!$&')}%`;
}

/** The changes of these rows, by number. */
export async function findChanges(strapi: Strapi, numbers: readonly number[]): Promise<Map<number, Change[]>> {
  const rows: unknown = await strapi.db
    .query(UID)
    .findMany({ where: { number: { $in: [...numbers] } }, select: ['number', 'changes'] });
  const found = Array.isArray(rows) ? rows.filter(isRecord) : [];
  return new Map(found.map((row) => [Number(row['number']), parseChanges(row)]));
}

/** The changes that a row of the log tells of. */
export function parseChanges(row: Record<string, unknown> | undefined): Change[] {
  return changeSchema
    .array()
    .parse(row?.['changes'] ?? [])
    .map(inPresentForm);
}
