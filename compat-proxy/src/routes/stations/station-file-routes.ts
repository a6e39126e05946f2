import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  cmsPaths,
  cmsStationImportedSchema,
  ID_HEADER,
  importTexts,
  judgeStations,
  lagosDay,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  stationColumns,
  stationRow,
  type JudgedStation,
  type StationCheck,
  type StationImported,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { csvStream, readCsv } from '../../csv/csv';
import { callForPerson } from '../../http/call-for-person';
import { baseOf, senderOf } from '../../http/save-request';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';

type Parts = { cms: CmsClient; sources: Sources; people: People };

/** Rows that the CMS is sent at once, and how long it may take over them, one after the other, in ms. */
const ROWS_AT_ONCE = 50;
const IMPORT_TIMEOUT_MS = 60_000;
const UNREACHABLE = 'The locations cannot be read at the moment. Please try again in a moment.';

const columns = [ID_HEADER, ...stationColumns.map(({ header }) => header)].map((header) => ({ key: header, header }));

/** The table and the judgement of a file against the stations as they are now, with their revision. */
function judged(
  request: FastifyRequest,
  { sources }: Parts,
): { rows: JudgedStation[]; ignored: string[]; revision: string } {
  if (typeof request.body !== 'string') throw new ApiError('unsupported_media_type', 'Please send a file as text/csv');
  const revision = sources.stations.revision('full');
  if (!sources.reachable || revision === undefined) throw new ApiError('unavailable', UNREACHABLE);
  const table = readCsv(request.body, { rows: MAX_IMPORT_ROWS });
  return { ...judgeStations(table, sources.stations.state.data, Date.now()), revision };
}

/** Takes text/csv in this scope only. */
function useCsvBodies(scope: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  scope.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES }, (_request, body, done) => {
    try {
      done(null, decoder.decode(Buffer.from(body)));
    } catch {
      done(new ApiError('invalid', importTexts.notUtf8));
    }
  });
}

/** The stations as a table, and a table as stations (A14). */
export async function stationFileRoutes(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { people } = parts;
  const { stations } = parts.sources;
  useCsvBodies(scope);

  scope.get('/stations/export', async (request, reply) => {
    await people.require(request, reply);
    if (!parts.sources.reachable) throw new ApiError('unavailable', UNREACHABLE);
    const all = stations.state.data;
    async function* rows(): AsyncGenerator<Record<string, string>> {
      for (const station of all) yield stationRow(station);
    }
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="locations-${lagosDay(Date.now())}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csvStream(columns, rows()));
  });

  scope.post('/stations/import/check', async (request, reply): Promise<StationCheck> => {
    await people.require(request, reply);
    const { rows, ...check } = judged(request, parts);
    return { ...check, rows: rows.map(({ save: _save, ...row }) => row) };
  });

  scope.post('/stations/import', async (request, reply): Promise<StationImported> => {
    await people.require(request, reply);
    return importFile(request, reply, parts);
  });
}

async function importFile(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<StationImported> {
  const wanted = baseOf(request, undefined);
  const { rows, revision } = judged(request, parts);
  if (revision !== wanted) throw new ApiError('conflict', importTexts.moved, { revision });
  const right = rows.flatMap(({ line, id, name, save }) => (save === null ? [] : [{ line, id, name, station: save }]));
  const { session } = senderOf(request);
  const errors = new Map<number, string | null>();
  let now = revision;
  for (let from = 0; from < right.length; from += ROWS_AT_ONCE) {
    const part = right.slice(from, from + ROWS_AT_ONCE).map(({ line, id, station }) => ({ line, id, station }));
    const done = await callForPerson(parts, request, reply, () => ({
      schema: cmsStationImportedSchema,
      method: 'POST',
      path: cmsPaths.importStations,
      body: { session, revision, first: from === 0, rows: part },
      members: ['revision'],
      timeoutMs: IMPORT_TIMEOUT_MS,
    }));
    now = done.revision;
    for (const { line, error } of done.rows) errors.set(line, error);
  }
  // What was saved is saved, also when the CMS does not answer this question any more.
  await parts.sources.stations.refresh().catch(() => undefined);
  const saved = right.filter(({ line }) => errors.get(line) === null);
  return {
    success: true,
    created: saved.filter(({ id }) => id === null).length,
    updated: saved.filter(({ id }) => id !== null).length,
    failed: right.flatMap(({ line, name }) => {
      const message = errors.get(line);
      return typeof message === 'string' ? [{ line, name, message }] : [];
    }),
    revision: now,
  };
}
