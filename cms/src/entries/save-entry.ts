import { randomUUID } from 'node:crypto';
import { toJson, type Json } from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { refuseNewFaults } from '../changes/refuse';
import { saveState, type PlanSides, type Planned, type SaveKind } from '../saves/save-state';
import { documentsOf } from '../store/documents';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { entryData, findEntry, parsePatch, presentEntry } from './edited-kind';
import type { EditedKind, EntrySave, SavedEntry } from './edited-kind';
import { entryWatch } from './entry-watch';

type State = Json | undefined;

/** Saves an entry, merged into it as it stands; see {@link saveState}. @throws ApiError `not_found` */
export async function saveEntry<T extends object, Patch extends object>(
  strapi: Strapi,
  person: PersonClaim,
  kind: EditedKind<T, Patch>,
  id: number,
  request: EntrySave,
): Promise<SavedEntry<T>> {
  let documentId = '';
  const { state, ...saved } = await saveState(strapi, person, request, async () => {
    documentId = await findEntry(strapi, kind, id);
    return savedKind(strapi, kind, { id, documentId }, request);
  });
  return { ...saved, documentId, entry: presentEntry(kind, state) };
}

function savedKind<T extends object, Patch extends object>(
  strapi: Strapi,
  kind: EditedKind<T, Patch>,
  { id, documentId }: { id: number; documentId: string },
  request: EntrySave,
): SaveKind<State> {
  const { entry } = kind;
  return {
    kind: entry.kind,
    subject: String(id),
    watch: () => entryWatch(strapi, entry, documentId),
    // Without this the entry was not there at the revision, or had another form.
    parse: (state) => (kind.shown.safeParse(state).success ? state : undefined),
    plan: (sides) => planned(kind, request, sides),
    write: async (before, next) => {
      // Components are updated in place.
      const [stored] = await findRows(strapi, entry.uid, { documentId });
      const sides = { before: presentEntry(kind, before), after: presentEntry(kind, next), stored };
      await documentsOf(strapi, entry.uid).update({ documentId, data: entryData(strapi, kind, sides) });
      return [entry.uid];
    },
    shown: (state) => ({ [kind.name]: toJson(presentEntry(kind, state)) }),
  };
}

function planned<T extends object, Patch extends object>(
  kind: EditedKind<T, Patch>,
  request: EntrySave,
  { current, base, overlay, aliases }: PlanSides<State>,
): Planned<State> {
  const plan = kind.plan({
    current: presentEntry(kind, current),
    base: presentEntry(kind, base),
    patch: parsePatch(kind, request.fields),
    overlay,
    aliases,
    conflicts: request.conflicts,
    now: Date.now(),
    newKey: randomUUID,
  });
  if (plan.kind === 'merged') {
    refuseNewFaults<State>({ faults: (state) => kind.entry.faults(state ?? null) }, current, plan.next);
  }
  return plan;
}
