// @vitest-environment jsdom
import type { SubscriberDeletion as Body, SubscriberPage } from '@apoti/contract';
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSubscriberDeletion, type SubscriberDeletion } from './use-subscriber-deletion';
import { useSubscriberSelection, type SubscriberSelection } from './use-subscriber-selection';

const asked: Body[] = [];
type Deleted = { deleted: number; next: number | null };
let answer: (body: Body) => Deleted | Promise<Deleted>;
vi.mock('../../shared/api/subscribers', () => ({
  deleteSubscribers: async (body: Body) => {
    asked.push(body);
    return answer(body);
  },
  refreshSubscribers: async () => undefined,
}));
const said = vi.hoisted(() => vi.fn());
vi.mock('../../shared/ui/toast', () => ({ adminToast: { success: () => undefined, error: said } }));

let root: Root;
let selection: SubscriberSelection;
let deletion: SubscriberDeletion;
const subscriber = (id: number) => ({ id, name: `Reader ${id}`, email: `${id}@example.com`, subscribed_at: '' });
const page: SubscriberPage = {
  subscribers: [subscriber(1_200), subscriber(1_199)],
  total: 1_200,
  pages: 600,
  page: 1,
  counts: { all: 1_200, long: 0, short: 0 },
  newest: 1_200,
};

function Host({ search }: { search: string }) {
  selection = useSubscriberSelection({ search }, page);
  deletion = useSubscriberDeletion();
  return null;
}
const show = (search: string) => act(async () => root.render(<Host search={search} />));

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await show('reader');
});
afterEach(async () => {
  await act(async () => deletion.dismiss());
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('A16: all that match go step by step, each from where the one before ended, and none is asked for after the last', async () => {
  answer = ({ ...body }) => {
    const { before = 0 } = 'matching' in body ? body.matching : {};
    return before > 700 ? { deleted: 500, next: before - 500 } : { deleted: 100, next: null };
  };
  await act(async () => selection.selectWhole());
  expect(selection).toMatchObject({ count: 1_200, items: [], whole: { search: 'reader', before: 1_201 } });
  await act(async () => deletion.start(selection));
  expect(asked).toEqual([
    { matching: { search: 'reader', before: 1_201, limit: 500 } },
    { matching: { search: 'reader', before: 701, limit: 500 } },
    { matching: { search: 'reader', before: 201, limit: 200 } },
  ]);
  expect(selection.whole).toBeNull();
  expect(deletion.report).toBeNull();
});

it('A16: without an answer it stops and says so, and what was selected stays selected', async () => {
  answer = () => {
    if (asked.length === 1) return { deleted: 500, next: 701 };
    throw new ApiError('unavailable', 'The server cannot be reached');
  };
  await act(async () => selection.selectWhole());
  await act(async () => deletion.start(selection));
  expect(asked).toHaveLength(2);
  expect(deletion.report?.unsure).toMatchObject({ why: 'The server cannot be reached' });
  expect(selection.count).toBe(700);
});

it('A16: one taken out of all leaves the rest of the page; another search ends all, and what was named stays', async () => {
  await act(async () => selection.selectWhole());
  expect(selection.has(7)).toBe(true);
  await act(async () => selection.set([subscriber(1_200)], false));
  expect(selection.items.map(({ id }) => id)).toEqual([1_199]);
  await act(async () => selection.selectWhole());
  await show('other');
  expect(selection).toMatchObject({ whole: null, count: 0 });
  await act(async () => selection.set([subscriber(3)], true));
  // Back at the search of all that were selected: they are not any more.
  await show('');
  expect(selection).toMatchObject({ whole: null, count: 1 });
  await show('third');
  answer = () => ({ deleted: 1, next: null });
  await act(async () => deletion.start(selection));
  expect(asked).toEqual([{ ids: [3] }]);
});

it('A16: a deletion goes on while another screen is open, and shows how far it is on return', async () => {
  let end: (deleted: Deleted) => void = () => undefined;
  answer = () => new Promise((resolve) => (end = resolve));
  await act(async () => selection.set([subscriber(1), subscriber(2)], true));
  await act(async () => deletion.start(selection));
  await act(async () => root.unmount());
  root = createRoot(document.getElementById('root')!);
  await show('reader');
  expect(deletion.progress).toMatchObject({ text: 'Deleting: 0 of 2 subscribers', total: 2 });
  await act(async () => end({ deleted: 2, next: null }));
  expect(deletion).toMatchObject({ isRunning: false, report: null });
});

it('A16: what is ticked while others are deleted stays ticked', async () => {
  let end: (deleted: Deleted) => void = () => undefined;
  answer = () => new Promise((resolve) => (end = resolve));
  await act(async () => selection.set([subscriber(1), subscriber(2)], true));
  await act(async () => deletion.start(selection));
  await act(async () => selection.set([subscriber(3)], true));
  await act(async () => end({ deleted: 2, next: null }));
  expect(selection.items.map(({ id }) => id)).toEqual([3]);
});

it('A16: who takes one out of all that match is told that only the rest of the page stays selected', async () => {
  said.mockReset();
  await act(async () => selection.selectWhole());
  await act(async () => selection.set([page.subscribers[0]!], false));
  expect(selection.items.map(({ id }) => id)).toEqual([1_199]);
  expect(said.mock.calls).toEqual([
    ['1 subscriber of this page stays selected. The 1,198 on other pages are not selected any more.'],
  ]);
});

it('A16: who takes a whole page out of all that match is told that those on other pages are not selected any more', async () => {
  said.mockReset();
  await act(async () => selection.selectWhole());
  await act(async () => selection.set(page.subscribers, false));
  expect(selection).toMatchObject({ whole: null, count: 0 });
  expect(said.mock.calls).toEqual([
    ['No subscriber of this page stays selected. The 1,198 on other pages are not selected any more.'],
  ]);
});
