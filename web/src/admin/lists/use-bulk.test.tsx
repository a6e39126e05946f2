// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notePresence } from '../../shared/api/presence';
import { Toaster } from '../../shared/ui/Toaster';
import { completeBrowser } from '../editing/testing/complete-browser';
import { BulkReport } from './BulkReport';
import { createKept } from './kept';
import { idleBulk, useBulk, type Bulk, type BulkState, type Failure } from './use-bulk';
import { useSelection, type Selection } from './use-selection';

type Item = { id: string; name: string };
const items: Item[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Item ${id}` }));
const words = { noun: { one: 'lead', many: 'leads' }, did: { delete: 'deleted' }, doing: { delete: 'Deleting' } };
const kept = createKept<BulkState<'delete', Item>>(idleBulk, { to: '/admin/leads', label: 'Back to Leads' });

/** The calls that are on their way, each with its end. */
let calls: { ids: string[]; end: (failed: Failure<string>[]) => void; fail: (error: ApiError) => void }[];
let bulk: Bulk<'delete', Item>;
let selection: Selection<Item>;
let root: Root;

function List() {
  selection = useSelection<Item>();
  bulk = useBulk<'delete', Item>({
    words,
    kept,
    atOnce: 2,
    call: (_, some) =>
      new Promise((end, fail) => {
        calls.push({ ids: some.map(({ id }) => id), end, fail });
      }),
    refresh: async () => undefined,
  });
  return <BulkReport bulk={bulk} tell={({ item, failure }) => `${item.name}: ${failure.error}`} />;
}

const show = (screen: 'list' | 'other') =>
  act(async () =>
    root.render(
      <MemoryRouter>
        {screen === 'list' && <List />}
        <Toaster />
      </MemoryRouter>,
    ),
  );
const start = () =>
  act(async () => {
    selection.set(items, true);
    void bulk.run('delete', items, (left) => selection.settle(items, left));
  });
const last = () => calls.at(-1)!;
const answer = (failed: Failure<string>[] = []) => act(async () => last().end(failed));
const toasts = () => [...document.querySelectorAll('[popover] > *')].map(({ textContent }) => textContent);
const report = () => document.querySelector('[role=alert]')?.textContent ?? '';
const unfit = { id: 'b', error: 'It is locked' };

beforeEach(async () => {
  completeBrowser();
  calls = [];
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  notePresence(1);
  await show('list');
});
afterEach(async () => {
  await act(async () => bulk.dismiss());
  await act(async () => toast.remove());
  await act(async () => root.unmount());
});

describe('what is done to many', () => {
  it('A16: what fails while another screen is open is said there with the way back, and stands in the list on return', async () => {
    await start();
    await show('other');
    await answer([unfit]);
    await act(async () => last().fail(new ApiError('unavailable', 'The server cannot be reached')));
    expect(toasts()).toEqual([
      '1 lead could not be deleted. It is not sure that 2 leads were deleted. The server cannot be reached. Back to Leads',
    ]);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/admin/leads');
    await act(async () => document.querySelector('a')?.click());
    expect(toasts()).toEqual([]);
    await show('list');
    expect(report()).toContain('Item b: It is locked');
    expect(report()).toContain('It is not sure that 2 leads were deleted. The server cannot be reached.');
  });

  it('A16: what ends well elsewhere is said with the way back; in the list itself without', async () => {
    await start();
    await show('other');
    await answer();
    await answer();
    expect(toasts()).toEqual(['4 leads deleted successfully! Back to Leads']);
    await act(async () => toast.remove());
    await show('list');
    await start();
    await answer();
    await answer();
    expect(toasts()).toEqual(['4 leads deleted successfully!']);
  });

  it('A16: where the report is on the screen nothing is said twice', async () => {
    await start();
    await answer([unfit]);
    await answer();
    expect(report()).toContain('1 lead could not be deleted');
    expect(toasts()).toEqual([]);
  });

  it('A16: another admin who signs in here sees nothing of it, and nothing is done under her name', async () => {
    await start();
    await answer([unfit]);
    expect(bulk.progress?.text).toBe('Deleting: 2 of 4 leads');
    await act(async () => notePresence(2));
    expect([bulk.progress, bulk.isRunning]).toEqual([null, false]);
    await answer();
    expect(calls).toHaveLength(2);
    expect([report(), toasts()]).toEqual(['', []]);
    await show('other');
    await act(async () => notePresence(1));
    expect(toasts()).toEqual(['1 lead could not be deleted. Back to Leads']);
    await show('list');
    expect(report()).toContain('Item b: It is locked');
  });

  it('A16: what was not begun before another signed in stops', async () => {
    await start();
    await act(async () => notePresence(2));
    await answer();
    expect(calls).toHaveLength(1);
    await act(async () => notePresence(1));
    expect(report()).toContain('Stopped: 2 leads were not deleted.');
  });

  it('A16, A6: what the server refuses as a whole was not done, which is sure', async () => {
    await start();
    await answer();
    await act(async () => last().fail(new ApiError('unauthenticated', 'Please sign in')));
    expect(report()).toContain('2 leads were not deleted. Please sign in.');
    expect(report()).not.toContain('not sure');
  });

  it('P20, A10: what is ticked or taken out meanwhile stays so; what is done is selected no more', async () => {
    const late = { id: 'z', name: 'Item z' };
    await start();
    await act(async () => selection.set([late], true));
    await act(async () => selection.set([items[2]!], false));
    await answer([unfit]);
    await answer([
      { id: 'c', error: 'No' },
      { id: 'd', error: 'No' },
    ]);
    expect(selection.items.map(({ id }) => id)).toEqual(['b', 'd', 'z']);
  });
});
