import { describe, expect, it } from 'vitest';
import { judgeRace } from './judge-race';
import type { Race, RaceRow, RaceSave } from './race';

const before = { mission: 'first', vision: 'first too' };
const save = (key: string, more: Partial<RaceSave> = {}): RaceSave => ({
  key,
  asks: true,
  base: before,
  wants: { mission: key },
  told: { kind: 'saved' },
  ...more,
});
const row = (key: string, old = 'first', place = 'mission'): RaceRow => ({
  key,
  changes: [{ place, old, new: key }],
});
const race = (saves: RaceSave[], rows: RaceRow[], after: Partial<typeof before>): Race => ({
  before,
  saves,
  rows,
  after: { ...before, ...after },
});
const asked = (mine: string, theirs: string): RaceSave =>
  save(mine, { told: { kind: 'asked', fields: [{ place: 'mission', mine, theirs }] } });
const old = (key: string) => save(key, { asks: false });

describe('the judge of races', () => {
  it('F2: finds nothing where nothing was lost', () => {
    expect(judgeRace(race([], [], {}))).toEqual([]);
    expect(judgeRace(race([save('a')], [row('a')], { mission: 'a' }))).toEqual([]);
    expect(judgeRace(race([save('a'), asked('b', 'a')], [row('a')], { mission: 'a' }))).toEqual([]);
    expect(judgeRace(race([save('a'), old('b')], [row('a'), row('b', 'a')], { mission: 'b' }))).toEqual([]);
    const other = save('b', { wants: { vision: 'b' } });
    const both = [row('a'), row('b', 'first too', 'vision')];
    expect(judgeRace(race([save('a'), other], both, { mission: 'a', vision: 'b' }))).toEqual([]);
    const unheard = save('a', { told: { kind: 'unknown', status: 503 } });
    expect(judgeRace(race([unheard], [], {}))).toEqual([]);
    expect(judgeRace(race([unheard], [row('a')], { mission: 'a' }))).toEqual([]);
  });

  it('F2: finds a saved value that is not there, and one that the log does not know', () => {
    expect(judgeRace(race([save('a')], [row('a')], {}))).toEqual(['mission should be “a” and is “first”']);
    expect(judgeRace(race([save('a')], [], {}))).toEqual([
      'a was told that it is saved, and the log has nothing of it',
    ]);
    expect(judgeRace(race([save('a')], [], { mission: 'a' }))).toHaveLength(2);
  });

  it('F2: finds a value that was replaced although its writer would have been asked', () => {
    const lost = race([save('a'), save('b')], [row('a'), row('b', 'a')], { mission: 'b' });
    expect(judgeRace(lost)).toEqual(['b replaced “a” in mission, and its writer was not asked']);
  });

  it('F2: finds an old client’s save that puts back what it had read in fields that it did not edit', () => {
    const stale = {
      key: 'b',
      changes: [...row('b', 'first too', 'vision').changes, { place: 'mission', old: 'a', new: 'first' }],
    };
    const other = save('b', { asks: false, wants: { vision: 'b' } });
    const found = judgeRace(race([save('a'), other], [row('a'), stale], { vision: 'b' }));
    expect(found).toEqual(['b put “first” into mission, which it did not send']);
  });

  it('F2: finds who was asked and saved all the same, or asked about what never stood there', () => {
    expect(judgeRace(race([save('a'), asked('b', 'a')], [row('a'), row('b', 'a')], { mission: 'b' }))).toHaveLength(2);
    expect(judgeRace(race([save('a'), asked('b', 'made up')], [row('a')], { mission: 'a' }))).toHaveLength(1);
    expect(judgeRace(race([asked('b', 'first')], [], {}))).toHaveLength(1);
    const silent = save('b', { ...asked('b', 'a'), asks: false });
    expect(judgeRace(race([save('a'), silent], [row('a')], { mission: 'a' }))).toHaveLength(1);
  });

  it('F2: finds a history that does not fit together, a save told of twice, half of one, and one that nobody sent', () => {
    expect(judgeRace(race([save('a'), old('b')], [row('a'), row('b', 'first')], { mission: 'b' }))).toHaveLength(1);
    expect(judgeRace(race([old('a')], [row('a'), row('a', 'a')], { mission: 'a' }))).toHaveLength(1);
    const two = save('a', { wants: { mission: 'a', vision: 'x' } });
    expect(judgeRace(race([two], [row('a')], { mission: 'a' }))).toHaveLength(1);
    expect(judgeRace(race([], [row('a')], { mission: 'a' }))).toHaveLength(1);
  });

  it('F2: a refusal that is neither a question nor an outage is one', () => {
    const refused = save('a', { told: { kind: 'unknown', status: 422 } });
    expect(judgeRace(race([refused], [], {}))).toEqual(['a was refused with 422']);
  });
});
