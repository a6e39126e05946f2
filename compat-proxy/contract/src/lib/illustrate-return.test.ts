import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBelowMinimum, MINIMUM, RETURN } from '../constants/franchise';
import { franchiseInvestments } from '../constants/lead-choices';
import { illustratedYears, illustrateReturn, MAX_AMOUNT } from './illustrate-return';

const amounts = fc.integer({ min: 1, max: MAX_AMOUNT });
const usual = { minimum: MINIMUM, rate: RETURN };
const someYears = fc.constantFrom(...illustratedYears);

describe('illustrateReturn', () => {
  it('P12: the stated figures: 12,500,000 naira bring 3,125,000 a year and 15,625,000 in five', () => {
    expect(illustrateReturn(12_500_000, 5, usual)).toMatchObject({
      yearly: 3_125_000,
      total: 15_625_000,
      isBelowMinimum: false,
    });
    expect([MINIMUM, RETURN]).toEqual([12_500_000, 0.25]);
  });

  it('P12: a year brings a quarter, in whole naira, and the years add up', () => {
    fc.assert(
      fc.property(amounts, someYears, (amount, years) => {
        const { yearly, total, rows } = illustrateReturn(amount, years, usual);
        expect(Math.abs(yearly - amount / 4)).toBeLessThanOrEqual(0.5);
        expect(rows.map(({ year }) => year)).toEqual(illustratedYears.slice(0, years));
        expect(rows.reduce((sum, { earned }) => sum + earned, 0)).toBe(total);
        expect(rows.at(-1)?.together).toBe(total);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('P12: a larger stake never brings less', () => {
    fc.assert(
      fc.property(amounts, amounts, someYears, (one, other, years) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(illustrateReturn(small, years, usual).total).toBeLessThanOrEqual(
          illustrateReturn(large, years, usual).total,
        );
      }),
    );
  });

  it('P12: it says when an amount is below the minimum, and only then', () => {
    expect(illustrateReturn(9_000_000, 2, { minimum: 8_000_000, rate: 0.3 })).toMatchObject({
      yearly: 2_700_000,
      total: 5_400_000,
      isBelowMinimum: false,
    });
    expect(franchiseInvestments.filter((each) => isBelowMinimum(each, 16_000_000))).toEqual(['5m-10m', '10m-15m']);
    expect(illustrateReturn(MINIMUM - 1, 1, usual).isBelowMinimum).toBe(true);
    expect(illustrateReturn(MINIMUM, 1, usual).isBelowMinimum).toBe(false);
    expect(franchiseInvestments.filter((each) => isBelowMinimum(each, MINIMUM))).toEqual(['5m-10m']);
  });

  it.each([0, -5, NaN, Infinity, MAX_AMOUNT + 1])('P12: %s is no amount', (amount) => {
    expect(() => illustrateReturn(amount, 3, usual)).toThrow(RangeError);
  });
});
