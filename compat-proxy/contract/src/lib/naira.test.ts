import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naira, shortNaira, toNaira } from './naira';

describe('naira', () => {
  it('P12: amounts are written with the sign and with commas', () => {
    expect([0, 999, 1_000, 12_500_000].map(naira)).toEqual(['₦0', '₦999', '₦1,000', '₦12,500,000']);
    expect([950, 3_125_000, 999_999, 1_500_000_000].map(shortNaira)).toEqual(['₦950', '₦3.13m', '₦1m', '₦1.5bn']);
  });

  it('P12: what is written can be typed', () => {
    fc.assert(fc.property(fc.nat(1_000_000_000), (amount) => toNaira(naira(amount)) === amount));
  });

  it.each([
    ['12.5m', 12_500_000],
    ['N 15 000 000', 15_000_000],
    ['2bn', 2_000_000_000],
    ['', null],
    ['a lot', null],
    ['-5', null],
    ['1e9', null],
  ])('P12: "%s" is understood as %s', (text, amount) => expect(toNaira(text)).toBe(amount));
});
