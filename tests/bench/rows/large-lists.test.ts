import { expect, it } from 'vitest';
import { reached } from '../table';
import { listRow, type Answers } from './large-lists';

const history = { what: 'history', path: '/api/history?kind=content', judged: 'time' as const };
const answers = (ms: number, bytes: number): Answers => ({ times: [ms, ms], bytes });

it('S11: a list is held against that of a small site where both answer a page of it', () => {
  expect(listRow(history, answers(10, 9_000), answers(12, 12_000))).toMatchObject({ ratio: 1.2 });
  expect(reached(listRow(history, answers(10, 9_000), answers(12, 12_000)))).toBe(true);
  expect(reached(listRow(history, answers(10, 9_000), answers(16, 12_000)))).toBe(false);
});

it('S11: no ratio is reached where one answer is a few times as long as the other, and the row says so', () => {
  for (const [few, many] of [
    [answers(10, 34_400), answers(12, 260)],
    [answers(10, 260), answers(12, 34_400)],
    [answers(10, 0), answers(12, 260)],
  ] as const) {
    const row = listRow(history, few, many);
    expect(reached(row)).toBeNull();
    expect(row.peer).toMatch(/^not the same page/);
  }
});

it('S11: of a list that comes whole the time for a byte is judged, however long it is', () => {
  const row = listRow({ ...history, judged: 'time per byte' }, answers(2, 1_000), answers(20, 100_000));
  expect([row.ratio, reached(row)]).toEqual([0.1, true]);
});
