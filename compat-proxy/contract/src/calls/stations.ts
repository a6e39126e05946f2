import { defaultStations } from '../content/default-stations';
import { z } from 'zod';
import { doneSchema } from '../resources/done';
import { newStation } from '../resources/stations/stations';
import {
  stationConflictSchema,
  stationDeleteSchema,
  stationPatchSchema,
  stationSavedSchema,
  stationsReplySchema,
} from '../resources/stations/stations';
import { importTexts, stationCheckSchema } from '../resources/stations/station-import';
import { stationColumns } from '../resources/stations/station-columns';
import type { Call, CallBody } from './call';

const path = '/api/stations';
const revision = '3f9c1a7e.31';
const stations = defaultStations.slice(0, 1);
const [station] = stations;

const file: CallBody = {
  form: 'csv',
  schema: z.string(),
  examples: [{ title: 'Two rows', value: 'ID,Name,Area,Small lockers\n1,,Ikeja,12\n,Yaba Station,Yaba,' }],
};
const columns = ['ID', ...stationColumns.map(({ header }) => header)].map((header) => `\`${header}\``).join(', ');

/** The locations in the back-office (A14). */
export const stationCalls: readonly Call[] = [
  {
    row: 'A14',
    method: 'GET',
    path,
    title: 'Read the locations',
    notes: [
      'Every location with every field, and the revision of the list, which is also the `ETag` (with `If-None-Match` of it a 304 without a body); `X-Stale: true` while the CMS cannot be reached.',
    ],
    audience: 'admins',
    reply: { schema: stationsReplySchema, example: { stations, revision } },
    errors: ['unauthenticated'],
  },
  {
    row: 'A14',
    method: 'POST',
    path,
    title: 'Create or update a location',
    notes: [
      `Without an \`id\` a new location, which gets the next id and needs no revision; what it leaves out is as in a new one: status ${newStation(0).status}, hours ${newStation(0).operatingHours}, counts 0, last maintenance today, the next one 30 days later. With an \`id\` an update: an absent field keeps its value, and an id that does not exist is a 404.`,
      '`name`, `address`, `area` and `state` must be filled in; `available` is at most `count`. Days are calendar days in Lagos; coordinates of 0, 0 stand for a place that is not known.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: stationPatchSchema,
      examples: [
        {
          title: 'A new location',
          value: { name: 'Yaba Station', address: '9 Example Close, Yaba', area: 'Yaba', state: 'Lagos' },
        },
        {
          title: 'More free lockers',
          value: { id: station?.id, revision, lockerSizes: { small: { available: 12 } } },
        },
      ],
    },
    reply: { schema: stationSavedSchema, example: { success: true, station, revision } },
    conflict: stationConflictSchema.pick({ station: true, conflicts: true, revision: true }),
    errors: [
      'bad_request',
      'unauthenticated',
      'not_found',
      'invalid',
      'revision_required',
      'conflict',
      'base_unknown',
      'too_large',
    ],
    merges: true,
  },
  {
    row: 'A14',
    method: 'DELETE',
    path,
    title: 'Delete a location',
    notes: ['An id that does not exist is a 404. The change log keeps the location.'],
    audience: 'admins',
    body: { form: 'json', schema: stationDeleteSchema, examples: [{ title: 'Delete', value: { id: station?.id } }] },
    reply: { schema: doneSchema, example: { success: true } },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
  {
    row: 'A14',
    method: 'GET',
    path: `${path}/export`,
    title: 'Export the locations',
    notes: [`A table with the columns ${columns}, which an import takes again.`],
    audience: 'admins',
    reply: { mediaType: 'text/csv; charset=utf-8' },
    errors: ['unauthenticated'],
  },
  {
    row: 'A14',
    method: 'POST',
    path: `${path}/import/check`,
    title: 'Check a file of locations',
    notes: [
      'Says row by row what an import would do, and writes nothing. A row is the location with its ID, else the one with an equal name (whatever its case), else a new one. A missing column keeps what is there, and so does an empty cell of a number, a choice or a field that must be filled in.',
      'Rows are numbered as in a spreadsheet, where the heading is 1; those in which nothing is written do not count. Days may be written 2026-01-31, 31/01/2026 or 31-Jan-26; `notes` says how the file was read.',
      'At most 1 MB of CSV with a heading line and 2,000 rows; commas, semicolons or tabs; UTF-8, UTF-16 with its mark, or Windows-1252.',
    ],
    audience: 'admins',
    body: file,
    reply: {
      schema: stationCheckSchema,
      example: {
        rows: [
          {
            row: 2,
            outcome: 'changed',
            id: 1,
            name: 'Victoria Island Station',
            changes: [{ field: 'Area', old: 'Victoria Island', new: 'Ikeja' }],
            issues: [],
          },
          { row: 3, outcome: 'wrong', id: null, name: 'Yaba Station', changes: [], issues: ['Address is required'] },
        ],
        ignored: [],
        notes: ['Days such as 03/04/2026 were read as 3 April 2026.'],
        revision,
      },
    },
    errors: ['bad_request', 'unauthenticated', 'invalid', 'too_large', 'unsupported_media_type'],
  },
  {
    row: 'A14',
    method: 'POST',
    path: `${path}/import`,
    title: 'Import a file of locations',
    notes: [
      'Saves the rows that are right and leaves the wrong ones out; `If-Match` carries the revision of the check. A row that cannot be saved is told in `failed` and holds up no other.',
      'The answer is a line of JSON after each part: `done` of `total` rows, and `created`, `updated`, `failed` so far. A last line with `error` says why it went no further. The same file can be sent again: what was saved is unchanged then.',
      `When the locations have changed since, nothing is saved: 409 with '${importTexts.moved}'.`,
    ],
    audience: 'admins',
    body: file,
    reply: { mediaType: 'application/x-ndjson' },
    errors: [
      'bad_request',
      'unauthenticated',
      'invalid',
      'revision_required',
      'conflict',
      'too_large',
      'unsupported_media_type',
    ],
  },
];
