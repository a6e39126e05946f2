import { describe, expect, it } from 'vitest';
import { defaultFranchiseModels } from '@apoti/contract/content/default-franchise-models';
import { investorTerms } from './investor-terms';

const [investor, partner] = defaultFranchiseModels;
const of = (investment: string, roi = '') => investorTerms([partner!, { ...investor!, investment, roi }]);

describe('the terms of an investor', () => {
  it('P12: are those of the first content, and of the constants without a model', () => {
    expect(investorTerms(defaultFranchiseModels)).toEqual({ minimum: 12_500_000, rate: 0.25 });
    expect(investorTerms([partner!])).toEqual({ minimum: 12_500_000, rate: 0.25 });
  });

  it.each([
    ['From ₦8,000,000', 8_000_000],
    ['₦12.5m to ₦20m', 12_500_000],
    ['2 units for ₦15 million', 15_000_000],
    ['From 9,500,000 naira', 9_500_000],
    ['NGN 1.5bn', 1_500_000_000],
    ['N7,000,000, paid once', 7_000_000],
    ['On request', 12_500_000],
    ['₦0', 12_500_000],
    ['', 12_500_000],
  ])('P12: an investment of “%s” begins at %d', (text, minimum) => {
    expect(of(text).minimum).toBe(minimum);
  });

  it.each([
    ['30% per year', 0.3],
    ['Up to 17.5 % a year', 0.175],
    ['20–25% per year', 0.2],
    ['18 percent annually', 0.18],
    ['2% per month', 0.25],
    ['0%', 0.25],
    ['A share of the revenue', 0.25],
  ])('P12: a return of “%s” is %d in a year', (text, rate) => {
    expect(of('', text).rate).toBe(rate);
  });
});
