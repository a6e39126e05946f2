import {
  ApiError,
  formatRevision,
  importTexts,
  nameKey,
  type CmsStationImport,
  type CmsStationImported,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { lockCounters } from '../changes/counters';
import { createEntry } from '../entries/create-entry';
import { saveEntry } from '../entries/save-entry';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { editedStations, STATION_UID } from './edited-stations';

type Row = CmsStationImport['rows'][number];

/**
 * Saves the rows of a file one after the other, each in a transaction of its own: others read and save in between, and a row
 * that cannot be saved holds up no other. Nothing is saved when the stations have changed since the rows were judged.
 * @throws ApiError `conflict`, `unauthenticated`
 */
export async function importStations(
  strapi: Strapi,
  person: PersonClaim,
  request: CmsStationImport,
): Promise<CmsStationImported> {
  const start = await present(strapi, person);
  if (request.first && start.revision !== request.revision) {
    throw new ApiError('conflict', importTexts.moved, { revision: start.revision });
  }
  const rows: CmsStationImported['rows'] = [];
  const taken = await namesTaken(strapi);
  for (const row of request.rows) {
    rows.push({ line: row.line, error: await saved(strapi, person, { request, taken }, row) });
  }
  return { revision: (await present(strapi, person)).revision, rows };
}

/** The stations' revision now, for somebody who may know it. */
async function present(strapi: Strapi, person: PersonClaim): Promise<{ revision: string }> {
  return strapi.db.transaction(async ({ trx }) => {
    await requireAdmin(strapi, person);
    const { epoch, last } = await lockCounters(strapi, trx);
    return { revision: formatRevision({ epoch, number: last.stations, view: 'full' }) };
  });
}

/** Why a row could not be saved; null when it was. @throws what is no refusal of this row alone */
async function saved(
  strapi: Strapi,
  person: PersonClaim,
  { request: { revision, session }, taken }: { request: CmsStationImport; taken: Set<string> },
  { id, station }: Row,
): Promise<string | null> {
  // Of two who change the same at once neither is written over: the row is told as not saved.
  const save = { conflicts: 'ask', session, fields: station } as const;
  try {
    if (id !== null) await saveEntry(strapi, person, editedStations, id, { ...save, revision });
    else {
      const name = nameKey(String(station['name'] ?? ''));
      if (taken.has(name)) return importTexts.taken;
      await createEntry(strapi, person, editedStations, save);
      taken.add(name);
    }
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 401) return error.message;
    throw error;
  }
}

/** The names that stations have now: one may have been given since the rows were judged. */
async function namesTaken(strapi: Strapi): Promise<Set<string>> {
  const rows: unknown = await strapi.db.query(STATION_UID).findMany({ select: ['id', 'name'] });
  return new Set((Array.isArray(rows) ? rows.filter(isRecord) : []).map((row) => nameKey(String(row['name']))));
}
