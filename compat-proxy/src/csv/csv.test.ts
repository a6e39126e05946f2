import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvStream, readCsv, safeCell } from './csv';

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'note', header: 'Note' },
];
async function* rowsOf(...rows: Record<string, string>[]): AsyncGenerator<Record<string, string>> {
  yield* rows;
}

it('A16: no cell of an export begins as a formula does', () => {
  for (const text of ['=1+1', '+1', '-cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', '"=1', '＝1', '|calc', '%x'])
    expect(safeCell(text)).toBe(`'${text}`);
  for (const text of ['Ada', '-3.5', '12', '', 'a=b']) expect(safeCell(text)).toBe(text);
  expect(safeCell('a\0=b')).toBe('a=b');
});

it('A16: what is exported is read again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ name: fc.string({ minLength: 1 }), note: fc.string() })), async (rows) => {
      const stored = rows.map(({ name, note }) => ({
        name: name.replaceAll('\0', ''),
        note: note.replaceAll('\0', ''),
      }));
      const kept = stored.filter(({ name, note }) => name !== '' || note !== '');
      const csv = await textOf(csvStream(columns, rowsOf(...kept)));
      const read = readCsv(csv, { rows: 1_000 }).rows.map(({ cells }) => cells);
      expect(read).toEqual(kept);
    }),
  );
});

it('A14: a file of a spreadsheet that uses semicolons is read too, and each row knows its line', () => {
  const { headers, rows } = readCsv('Name;Note\r\nIkeja;"two\nlines"\r\n\r\nYaba;x', { rows: 10 });
  expect(headers).toEqual(['name', 'note']);
  expect(rows.map(({ cells }) => cells['name'])).toEqual(['Ikeja', 'Yaba']);
  expect(rows.at(-1)?.line).toBe(5);
});

it('A14: what is no table is refused with the reason', () => {
  expect(() => readCsv('', { rows: 10 })).toThrow('The file is empty.');
  expect(() => readCsv('a,b\n"x', { rows: 10 })).toThrow('cannot be read as CSV');
  expect(() => readCsv('a,A\n1,2', { rows: 10 })).toThrow('The heading “a” stands there twice.');
  expect(() => readCsv('a\n1\n2\n3', { rows: 2 })).toThrow('The file has more than 2 rows.');
});
