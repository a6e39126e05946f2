import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstGroups, groupSaves, type LoggedSave } from './group-saves';
import { doors, RUN_IDLE_MINUTES } from './history';

const MINUTE = 60_000;
const save = (number: number, minute: number, author = 'a'): LoggedSave => ({
  number,
  at: minute * MINUTE,
  author,
  door: 'back-office',
  subject: '',
});
const numbers = (groups: LoggedSave[][]) => groups.map((group) => group.map(({ number }) => number));

/** A log, the newest first. */
const log = fc
  .array(
    fc.record({
      pause: fc.integer({ min: 0, max: 12 * MINUTE }),
      author: fc.constantFrom('a', 'b', 'c'),
      door: fc.constantFrom(...doors.slice(0, 2)),
      subject: fc.constantFrom('', '1'),
    }),
    { maxLength: 60 },
  )
  .map((steps) => {
    let at = 0;
    return steps.map(({ pause, ...rest }, index) => ({ number: index + 1, at: (at += pause), ...rest })).reverse();
  });

describe('groupSaves', () => {
  it('C6: a person’s saves are one group until more than ten idle minutes, whoever saves between them', () => {
    const saves = [save(5, 31), save(4, 20), save(3, 12, 'b'), save(2, 10), save(1, 0)];
    expect(numbers(groupSaves(saves))).toEqual([[5], [4, 2, 1], [3]]);
  });

  it('C6: no group holds a longer pause, another person, another door or another entry; none could be joined to another', () => {
    fc.assert(
      fc.property(log, (saves) => {
        const groups = groupSaves(saves);
        expect(groups.flat().sort((x, y) => y.number - x.number)).toEqual(saves);
        const key = ({ author, door, subject }: LoggedSave) => `${author} ${door} ${subject}`;
        for (const group of groups) {
          expect(new Set(group.map(key)).size).toBe(1);
          const pauses = group.slice(1).map(({ at }, index) => group[index]!.at - at);
          expect(Math.max(0, ...pauses)).toBeLessThanOrEqual(RUN_IDLE_MINUTES * MINUTE);
        }
        for (const [index, group] of groups.entries()) {
          const older = groups.slice(index + 1).find((other) => key(other[0]!) === key(group[0]!));
          if (older) expect(group.at(-1)!.at - older[0]!.at).toBeGreaterThan(RUN_IDLE_MINUTES * MINUTE);
        }
      }),
    );
  });

  it('C6: page by page every save is told once, in at most so many groups', () => {
    fc.assert(
      fc.property(log, fc.integer({ min: 1, max: 5 }), (saves, limit) => {
        const told: number[] = [];
        let end: number | null = null;
        do {
          const from: number = end ?? Infinity;
          const page = firstGroups(
            saves.filter(({ number }) => number < from),
            limit,
          );
          expect(page.groups.length).toBeLessThanOrEqual(limit);
          told.push(...page.groups.flat().map(({ number }) => number));
          end = page.end;
        } while (end !== null);
        expect(told.sort((x, y) => y - x)).toEqual(saves.map(({ number }) => number));
      }),
    );
  });
});
