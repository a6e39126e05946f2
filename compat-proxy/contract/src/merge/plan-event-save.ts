import { eventSchema, type SiteEvent } from '../resources/events/event';
import type { EventPatch } from '../resources/events/events';
import { planSave, toJson, type SavePlan, type Sender } from './plan-save';
import { objectShape } from './shape';

/** An event's shape on the wire. */
export const eventShape = objectShape(eventSchema);

/** What a save of an event is planned from. */
export type EventSave = Sender & { current: SiteEvent; base: SiteEvent; patch: EventPatch };

/** Merges a save into an event as it stands. Pure. */
export function planEventSave({ current, base, patch, ...sender }: EventSave): SavePlan {
  const { revision: _revision, id: _id, ...sent } = patch;
  const sides = { current: toJson(current), seen: toJson(base), patch: toJson(sent) };
  return planSave(eventShape, {}, sides, sender);
}
