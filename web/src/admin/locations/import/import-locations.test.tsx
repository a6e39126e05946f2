// @vitest-environment jsdom
import { ApiError, type ImportStep, type StationCheck } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkStations, importStations } from '../../../shared/api/station-files';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { ImportLocations } from './ImportLocations';

vi.mock('../../../shared/api/stations', () => ({ refreshStations: vi.fn(() => Promise.resolve()) }));
vi.mock('../../../shared/api/station-files', () => ({
  exportStations: vi.fn(),
  checkStations: vi.fn(),
  importStations: vi.fn(),
}));

let root: Root;
async function enter(): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ImportLocations />
      </MemoryRouter>,
    ),
  );
}
const leave = () => act(async () => root.unmount());
beforeEach(async () => {
  completeBrowser();
  vi.clearAllMocks();
  await enter();
});
afterEach(leave);

const buttonOf = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === text)!;
const click = (element: HTMLElement) => act(async () => element.click());
const page = () => document.body.textContent ?? '';

describe('the import of locations', () => {
  const check: StationCheck = {
    rows: [
      { row: 2, outcome: 'wrong', id: null, name: 'X', changes: [], issues: ['There is no location with the ID 99'] },
      {
        ...{ row: 3, outcome: 'changed', id: 1, name: 'Ikoyi', issues: [] },
        changes: [{ field: 'Area', old: 'Ikoyi', new: '' }],
      },
      { row: 4, outcome: 'unchanged', id: 2, name: 'Lekki', changes: [], issues: [] },
    ],
    ignored: ['colour'],
    notes: ['Days were read'],
    revision: 'e.5',
  };
  const choose = async (size = 10, letter = 'x') => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const file = new File([letter.repeat(size)], 'locations.csv');
    // Of the browsers only this one cannot read a file so.
    Object.defineProperty(file, 'slice', { value: () => new Response(letter.repeat(10)) });
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
    return file;
  };

  it('A14: nothing is imported before the file was shown row by row, then at the revision of that check', async () => {
    vi.mocked(checkStations).mockResolvedValue(check);
    vi.mocked(importStations).mockResolvedValue({
      ...{ done: 1, total: 1, created: 0, updated: 1 },
      failed: [{ row: 3, name: 'Ikoyi', message: 'Somebody else changed the same' }],
    });
    const file = await choose();
    for (const text of [
      '1 row with something wrong: left out',
      'Row 2 X',
      'There is no location with the ID 99',
      '1 location to change',
      'Ikoyi becomes →(empty)',
      '1 location unchanged',
      'Days were read',
      'Columns that are not known and left out: colour',
    ])
      expect(page()).toContain(text);
    expect(importStations).not.toHaveBeenCalled();
    await click(buttonOf('Import 1 row'));
    expect(importStations).toHaveBeenCalledWith(file, expect.objectContaining({ revision: 'e.5' }));
    expect(page()).toContain('0 locations created, 1 location updated.');
    expect(page()).toContain('Row 3, Ikoyi: Somebody else changed the same');
  });

  it('A14: an import shows how far it is, and one that ends half-way what was saved, why, and the way to the rest', async () => {
    vi.mocked(checkStations).mockResolvedValue(check);
    let tell: (step: ImportStep) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    vi.mocked(importStations).mockImplementation((_, { onStep }) => {
      tell = onStep;
      return new Promise((_resolve, reject) => (fail = reject));
    });
    await choose();
    await click(buttonOf('Import 1 row'));
    expect(document.activeElement).toBe(buttonOf('Stop'));
    const step = { done: 25, total: 60, created: 25, updated: 0, failed: [] };
    await act(async () => tell(step));
    expect(document.querySelector('progress')).toMatchObject({ value: 25, max: 60 });
    // Somebody who looks at something else and comes back sees it still.
    await leave();
    await enter();
    expect(page()).toContain('Importing: 25 of 60 rows');
    await act(async () => fail(new ApiError('unavailable', 'The connection broke off before the end')));
    expect(page()).toContain('25 locations created, 0 locations updated.');
    expect(page()).toContain('The connection broke off before the end');
    await click(buttonOf('Check again'));
    expect(checkStations).toHaveBeenCalledTimes(2);
  });

  it('A14: locations that changed since the check are noticed: the new check is shown and nothing was imported', async () => {
    vi.mocked(checkStations).mockResolvedValue(check);
    vi.mocked(importStations).mockRejectedValue(new ApiError('conflict', 'Moved'));
    await choose();
    await click(buttonOf('Import 1 row'));
    expect(checkStations).toHaveBeenCalledTimes(2);
    expect(page()).toContain('The locations have changed since the file was checked.');
    expect(page()).toContain('Nothing was imported.');
    expect(buttonOf('Import 1 row')).toBeDefined();
  });

  it('A14: a file that is too large, or a large picture named .csv, is not sent; what the server refuses is told, and can be tried again', async () => {
    await choose(1_000_001);
    expect(page()).toContain('The file is larger than 1 MB.');
    await choose(1_000_001, '\0');
    expect(page()).toContain('This is no CSV file.');
    expect(page()).not.toContain('larger than');
    expect(checkStations).not.toHaveBeenCalled();
    vi.mocked(checkStations).mockRejectedValue(new ApiError('invalid', 'The file needs a column Name or ID'));
    await choose();
    expect(page()).toContain('The file needs a column Name or ID');
    vi.mocked(checkStations).mockResolvedValue({ ...check, rows: [] });
    await click(buttonOf('Check again'));
    expect(page()).toContain('There is nothing to import in this file.');
  });
});
