import type { StationPatch } from '../resources/stations/stations';
import { stationSchema, type Station } from '../resources/stations/station';
import { planSave, toJson, type SavePlan, type Sender } from './plan-save';
import { objectShape } from './shape';

/** A station's shape on the wire. */
export const stationShape = objectShape(stationSchema);

/** What a save of a station is planned from. */
export type StationSave = Sender & { current: Station; base: Station; patch: StationPatch };

/** Merges a save into a station as it stands. Pure. */
export function planStationSave({ current, base, patch, ...sender }: StationSave): SavePlan {
  const { revision: _revision, id: _id, ...sent } = patch;
  const sides = { current: toJson(current), seen: toJson(base), patch: toJson(sent) };
  return planSave(stationShape, {}, sides, sender);
}
