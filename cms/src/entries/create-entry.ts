import { formatRevision, isObject, toFieldIssues, toJson, type Json, type JsonObject } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { findRepeated } from '../changes/change-row';
import { lockCounters, toRevisions } from '../changes/counters';
import { invalid } from '../changes/refuse';
import { stateWhenMade } from '../changes/state-when-made';
import { withChange, type Outcome } from '../changes/with-change';
import { idRules } from '../identity/id-rules';
import { nextPlace, nextWireId } from '../identity/next-number';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { entryData, findEntry, parsePatch, presentEntry } from './edited-kind';
import type { EditedKind, EntrySave, SavedEntry } from './edited-kind';
import { entryWatch } from './entry-watch';

type Made = { documentId: string };

/**
 * Makes a new entry. The same key again answers with the one that it made, as it was made.
 * @throws ApiError `invalid`, `unauthenticated`
 */
export async function createEntry<T extends object, Patch extends object>(
  strapi: Strapi,
  person: PersonClaim,
  kind: EditedKind<T, Patch>,
  request: EntrySave,
): Promise<SavedEntry<T>> {
  const { entry } = kind;
  return strapi.db.transaction(async ({ trx }) => {
    // First of all: two who send the same key at once come one after the other, and the second finds what the first one made.
    await lockCounters(strapi, trx);
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    const { idempotencyKey, session, conflicts } = request;
    const known = await findMade(strapi, kind, author, idempotencyKey);
    let before = 0;
    const make = async (): Promise<Outcome<Made>> => {
      const result = await documentsOf(strapi, entry.uid).create({ data: await newData(strapi, kind, request) });
      // An empty overlay tells the log that the sender is none that is asked.
      return { result, note: { session, idempotencyKey, overlay: conflicts === 'silent' ? [] : null } };
    };
    const watch = entryWatch<Made>(strapi, entry, known?.documentId);
    const done = await withChange(strapi, author, watch, ({ counters }) => {
      before = counters.last[entry.kind];
      return known === undefined ? make() : Promise.resolve({ result: { documentId: known.documentId } });
    });
    const { counters, changed, result } = done;
    const present = { state: presentEntry(kind, done.state), number: counters.last[entry.kind] };
    const made = known && (await stateWhenMade(strapi, { ...watch, ...known }, done, shownBy(kind)));
    const { state, number } = made ?? present;
    const revision = formatRevision({ epoch: counters.epoch, number, view: 'full' });
    const { documentId } = result;
    const saved = { revisions: toRevisions(counters), revision, changed, before, documentId };
    return { ...saved, entry: state, aliases: [] };
  });
}

async function newData<T extends object, Patch extends object>(
  strapi: Strapi,
  kind: EditedKind<T, Patch>,
  { fields }: EntrySave,
): Promise<Record<string, unknown>> {
  const { revision: _revision, id: _id, ...sent } = toJson(parsePatch(kind, fields));
  const { uid } = kind.entry;
  const id = await nextWireId(strapi, uid, idRules[uid]?.id === 'timestamp' ? 'timestamp' : 'highest');
  const made = kind.whole.safeParse({ ...filledIn(toJson(kind.begin(Date.now())), sent), id });
  if (!made.success) throw invalid(toFieldIssues(made.error));
  const place = idRules[uid]?.place === true ? { place: await nextPlace(strapi, uid) } : {};
  return { ...entryData(strapi, kind, { before: undefined, after: made.data }), ...place };
}

/** What a new one holds, with what was sent of it in its place, at every depth. */
function filledIn(begun: JsonObject, sent: JsonObject): JsonObject {
  const fields = Object.entries(sent).map(([name, value]) => {
    const own = begun[name];
    return [name, isObject(own) && isObject(value) ? filledIn(own, value) : value] as const;
  });
  return { ...begun, ...Object.fromEntries(fields) };
}

/** Reads a state of an entry as the kind shows it; undefined where it is none. */
const shownBy =
  <T extends object, Patch extends object>({ shown }: EditedKind<T, Patch>) =>
  (state: Json | undefined): T | undefined => {
    const entry = shown.safeParse(state);
    return entry.success ? entry.data : undefined;
  };

/** The entry that this person made under this key; undefined when they made none. @throws ApiError `not_found` */
async function findMade<T extends object, Patch extends object>(
  strapi: Strapi,
  kind: EditedKind<T, Patch>,
  author: Author,
  key: string | undefined,
): Promise<(Made & { subject: string; number: number }) | undefined> {
  if (key === undefined) return undefined;
  const made = await findRepeated(strapi, { author, key, kind: kind.entry.kind });
  if (made === null) return undefined;
  const { subject, number } = made;
  return { documentId: await findEntry(strapi, kind, Number(subject)), subject, number };
}
