// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePresence } from '../../shared/api/presence';
import { ExportButton } from './ExportButton';

const saved: string[] = [];
const said: string[] = [];
vi.mock('./save-file', () => ({
  saveFile: (_file: Blob, what: string, ending: string) => void saved.push(`${what}.${ending}`),
}));
vi.mock('../../shared/ui/toast', () => {
  const say = (text: string) => void said.push(text);
  return { adminToast: { success: say, error: say } };
});

let root: Root;
let end: { with: (table: Blob) => void; without: (error: Error) => void };

beforeEach(async () => {
  saved.length = 0;
  said.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  notePresence(1);
  root = createRoot(document.getElementById('root')!);
  const load = () =>
    new Promise<Blob>((resolve, reject) => {
      end = { with: resolve, without: reject };
    });
  await act(async () => root.render(<ExportButton what="leads" load={load} />));
  await act(async () => document.querySelector('button')!.click());
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('A14: a table is saved once it is whole, and one that broke off is told', async () => {
  await act(async () => end.with(new Blob(['Name'])));
  expect([saved, said]).toEqual([['leads.csv'], ['CSV exported successfully']]);
  await act(async () => document.querySelector('button')!.click());
  await act(async () => end.without(new ApiError('unavailable', 'No answer came.')));
  expect([saved, said.at(-1)]).toEqual([['leads.csv'], 'The export failed: No answer came.']);
});

it.each([
  ['whole', () => end.with(new Blob(['Name']))],
  ['broken off', () => end.without(new ApiError('unavailable', 'No answer came.'))],
])('A14: what one person asked for is neither saved nor told while another works here: %s', async (_how, finish) => {
  notePresence(2);
  await act(async () => finish());
  expect([saved, said]).toEqual([[], []]);
});

it('A18: another file has its own words and its own ending', async () => {
  await act(async () => end.with(new Blob(['Name'])));
  const texts = {
    action: 'Export Data',
    done: 'Exported',
    failed: ({ message }: ApiError) => `Not exported. ${message}`,
  };
  const load = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new ApiError('unavailable', 'No answer came.'));
  load.mockResolvedValueOnce(new Blob(['{}']));
  await act(async () => root.render(<ExportButton what="data" ending="json" load={load} texts={texts} />));
  await act(async () => document.querySelector('button')!.click());
  expect(said.at(-1)).toBe('Not exported. No answer came.');
  await act(async () => document.querySelector('button')!.click());
  expect([saved.at(-1), said.at(-1)]).toEqual(['data.json', 'Exported']);
  expect(document.querySelector('button')?.textContent).toContain('Export Data');
});
