import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockerSizes } from '@apoti/contract/constants/locker-sizes';
import { bankDoors } from './bank-doors';

const counts = (max: number) =>
  fc.tuple(fc.nat({ max }), fc.nat({ max })).map(([available, taken]) => ({ count: available + taken, available }));
const rooms = (max: number) => fc.record({ small: counts(max), medium: counts(max), large: counts(max) });

describe('bankDoors', () => {
  it('P9: draws each compartment once and each free one alight, side by side or mixed', () => {
    fc.assert(
      fc.property(rooms(12), fc.boolean(), (given, mixed) => {
        const { doors } = bankDoors(given, { most: 200, mixed });
        expect(new Set(doors.map(({ x, y }) => `${x} ${y}`)).size).toBe(doors.length);
        for (const { key } of lockerSizes) {
          const drawn = doors.filter(({ size }) => size === key);
          expect(drawn).toHaveLength(given[key].count);
          expect(drawn.filter(({ free }) => free)).toHaveLength(given[key].available);
        }
      }),
    );
  });

  it('P9: thousands of compartments are drawn with few doors, and what is free stays visible', () => {
    fc.assert(
      fc.property(rooms(50_000), (given) => {
        const { doors } = bankDoors(given, { most: 72, mixed: false });
        expect(doors.length).toBeLessThanOrEqual(75);
        for (const { key } of lockerSizes) {
          const drawn = doors.filter(({ size }) => size === key);
          expect(drawn.length > 0).toBe(given[key].count > 0);
          expect(drawn.some(({ free }) => free)).toBe(given[key].available > 0);
        }
      }),
    );
  });
});
