import { isObject, type Json } from '@apoti/contract';
import type { Watch } from '../changes/watch';
import { idRules } from '../identity/id-rules';
import { fromStrapi, isRecord } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import type { EntryKind } from './kinds';

type State = Json | undefined;

/** How changes of one entry are logged. Without a document id it is a new one, which the work's result names. */
export function entryWatch<Result>(
  strapi: Strapi,
  entry: EntryKind,
  documentId: string | undefined,
): Watch<State, Result> {
  const read = (id: string | undefined) => (id === undefined ? undefined : readEntry(strapi, entry, id));
  return {
    kind: entry.kind,
    shape: entry.shape,
    before: async () => read(documentId),
    after: async (_, result) => read(documentId ?? documentIdOf(result)),
    subject: (before, after, result) => wireIdOf(after) ?? wireIdOf(before) ?? documentId ?? documentIdOf(result) ?? '',
    faults: (state) => (state === undefined ? [] : entry.faults(state)),
    visible: (state) => visibleOf(entry, state),
    ...(idRules[entry.uid]?.place === true
      ? { order: async (result?: Result) => placeOf(strapi, entry, documentId ?? documentIdOf(result)) }
      : {}),
    ...(entry.forgets === true ? { forgets: true } : {}),
  };
}

/** An entry as it is logged: with versions, each by its name; undefined when it is not there. */
export async function readEntry(strapi: Strapi, entry: EntryKind, documentId: string): Promise<State> {
  const rows = await findRows(strapi, entry.uid, { documentId });
  if (!entry.versions) return rows[0] && fromStrapi(strapi, entry.uid, rows[0]);
  const draft = rows.find((row) => row['publishedAt'] === null);
  const published = rows.find((row) => row['publishedAt'] !== null);
  if (!draft && !published) return undefined;
  return {
    ...(draft ? { draft: fromStrapi(strapi, entry.uid, draft) } : {}),
    ...(published ? { published: fromStrapi(strapi, entry.uid, published) } : {}),
  };
}

async function placeOf(strapi: Strapi, { uid }: EntryKind, id: string | undefined): Promise<number | undefined> {
  const row: unknown =
    id === undefined ? null : await strapi.db.query(uid).findOne({ where: { documentId: id }, select: ['place'] });
  return isRecord(row) && typeof row['place'] === 'number' ? row['place'] : undefined;
}

function visibleOf(entry: EntryKind, state: State): State {
  if (!entry.isPublic || !entry.versions) return entry.isPublic ? state : undefined;
  return isObject(state) ? state['published'] : undefined;
}

function wireIdOf(state: State): string | undefined {
  if (!isObject(state)) return undefined;
  const version = state['published'] ?? state['draft'] ?? state;
  const id = isObject(version) ? version['id'] : undefined;
  return id === undefined || id === '' || id === 0 ? undefined : String(id);
}

function documentIdOf(result: unknown): string | undefined {
  return isRecord(result) && typeof result['documentId'] === 'string' ? result['documentId'] : undefined;
}
