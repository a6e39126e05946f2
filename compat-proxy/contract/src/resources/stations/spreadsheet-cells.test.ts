import { expect, it } from 'vitest';
import { readDay, readHours, readingOf, readPhone } from './spreadsheet-cells';

const days = (...cells: string[]) => {
  const reading = readingOf(cells.map((cell) => ({ 'next maintenance': cell })));
  return cells.map((cell) => readDay(cell, reading));
};

it('A14: days are read as spreadsheets write them; the day comes first unless the file says otherwise', () => {
  expect(days('3/4/2026', '03.04.26', '31-01-2026')).toEqual(['2026-04-03', '2026-04-03', '2026-01-31']);
  expect(days('3/4/2026', '1/31/2026')).toEqual(['2026-03-04', '2026-01-31']);
  expect(days('31-Jan-26', '31 January 2026', '2026-01-31 00:00:00', ' 2026-01-31 ', '')).toEqual([
    ...['2026-01-31', '2026-01-31', '2026-01-31', '2026-01-31'],
    '',
  ]);
  expect(readingOf([{ 'last maintenance': '3/4/2026' }]).notes).toEqual([
    'Days such as 03/04/2026 were read as 3 April 2026.',
  ]);
  expect(readingOf([{ 'last maintenance': '1/31/2026' }]).notes).toEqual([
    'Days such as 03/04/2026 were read as 4 March 2026.',
  ]);
  expect(readingOf([{ 'last maintenance': '2026-01-31' }]).notes).toEqual([]);
});

it('A14: in a file that writes days both ways, one that could be two is told; so is one that does not exist', () => {
  expect(days('31/1/2026', '1/31/2026', '5/5/2026')).toEqual(['2026-01-31', '2026-01-31', '2026-05-05']);
  expect(() => days('31/1/2026', '1/31/2026', '3/4/2026')).toThrow('could be two days, 3/4/2026');
  expect(() => days('31/2/2026')).toThrow('must be a day like 2026-01-31, not 31/2/2026');
});

it('A14: a day that a spreadsheet made of 24/7 is 24/7 again; any other one is told with the way to mend it', () => {
  const day = { first: 'day' as const, notes: [] };
  for (const cell of ['24-Jul', '24/07/2026', '7/24/26', '2026-07-24', '24 July', 'Jul-24', '24-Jul-26'])
    expect(readHours(cell, day, '')).toBe('24/7');
  for (const cell of ['24/7', '8am - 6pm', 'Mon-Fri 8-18', '', 'Sat 9']) expect(readHours(cell, day, '')).toBe(cell);
  expect(() => readHours('08-Jun', day, '')).toThrow('has become a day in the spreadsheet, 08-Jun: format the column');
  expect(readHours('08-Jun', day, '08-Jun')).toBe('08-Jun');
  expect(readingOf([{ 'operating hours': '24-Jul' }]).notes).toEqual([expect.stringContaining('was read as 24/7')]);
});

it('A14: a phone number that lost its first sign stays as it was; one that lost its digits is told', () => {
  const day = { first: 'day' as const, notes: [] };
  expect(readPhone('8031234567', day, '08031234567')).toBe('08031234567');
  expect(readPhone('2348031234567', day, '+2348031234567')).toBe('+2348031234567');
  expect(readPhone('8031234567', day, '')).toBe('8031234567');
  expect(() => readPhone('2.34803E+12', day, '')).toThrow('has lost digits in the spreadsheet');
});
