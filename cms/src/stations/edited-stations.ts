import {
  newStation,
  planStationSave,
  stationPatchSchema,
  stationSchema,
  stationTexts,
  wireStationSchema,
  type CmsStationSave,
  type CmsStationSaved,
  type Station,
  type StationPatch,
} from '@apoti/contract';
import { entryKindOf, type EditedKind, type EntrySave, type SavedEntry } from '../entries/edited-kind';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const STATION_UID = 'api::station.station';

/** Stations, as they are edited (A14). */
export const editedStations: EditedKind<Station, StationPatch> = {
  entry: entryKindOf(STATION_UID),
  name: 'station',
  missing: stationTexts.missing,
  shown: wireStationSchema,
  whole: stationSchema,
  patch: stationPatchSchema,
  begin: newStation,
  plan: planStationSave,
};

/** A save of a station as one of an entry. */
export function stationSave({ station, ...save }: CmsStationSave): EntrySave {
  return { ...save, fields: station };
}

/** What is answered to a save of a station: visitors are told when it was changed last. */
export async function stationSaved(
  strapi: Strapi,
  { entry, documentId, ...saved }: SavedEntry<Station>,
): Promise<CmsStationSaved> {
  const row: unknown = await strapi.db.query(STATION_UID).findOne({ where: { documentId }, select: ['updatedAt'] });
  const time = isRecord(row) ? new Date(String(row['updatedAt'])).toISOString() : '';
  return { ...saved, station: { ...entry, updatedAt: time } };
}
