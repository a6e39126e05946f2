import type { JsonObject } from './json';
import { planSave, toJson, type SavePlan, type Sender } from './plan-save';
import type { StateDefinition } from '../resources/states/states';

/** What a save of a state is planned from. */
export type StateSave<State extends JsonObject> = Sender & { current: State; base: State; patch: object };

/** Merges a save into the one object of a kind as it stands. Pure. */
export function planStateSave<State extends JsonObject>(
  { shape, items }: Pick<StateDefinition<State>, 'shape' | 'items'>,
  { current, base, patch, ...sender }: StateSave<State>,
): SavePlan {
  const rules = Object.fromEntries(
    Object.entries(items).map(([path, defaults]) => [path, { identity: 'uuid' as const, defaults }]),
  );
  return planSave(shape, rules, { current, seen: base, patch: toJson(patch) }, sender);
}
