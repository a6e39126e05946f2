import { createReadStream } from 'node:fs';

/** What a person reads who opens it. */
export const firstLines = `-- The content of an Apoti site, from PostgreSQL. Into an empty schema: psql -1 -v ON_ERROR_STOP=1 -f cms.sql\n`;
/** What comes after a table's rows, as psql wants it. */
export const ROWS_END = '\\.';
/** How many they were. */
export const rowsLine = (count: number) => `-- rows: ${count}`;
/** The last line: nothing is missing. */
export const END = '-- the end';

/** The statements that a script consists of, each in a line of its own. */
const STATEMENT = /^(CREATE (SEQUENCE|TABLE|INDEX|UNIQUE INDEX) |ALTER (TABLE|SEQUENCE) |SELECT setval\().*;$/;
const COPY = /^COPY .+ FROM stdin;$/;
const LINE = 10;

/** A statement; or the rows of a table, of which none has more than a line. */
export type Part = { sql: string; rows: AsyncGenerator<Buffer> | null };

/**
 * The parts of a script, one after the other, however large; rows have to be read before the next part is asked for.
 * @throws Error where something is missing or is no part of one
 */
export async function* readScript(file: string): AsyncGenerator<Part> {
  const lines = linesOf(file);
  let awaited: string | null = null;
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The script ends too early');
    const line = value.toString('utf8');
    if (awaited !== null && line !== awaited) throw new Error('Rows are missing in the script');
    awaited = null;
    if (line === END) return;
    if (line.startsWith('--')) continue;
    if (COPY.test(line)) {
      const counted = { rows: 0 };
      yield { sql: line.slice(0, -1), rows: rowsUpToEnd(lines, counted) };
      awaited = rowsLine(counted.rows);
    } else if (STATEMENT.test(line)) yield { sql: line, rows: null };
    else throw new Error('The script has a line that is none of its own');
  }
}

/** Rows in portions, so that each is worth its way. */
async function* rowsUpToEnd(lines: AsyncGenerator<Buffer>, counted: { rows: number }): AsyncGenerator<Buffer> {
  const newLine = Buffer.from([LINE]);
  let parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The script ends in the middle of a table');
    if (value.length === ROWS_END.length && value.toString('latin1') === ROWS_END) break;
    counted.rows += 1;
    parts.push(value, newLine);
    size += value.length;
    if (size < 65_536) continue;
    yield Buffer.concat(parts);
    [parts, size] = [[], 0];
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

/** Lines without what ends them, by bytes: a value may hold every other character that ends a line elsewhere. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.from(chunk);
    let from = 0;
    for (let end = bytes.indexOf(LINE); end >= 0; end = bytes.indexOf(LINE, from)) {
      yield Buffer.concat([...begun, bytes.subarray(from, end)]);
      begun = [];
      from = end + 1;
    }
    begun.push(bytes.subarray(from));
  }
}
