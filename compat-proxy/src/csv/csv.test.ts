import { text as textOf } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvStream, readCsv, safeCell } from './csv';
import { decodeCsv } from './decode-csv';

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'note', header: 'Note' },
];
/** Texts of what the guard looks at. */
const risky = fc.string({
  unit: fc.constantFrom('=', '-', "'", '"', ';', '\t', '\r', '\n', ' ', ',', 'a', '1'),
  maxLength: 12,
});
async function* rowsOf(...rows: Record<string, string>[]): AsyncGenerator<Record<string, string>> {
  yield* rows;
}

it('A16: no cell of an export begins as a formula does', () => {
  for (const text of ['=1+1', '+1', '-cmd', '@SUM(A1)', ' =1', '"=1', '＝1', '|calc', '%x'])
    expect(safeCell(text)).toBe(`'${text}`);
  for (const text of ['Ada', '-3.5', '12', '', 'a=b']) expect(safeCell(text)).toBe(text);
  expect(safeCell('a\0=b')).toBe('a=b');
});

it('A16: nor does what a program that splits at semicolons, tabs or lines takes for a cell', async () => {
  expect(safeCell('\t=1')).toBe("'\t'=1");
  expect(safeCell('\r=1')).toBe("'\r'=1");
  expect(safeCell('Hello; =1+1;x\r\n\r\n"@SUM(A1)\t-2')).toBe(`Hello;' =1+1;x\r\n\r\n'"@SUM(A1)\t'-2`);
  expect(safeCell('a; b\tc\r\n\r\nd=e')).toBe('a; b\tc\r\n\r\nd=e');
  const csv = await textOf(csvStream(columns, rowsOf({ name: 'a;b', note: 'c\td' })));
  expect(csv.split('\r\n')[1]).toBe('"a;b","c\td"');
});

it('A16, A21: a message of several lines is one cell, for spreadsheets that take every line end for that of a row too', async () => {
  const messages = ['one\ntwo', 'one\rtwo', 'one\r\ntwo', 'plain'];
  const csv = await textOf(csvStream(columns, rowsOf(...messages.map((note) => ({ name: 'Ada', note })))));
  const rows: unknown = parse(csv, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] });
  expect(rows).toEqual([['Name', 'Note'], ...messages.map((note) => ['Ada', note])]);
});

it('A16: what is exported is read again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ name: fc.string({ minLength: 1 }), note: risky })), async (rows) => {
      const stored = rows.map(({ name, note }) => ({
        name: name.replaceAll('\0', ''),
        note: note.replaceAll('\0', ''),
      }));
      // Where only blanks are written, nothing is.
      const kept = stored.filter(({ name, note }) => name.trim() !== '' || note.trim() !== '');
      const csv = await textOf(csvStream(columns, rowsOf(...kept)));
      const read = readCsv(csv, { rows: 1_000 }).rows.map(({ cells }) => cells);
      expect(read).toEqual(kept);
    }),
  );
});

it('A14: a file of a spreadsheet that uses semicolons is read too, and each row has the number that it has there', () => {
  const { headers, rows } = readCsv('Name;Note\r\nIkeja;"two\nlines"\r\n\r\nYaba;x', { rows: 10 });
  expect(headers).toEqual(['Name', 'Note']);
  expect(rows).toMatchObject([
    { row: 2, cells: { name: 'Ikeja', note: 'two\nlines' } },
    { row: 4, cells: { name: 'Yaba' } },
  ]);
});

it('A14: rows that end in different ways are read alike, as a text editor leaves them in an exported file', () => {
  const { rows } = readCsv('name,area\r\n"Yaba","Mainland"\n"Ikeja, 1","A\nB"\r\nWuse,Abuja', { rows: 10 });
  expect(rows.map(({ cells }) => cells)).toEqual([
    { name: 'Yaba', area: 'Mainland' },
    { name: 'Ikeja, 1', area: 'A\nB' },
    { name: 'Wuse', area: 'Abuja' },
  ]);
});

it('A14: rows in which nothing is written are none, however many a spreadsheet adds', () => {
  const { rows } = readCsv(`Name,Note\nIkeja,x\n, \n${',\n'.repeat(5_000)}Yaba,\n,,,,\n\n`, { rows: 2 });
  expect(rows.map(({ row }) => row)).toEqual([2, 5_004]);
});

it.each([
  ['with a mark and blank lines before the heading', '\uFEFF\n\nName,Note\nIkeja,"a, b"'],
  ['that names its delimiter', 'sep=|\r\nName|Note\r\nIkeja|a, b'],
  ['with tabs and a comma in a heading', 'Name\tNote\t"a, b, c"\nIkeja\ta, b'],
  ['with semicolons and a comma in a heading', 'Name;Note;Revenue, naira\nIkeja;a, b;1'],
])('A14: a file %s is read', (_, text) => {
  expect(readCsv(text, { rows: 10 }).rows[0]?.cells).toMatchObject({ name: 'Ikeja', note: 'a, b' });
});

it('A14: a file that is not UTF-8 is read as what spreadsheets write, and that is said; what is no text is refused', () => {
  const text = 'Name\nIkejá';
  expect(decodeCsv(Buffer.from(text))).toEqual({ text, notes: [] });
  expect(decodeCsv(Buffer.from(text, 'latin1'))).toEqual({ text, notes: [expect.stringContaining('Windows-1252')] });
  expect(decodeCsv(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).toEqual({
    text,
    notes: [],
  });
  expect(() => decodeCsv(Buffer.from('PK\u0003\u0004\0\0'))).toThrow('This is no CSV file');
});

it('A14: what is no table is refused with the reason', () => {
  expect(() => readCsv('', { rows: 10 })).toThrow('The file is empty.');
  expect(() => readCsv('a,b\n"x', { rows: 10 })).toThrow('cannot be read as CSV');
  expect(() => readCsv('a,A\n1,2', { rows: 10 })).toThrow('The heading “A” stands there twice.');
  expect(() => readCsv('a\n1\n2\n3', { rows: 2 })).toThrow('The file has more than 2 rows.');
  // Each heading is compared with every other one, and each row has as many cells.
  const wide = Array.from({ length: 150_000 }, (_, place) => place).join(',');
  expect(() => readCsv(`${wide}\n1`, { rows: 10 })).toThrow('The file has more than 200 columns.');
});
