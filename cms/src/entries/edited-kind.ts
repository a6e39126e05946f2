import {
  ApiError,
  toFieldIssues,
  toJson,
  type Alias,
  type CmsSave,
  type Json,
  type JsonObject,
  type Revisions,
  type SavePlan,
  type Sender,
} from '@apoti/contract';
import { invalid } from '../changes/refuse';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { toStrapi } from '../store/to-strapi';
import { entryKinds, type EntryKind } from './kinds';

type Checked<T> = { success: true; data: T } | { success: false; error: Parameters<typeof toFieldIssues>[0] };
type Checker<T> = { safeParse(value: unknown): Checked<T> };

/** A kind of entries that people edit one by one: events, stations. */
export type EditedKind<T extends object, Patch extends object> = {
  entry: EntryKind;
  /** What a 409 calls one. */
  name: string;
  /** What is said of one that is not there. */
  missing: string;
  /** One as it is, and one that keeps the rules. */
  shown: Checker<T>;
  whole: Checker<T>;
  patch: Checker<Patch>;
  /** What a new one holds. */
  begin: (now: number) => object;
  plan: (save: Sender & { current: T; base: T; patch: Patch }) => SavePlan;
};

/** A save of an entry: what was sent of it, and what every save says. */
export type EntrySave = CmsSave & { fields: Record<string, Json> };

/** What a save of an entry answers; `before` is the kind's number before it. */
export type SavedEntry<T> = {
  entry: T;
  documentId: string;
  revisions: Revisions;
  revision: string;
  changed: boolean;
  aliases: Alias[];
  before: number;
};

/** The kind of entries of a content type. */
export function entryKindOf(uid: string): EntryKind {
  const kind = entryKinds.find((one) => one.uid === uid);
  if (kind === undefined) throw new Error(`${uid} is no kind of entry`);
  return kind;
}

/** The document of an entry by its wire id. @throws ApiError `not_found` */
export async function findEntry<T extends object, Patch extends object>(
  strapi: Strapi,
  { entry, missing }: EditedKind<T, Patch>,
  id: number,
): Promise<string> {
  const [row] = await findRows(strapi, entry.uid, { wireId: id });
  if (row === undefined) throw new ApiError('not_found', missing);
  return row.documentId;
}

/** A state as the entry that it is. @throws ApiError `not_found` */
export function presentEntry<T extends object, Patch extends object>(
  { shown, missing }: EditedKind<T, Patch>,
  state: Json | undefined,
): T {
  const entry = shown.safeParse(state);
  if (!entry.success) throw new ApiError('not_found', missing);
  return entry.data;
}

/** What was sent of an entry. @throws ApiError `invalid` */
export function parsePatch<T extends object, Patch extends object>(
  kind: EditedKind<T, Patch>,
  fields: Record<string, Json>,
): Patch {
  const patch = kind.patch.safeParse(fields);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  return patch.data;
}

/** The data with which an entry becomes `after`; `before` is undefined for a new one. */
export function entryData<T extends object, Patch extends object>(
  strapi: Strapi,
  kind: EditedKind<T, Patch>,
  { before, after, stored }: { before: T | undefined; after: T; stored?: unknown },
): Record<string, unknown> {
  const sides: { before: JsonObject | undefined; after: JsonObject; stored: unknown } = {
    before: before === undefined ? undefined : toJson(before),
    after: toJson(after),
    stored,
  };
  return toStrapi({ strapi, related: () => null }, kind.entry.uid, sides);
}
