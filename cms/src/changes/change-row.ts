import {
  aliasSchema,
  changeSchema,
  survivorSchema,
  type Alias,
  type Change,
  type Kind,
  type Survivor,
} from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import type { Author } from './author';
import { inPresentForm } from './old-forms';

const UID = 'api::change.change';

/** What a wire save leaves behind for the same sender's next one. */
export type ChangeNote = {
  session?: string | undefined;
  baseRevision?: string | undefined;
  idempotencyKey?: string | undefined;
  /** What was asked for under the key. */
  requestHash?: string | undefined;
  /** What the sender has sent from this base so far; null for a sender that is asked. */
  overlay?: Change[] | null | undefined;
  aliases?: Alias[] | undefined;
  /** What the sender was told that stays though somebody deleted it, so that it is told again. */
  survivors?: Survivor[] | undefined;
};

/** One row of the change log. */
export type ChangeRow = ChangeNote & { number: number; kind: Kind; subject: string; author: Author; changes: Change[] };

/** SQLite takes so many rows in one statement. */
const ROWS_AT_ONCE = 100;

/** Adds a row; inside the transaction of the change itself. */
export async function insertRow(strapi: Strapi, row: ChangeRow): Promise<void> {
  await insertRows(strapi, [row]);
}

/** {@link insertRow} for many. */
export async function insertRows(strapi: Strapi, rows: readonly ChangeRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const data = rows.slice(from, from + ROWS_AT_ONCE).map(toStored);
    // One query; `create` would read the row back.
    await strapi.db.query(UID).createMany({ data });
  }
}

function toStored(row: ChangeRow) {
  return {
    number: row.number,
    kind: row.kind,
    subject: row.subject,
    author: row.author.id,
    authorName: row.author.name,
    session: row.session ?? null,
    baseRevision: row.baseRevision ?? null,
    idempotencyKey: row.idempotencyKey ?? null,
    requestHash: row.requestHash ?? null,
    changes: row.changes,
    overlay: row.overlay ?? null,
    aliases: row.aliases ?? [],
    survivors: row.survivors ?? null,
  };
}

/** What a sender's earlier saves left behind. */
export type Remembered = { overlay: Change[]; aliases: Alias[] };

/** Whose earlier saves are looked for, and of what; `subject` is empty for whole states. */
type Earlier = { kind: Kind; subject: string; session: string; base: string };

/** What the same sender's last save from the same revision recorded (old clients send their old base again). */
export async function findRemembered(strapi: Strapi, { kind, subject, session, base }: Earlier): Promise<Remembered> {
  const found: unknown = await strapi.db.query(UID).findMany({
    where: { kind, subject, session, baseRevision: base, overlay: { $notNull: true } },
    orderBy: { number: 'desc' },
    limit: 1,
    select: ['overlay', 'aliases'],
  });
  return remembered(Array.isArray(found) ? found[0] : undefined);
}

/** A save that may have come before: the same person's, under this key, asking for the same of an entry; or a new entry made. */
type Repeatable = { author: Author; key: string; kind: Kind } & (
  { subject: string; hash: string } | { subject?: never }
);

/** What was answered then; `survivors` are unknown of a row from before they were kept. */
type Repeated = Remembered & { survivors: Survivor[] | undefined; subject: string; number: number };

/**
 * What this person saved of the same under this key, of which entry, and the row's number; null when nothing was. A key that they used for
 * something else is no repetition. Whatever is saved names the revision that it was read from; what is made new does not.
 */
export async function findRepeated(
  strapi: Strapi,
  { author, key, kind, ...asked }: Repeatable,
): Promise<Repeated | null> {
  // Rows of earlier versions do not say what was asked for.
  const same =
    asked.subject === undefined
      ? { baseRevision: { $null: true } }
      : {
          subject: asked.subject,
          baseRevision: { $notNull: true },
          $or: [{ requestHash: asked.hash }, { requestHash: { $null: true } }],
        };
  const found: unknown = await strapi.db.query(UID).findOne({
    where: { idempotencyKey: key, author: author.id, kind, ...same },
    select: ['number', 'subject', 'overlay', 'aliases', 'survivors'],
  });
  if (!isRecord(found)) return null;
  return {
    ...remembered(found),
    survivors: survivorSchema
      .array()
      .optional()
      .parse(found['survivors'] ?? undefined),
    subject: String(found['subject'] ?? ''),
    number: Number(found['number']),
  };
}

/** All changes of a state after a number, from the first to the last. */
export async function findChangesSince(strapi: Strapi, kind: Kind, subject: string, number: number): Promise<Change[]> {
  const rows: unknown = await strapi.db
    .query(UID)
    .findMany({ where: { kind, subject, number: { $gt: number } }, orderBy: { number: 'asc' }, select: ['changes'] });
  if (!Array.isArray(rows)) return [];
  return rows
    .flatMap((row: unknown) => changeSchema.array().parse(isRecord(row) ? row['changes'] : []))
    .map(inPresentForm);
}

/** Whether the log's last word on an entry is that it was deleted. */
export async function wasDeleted(strapi: Strapi, kind: Kind, subject: string): Promise<boolean> {
  const found: unknown = await strapi.db
    .query(UID)
    .findMany({ where: { kind, subject }, orderBy: { number: 'desc' }, limit: 1, select: ['changes'] });
  const last: unknown = Array.isArray(found) ? found[0] : undefined;
  const changes = changeSchema.array().parse(isRecord(last) ? (last['changes'] ?? []) : []);
  return changes.some(({ path, new: next }) => path.length === 0 && next === undefined);
}

function remembered(row: unknown): Remembered {
  const { overlay, aliases } = isRecord(row) ? row : {};
  return {
    overlay: changeSchema.array().parse(overlay ?? []),
    aliases: aliasSchema.array().parse(aliases ?? []),
  };
}
