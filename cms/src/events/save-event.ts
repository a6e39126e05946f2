import { randomUUID } from 'node:crypto';
import {
  eventPatchSchema,
  planEventSave,
  shownEventSchema,
  toFieldIssues,
  toJson,
  type CmsEventSave,
  type CmsEventSaved,
  type EventPatch,
  type Json,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { invalid, refuseNewFaults } from '../changes/refuse';
import { entryWatch } from '../entries/entry-watch';
import { saveState, type PlanSides, type Planned, type SaveKind } from '../saves/save-state';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { toStrapi } from '../store/to-strapi';
import { EVENT_UID, eventKind, findEvent, presentEvent } from './find-event';

type State = Json | undefined;

/** Saves an event, merged into it as it stands; see {@link saveState}. @throws ApiError `not_found` */
export async function saveEvent(
  strapi: Strapi,
  person: PersonClaim,
  id: number,
  request: CmsEventSave,
): Promise<CmsEventSaved> {
  const { state, ...saved } = await saveState(strapi, person, request, async () =>
    savedEventKind(strapi, id, await findEvent(strapi, id), request),
  );
  return { ...saved, event: presentEvent(state) };
}

function savedEventKind(strapi: Strapi, id: number, documentId: string, request: CmsEventSave): SaveKind<State> {
  return {
    kind: 'events',
    subject: String(id),
    watch: () => entryWatch(strapi, eventKind, documentId),
    // Without this the event was not there at the revision, or had another form.
    parse: (state) => (shownEventSchema.safeParse(state).success ? state : undefined),
    plan: (sides) => planned(request, sides),
    write: async (before, next) => {
      await documentsOf(strapi, EVENT_UID).update({ documentId, data: eventData(strapi, before, next) });
      return [EVENT_UID];
    },
    shown: (state) => ({ event: toJson(presentEvent(state)) }),
  };
}

function planned(request: CmsEventSave, { current, base, overlay, aliases }: PlanSides<State>): Planned<State> {
  const plan = planEventSave({
    current: presentEvent(current),
    base: presentEvent(base),
    patch: parseEventPatch(request),
    overlay,
    aliases,
    conflicts: request.conflicts,
    now: Date.now(),
    newKey: randomUUID,
  });
  if (plan.kind === 'merged') {
    refuseNewFaults<State>({ faults: (state) => eventKind.faults(state ?? null) }, current, plan.next);
  }
  return plan;
}

/** What was sent of an event. @throws ApiError `invalid` */
export function parseEventPatch(request: Pick<CmsEventSave, 'event'>): EventPatch {
  const patch = eventPatchSchema.safeParse(request.event);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  return patch.data;
}

/** The data with which an event becomes `after`; `before` is undefined for a new one. */
export function eventData(strapi: Strapi, before: State, after: State): Record<string, unknown> {
  const sides = {
    before: before === undefined ? undefined : toJson(presentEvent(before)),
    after: toJson(presentEvent(after)),
    stored: undefined,
  };
  return toStrapi({ strapi, related: () => null }, EVENT_UID, sides);
}
