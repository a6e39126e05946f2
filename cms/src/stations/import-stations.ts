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
type Result = CmsStationImported['rows'][number];
type Import = { strapi: Strapi; person: PersonClaim; request: Omit<CmsStationImport, 'rows'> };

/** A row that was refused, by its place: nothing of its transaction was saved. */
class Refused extends Error {
  constructor(
    readonly place: number,
    readonly why: string,
  ) {
    super(why);
  }
}

/** Longest that a part takes before it is committed, in ms: meanwhile nobody else reads or saves. */
const PART_MS = 400;

/**
 * Saves the first ones of these rows, as many as can be saved soon, in one transaction: visitors and other people see one change,
 * not one a row. A row that cannot be saved holds up no other. Nothing is saved when the stations have changed since the rows were
 * judged. @throws ApiError `conflict`, `unauthenticated`
 */
export async function importStations(
  strapi: Strapi,
  person: PersonClaim,
  { rows, ...request }: CmsStationImport,
): Promise<CmsStationImported> {
  await strapi.db.transaction(async ({ trx }) => {
    await requireAdmin(strapi, person);
    const { epoch, last } = await lockCounters(strapi, trx);
    const revision = formatRevision({ epoch, number: last.stations, view: 'full' });
    if (request.first && revision !== request.revision) throw new ApiError('conflict', importTexts.moved, { revision });
  });
  return { rows: await saved({ strapi, person, request }, rows) };
}

/** Saves the first rows together; up to one that is refused, and then without it. */
async function saved(part: Import, rows: readonly Row[]): Promise<Result[]> {
  try {
    const count = await savedTogether(part, rows);
    return rows.slice(0, count).map(({ row }) => ({ row, error: null }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { place, why } = error;
    const before = place === 0 ? [] : await saved(part, rows.slice(0, place));
    const refused = rows.slice(place, place + 1).map(({ row }) => ({ row, error: why }));
    return before.length < place ? before : [...before, ...refused];
  }
}

/** Answers how many it has saved. @throws Refused */
async function savedTogether({ strapi, person, request }: Import, rows: readonly Row[]): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    const start = performance.now();
    const taken = await namesTaken(strapi);
    let count = 0;
    for (const row of rows) {
      try {
        await saveRow({ strapi, person, request }, taken, row);
      } catch (error) {
        if (error instanceof ApiError && error.status < 500 && error.status !== 401) {
          throw new Refused(count, error.message);
        }
        throw error;
      }
      count += 1;
      if (performance.now() - start > PART_MS) break;
    }
    return count;
  });
}

async function saveRow({ strapi, person, request }: Import, taken: Set<string>, { id, station }: Row): Promise<void> {
  const { session, revision } = request;
  // Of two who change the same at once neither is written over: the row is told as not saved.
  const save = { conflicts: 'ask', session, fields: station } as const;
  if (id !== null) {
    await saveEntry(strapi, person, editedStations, id, { ...save, revision });
    return;
  }
  const name = nameKey(String(station['name'] ?? ''));
  if (taken.has(name)) throw new ApiError('conflict', importTexts.taken);
  await createEntry(strapi, person, editedStations, save);
  taken.add(name);
}

/** The names that stations have now: one may have been given since the rows were judged. */
async function namesTaken(strapi: Strapi): Promise<Set<string>> {
  const rows: unknown = await strapi.db.query(STATION_UID).findMany({ select: ['id', 'name'] });
  return new Set((Array.isArray(rows) ? rows.filter(isRecord) : []).map((row) => nameKey(String(row['name']))));
}
