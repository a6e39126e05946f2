import { Readable } from 'node:stream';
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
  type ImportStep,
  type JudgedStation,
  type StationCheck,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { csvStream, readCsv } from '../../csv/csv';
import { decodeCsv } from '../../csv/decode-csv';
import { callForPerson } from '../../http/call-for-person';
import { baseOf, senderOf } from '../../http/save-request';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';

type Parts = { cms: CmsClient; sources: Sources; people: People };

/** Rows that the CMS is sent at once, of which it saves as many as it can soon, and how long it may take over that, in ms. */
const ROWS_AT_ONCE = 50;
const IMPORT_TIMEOUT_MS = 30_000;
const UNREACHABLE = 'The locations cannot be read at the moment. Please try again in a moment.';

const columns = [ID_HEADER, ...stationColumns.map(({ header }) => header)].map((header) => ({ key: header, header }));

type Judged = Pick<StationCheck, 'ignored' | 'notes'> & { rows: JudgedStation[]; revision: string };

/** The judgement of a file against the stations as they are now, with their revision. */
function judged(request: FastifyRequest, { sources }: Parts): Judged {
  if (!Buffer.isBuffer(request.body)) throw new ApiError('unsupported_media_type', 'Please send a file as text/csv');
  const revision = sources.stations.revision('full');
  if (!sources.reachable || revision === undefined) throw sources.unreachable(UNREACHABLE);
  const { text, notes } = decodeCsv(request.body);
  const table = readCsv(text, { rows: MAX_IMPORT_ROWS });
  const found = judgeStations(table, sources.stations.state.data, Date.now());
  return { ...found, notes: [...notes, ...found.notes], revision };
}

/** Takes text/csv in this scope only. */
function useCsvBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
}

/** The stations as a table, and a table as stations (A14). */
export async function stationFileRoutes(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { people } = parts;
  const { stations } = parts.sources;
  useCsvBodies(scope);

  scope.get('/stations/export', async (request, reply) => {
    await people.require(request, reply);
    if (!parts.sources.reachable) throw parts.sources.unreachable(UNREACHABLE);
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

  scope.post('/stations/import', async (request, reply) => {
    await people.require(request, reply);
    // Whoever does not read on, having stopped it or gone, ends it after the part that is under way.
    const steps = importSteps(request, reply, parts);
    // What is refused before anything is saved is an answer of its own.
    const first = await steps.next();
    async function* lines(): AsyncGenerator<string> {
      for (let step = first; step.done !== true; step = await steps.next()) yield `${JSON.stringify(step.value)}\n`;
    }
    return reply.header('cache-control', 'no-store').type('application/x-ndjson').send(Readable.from(lines()));
  });
}

/** A row that is to be saved. */
type Right = { row: number; id: number | null; name: string; station: NonNullable<JudgedStation['save']> };

/**
 * Saves the right rows of a file part by part and tells after each how far it is. Once something was saved, what goes wrong is
 * told as well: the same file, checked again, shows what is left. @throws ApiError while nothing was saved
 */
async function* importSteps(request: FastifyRequest, reply: FastifyReply, parts: Parts): AsyncGenerator<ImportStep> {
  const wanted = baseOf(request, undefined);
  const { rows, revision } = judged(request, parts);
  if (revision !== wanted) throw new ApiError('conflict', importTexts.moved, { revision });
  const right = rows.flatMap(({ row, id, name, save }) => (save === null ? [] : [{ row, id, name, station: save }]));
  const { session } = senderOf(request);
  const step: ImportStep = { done: 0, total: right.length, created: 0, updated: 0, failed: [] };
  while (step.done < right.length) {
    const part = right.slice(step.done, step.done + ROWS_AT_ONCE);
    try {
      const { rows: saved } = await callForPerson(parts, request, reply, () => ({
        schema: cmsStationImportedSchema,
        method: 'POST',
        path: cmsPaths.importStations,
        body: { session, revision, first: step.done === 0, rows: part.map(({ name: _name, ...row }) => row) },
        members: ['revision'],
        timeoutMs: IMPORT_TIMEOUT_MS,
      }));
      count(step, part.slice(0, saved.length), new Map(saved.map(({ row, error }) => [row, error])));
    } catch (error) {
      if (step.done === 0 || !(error instanceof ApiError)) throw error;
      yield { ...step, error: error.message };
      break;
    }
    if (step.done < right.length) yield step;
  }
  // What was saved is saved, also when the CMS does not answer this question any more.
  await parts.sources.stations.refresh().catch(() => undefined);
  if (step.done === right.length) yield step;
}

function count(step: ImportStep, part: readonly Right[], errors: ReadonlyMap<number, string | null>): void {
  step.done += part.length;
  for (const { row, id, name } of part) {
    const message = errors.get(row) ?? null;
    if (message !== null) step.failed.push({ row, name, message });
    else if (id === null) step.created += 1;
    else step.updated += 1;
  }
}
