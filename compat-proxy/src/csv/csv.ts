import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify';
import { ApiError } from '@apoti/contract';
import { plainCell, safeCell, type Cell } from '@apoti/contract/lib/safe-cell';
import { z } from 'zod';

export { safeCell, type Cell };

/** A table's columns in order, by the names that its rows have, with their headings. */
export type Columns = readonly { key: string; header: string }[];

/** A table as CSV (RFC 4180, UTF-8 with a mark by which spreadsheets know it), row by row, as it is read. */
export function csvStream(columns: Columns, rows: AsyncIterable<Record<string, Cell>>): Readable {
  const keys = columns.map(({ key }) => key);
  async function* safeRows(): AsyncGenerator<string[]> {
    yield columns.map(({ header }) => header);
    for await (const row of rows) yield keys.map((key) => safeCell(row[key]));
  }
  const source = Readable.from(safeRows());
  // By itself the library quotes the line ends of its rows only; a message of several lines has others.
  const out = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[;\t\r\n]/ });
  source.on('error', (error) => out.destroy(error));
  out.on('close', () => source.destroy());
  return source.pipe(out);
}

/** What {@link numbered} makes of the records of csv-parse. */
const recordsSchema = z.array(z.tuple([z.string()], z.string()));

/** More columns than any list of ours or of a spreadsheet's has: what has more is no table. */
const MAX_COLUMNS = 200;

/** How a row may end. All are named: by itself the library goes by the first one's end, and editors of texts leave others in their midst. */
const ROW_ENDS = ['\r\n', '\n', '\r'];

/** How much CSV is read: rows beyond are refused, so that one file cannot keep the server busy. */
type Limits = { rows: number };

/** A row of a file: its number as a spreadsheet counts, in which the heading is 1, and its cells by heading in small letters. */
export type CsvRow = { row: number; cells: Record<string, string> };

/** The first line of some spreadsheets' files, which names the delimiter and is no row. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/iu;

/** What stands between the cells of the heading: the one of comma, semicolon and tab that is there most often. */
function delimiterOf(text: string): string {
  const heading = (/^(?:"[^"]*"|[^"\r\n])*/u.exec(text.trimStart().slice(0, 10_000))?.[0] ?? '').replaceAll(
    /"[^"]*"/gu,
    '',
  );
  const count = (mark: string) => heading.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Puts the number of its row before each, and leaves out those in which nothing is written: spreadsheets end in them. */
function numbered(limit: number): (record: string[]) => string[] | null {
  let row = 0;
  let kept = 0;
  return (record) => {
    row += 1;
    if (record.every((cell) => cell.trim() === '')) return null;
    kept += 1;
    if (record.length > MAX_COLUMNS) throw new ApiError('invalid', `The file has more than ${MAX_COLUMNS} columns.`);
    // The heading is none of them.
    if (kept > limit + 1) throw new ApiError('invalid', `The file has more than ${limit.toLocaleString('en')} rows.`);
    return [String(row), ...record];
  };
}

/**
 * Reads a CSV with a heading line, whatever its delimiter (comma, semicolon or tab). Headings are as the file writes them, without
 * the blanks around them; cells are by heading in small letters.
 * @throws ApiError 422 where it is none, names a heading twice or has too many rows or columns
 */
export function readCsv(text: string, { rows: limit }: Limits): { headers: string[]; rows: CsvRow[] } {
  const plain = text.replace(/^\uFEFF/u, '');
  const [naming = '', named] = NAMED_DELIMITER.exec(plain) ?? [];
  const rest = plain.slice(naming.length);
  let records: z.infer<typeof recordsSchema>;
  try {
    const delimiter = named ?? delimiterOf(rest);
    const format = { delimiter, record_delimiter: ROW_ENDS, relax_column_count: true };
    records = recordsSchema.parse(parse(rest, { ...format, on_record: numbered(limit) }));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const line = error instanceof Error && 'lines' in error ? ` (line ${String(error.lines)})` : '';
    throw new ApiError('invalid', `This file cannot be read as CSV${line}.`);
  }
  const headers = (records[0]?.slice(1) ?? []).map((header) => header.trim());
  const names = headers.map((header) => header.toLowerCase());
  if (headers.length === 0) throw new ApiError('invalid', 'The file is empty.');
  const twice = headers.find((header, place) => header !== '' && names.indexOf(header.toLowerCase()) !== place);
  if (twice !== undefined) throw new ApiError('invalid', `The heading “${twice}” stands there twice.`);
  const rows = records.slice(1).map(([row, ...record]) => ({
    row: Number(row),
    cells: Object.fromEntries(names.map((name, place) => [name, plainCell(record[place] ?? '')])),
  }));
  return { headers, rows };
}
