import { describe, expect, it } from 'vitest';
import type { Event, Save } from './history';
import { judgeLog, type Happened, type LogRow, type Present } from './judge-log';

const row = (number: number, from: string, to: string, key: string | null = null): LogRow => ({
  ...{ number, kind: 'content', subject: '', key },
  changes: [{ path: ['about', 'mission'], old: from, new: to }],
});
const stands = (mission: string): Present => {
  return (_, __, path) => (path[0] === 'about' ? { value: mission } : null);
};
const save: Save = { id: 's', key: 's', does: 'a call', writes: [] };
const nothing: Happened = { events: [], done: [], keysBefore: new Set() };
const told = (status: number): Event[] => [
  { kind: 'sent', save },
  { kind: 'answered', id: 's', status },
];
const judged = (rows: LogRow[], to: number, mission: string, happened = nothing) =>
  judgeLog({ from: 4, to, rows }, stands(mission), happened);

describe('the judge of the change log', () => {
  it('F1: finds nothing where the log tells what happened', () => {
    expect(judged([], 4, 'a')).toEqual([]);
    expect(judged([row(5, 'a', 'b'), row(6, 'b', 'c')], 6, 'c')).toEqual([]);
    expect(judged([row(5, 'a', 'b', 's')], 5, 'b', { ...nothing, events: told(200) })).toEqual([]);
    expect(judged([], 4, 'a', { ...nothing, events: told(200), keysBefore: new Set(['s']) })).toEqual([]);
    expect(judged([row(5, 'a', 'b', 's')], 5, 'b', { ...nothing, events: told(503), done: ['s'] })).toEqual([]);
    expect(judged([], 4, 'a', { ...nothing, events: told(503) })).toEqual([]);
    // Done in an earlier stretch without an answer, and sent again without one.
    expect(judged([], 4, 'a', { ...nothing, events: told(503), keysBefore: new Set(['s']) })).toEqual([]);
  });

  it('F1: finds a row that is missing, at the end too, and one too many', () => {
    expect(judged([row(6, 'a', 'b')], 6, 'b')).toEqual(['The change log lacks row 5']);
    expect(judged([row(5, 'a', 'b')], 6, 'b')).toEqual(['The change log lacks row 6']);
    expect(judged([row(5, 'a', 'b'), row(6, 'b', 'c')], 5, 'c')).toHaveLength(1);
    expect(judged([row(5, 'a', 'b'), row(5, 'b', 'c')], 5, 'c')).toHaveLength(1);
  });

  it('F1: finds a row that does not begin where the one before ended', () => {
    expect(judged([row(5, 'a', 'b'), row(6, 'x', 'c')], 6, 'c')).toEqual([
      'Row 6 does not begin at about › mission where row 5 ended',
    ]);
  });

  it('F1: finds a log that ends elsewhere than things stand', () => {
    expect(judged([row(5, 'a', 'b')], 5, 'a')).toEqual(['Row 5 ends at about › mission where nothing stands']);
  });

  it('F1: a whole that comes or goes takes its parts along', () => {
    const whole: LogRow = { ...row(6, '', ''), changes: [{ path: ['about'], new: { mission: 'z' } }] };
    expect(judgeLog({ from: 4, to: 6, rows: [row(5, 'a', 'b'), whole] }, () => null, nothing)).toEqual([]);
  });

  it('F1: finds a save that is told of twice, not at all, or although it is not there', () => {
    const twice = [row(5, 'a', 'b', 's'), row(6, 'b', 'c', 's')];
    expect(judged(twice, 6, 'c', { ...nothing, events: told(200) })).toEqual([
      'a call (s) is in the change log 2 times',
    ]);
    expect(judged([], 4, 'a', { ...nothing, events: told(200) })).toHaveLength(1);
    expect(judged([row(5, 'a', 'b', 's')], 5, 'b', { ...nothing, events: told(503) })).toHaveLength(1);
    expect(judged([row(5, 'a', 'b', 's')], 5, 'b', { ...nothing, events: told(409) })).toHaveLength(1);
    const again = { ...nothing, events: told(200), keysBefore: new Set(['s']) };
    expect(judged([row(5, 'a', 'b', 's')], 5, 'b', again)).toHaveLength(1);
  });
});
