import { randomUUID } from 'node:crypto';
import {
  planStateSave,
  stateFieldsSchema,
  states,
  toFieldIssues,
  type CmsStateSave,
  type Json,
  type JsonObject,
  type StateDefinition,
  type StateKind,
} from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { invalid, refuseNewFaults } from '../changes/refuse';
import { saveState, type PlanSides, type Planned, type SaveKind } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { writeSingle } from '../store/write-single';
import { stateUids } from './state-kinds';
import { asState, stateFaults, stateWatch } from './state-watch';

/** Saves settings, in whole or in part (A17, A18); see {@link saveState}. */
export async function saveStateKind(strapi: Strapi, person: PersonClaim, kind: StateKind, request: CmsStateSave) {
  const { before: _before, ...saved } = await saveState(strapi, person, request, () =>
    stateSaveKind(strapi, kind, (sides) => planned(kind, request, sides)),
  );
  return saved;
}

/** How settings are saved, once it is known how the next state comes about. */
export function stateSaveKind(
  strapi: Strapi,
  kind: StateKind,
  plan: SaveKind<JsonObject>['plan'],
): SaveKind<JsonObject> {
  return {
    kind,
    subject: '',
    watch: () => stateWatch(strapi, kind),
    parse: (state) => asState(kind, state),
    plan,
    write: async (_, next) => {
      await writeSingle(strapi, stateUids[kind], next);
      return [stateUids[kind]];
    },
    shown: (state) => ({ state }),
  };
}

function planned(kind: StateKind, request: CmsStateSave, sides: PlanSides<JsonObject>): Planned<JsonObject> {
  const definition: StateDefinition<JsonObject> = states[kind];
  const patch = stateFieldsSchema(definition).safeParse(request.state);
  if (!patch.success) throw invalid(toFieldIssues(patch.error));
  const sender = { conflicts: request.conflicts, now: Date.now(), newKey: randomUUID };
  const plan = planStateSave(definition, { ...sides, ...sender, patch: patch.data });
  return plan.kind === 'conflict' ? plan : { ...plan, next: checkedState(kind, plan.next, sides.current) };
}

/** The planned state, if it breaks no rule that the `current` one keeps ({@link refuseNewFaults}). @throws ApiError `invalid` */
export function checkedState(kind: StateKind, next: Json | undefined, current: JsonObject): JsonObject {
  const watch = { faults: (state: JsonObject) => stateFaults(kind, state) };
  const checked = states[kind].schema.safeParse(next);
  if (checked.success) {
    refuseNewFaults(watch, current, checked.data);
    return checked.data;
  }
  const kept = asState(kind, next);
  if (kept === undefined) throw invalid(toFieldIssues(checked.error));
  refuseNewFaults(watch, current, kept);
  return kept;
}
