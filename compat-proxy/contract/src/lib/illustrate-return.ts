import type { InvestorTerms } from '../constants/franchise';

/** Largest amount that is illustrated, in naira. */
export const MAX_AMOUNT = 1_000_000_000_000;
/** For how many years a return is illustrated. */
export const illustratedYears = [1, 2, 3, 4, 5] as const;
export type IllustratedYears = (typeof illustratedYears)[number];

/** What a stake would bring, in whole naira. */
export type ReturnIllustration = {
  amount: number;
  years: IllustratedYears;
  /** In each year the same: nothing is reinvested. */
  yearly: number;
  total: number;
  /** The return of each year and what has come together by its end. */
  rows: { year: IllustratedYears; earned: number; together: number }[];
  isBelowMinimum: boolean;
};

/**
 * Works out the stated return on an amount (P12): the same share of it in every year, without reinvestment, taxes or costs. An
 * illustration, not a promise. Throws a RangeError for an amount that is not above zero or not a sum of money.
 */
export function illustrateReturn(
  amount: number,
  years: IllustratedYears,
  { minimum, rate }: InvestorTerms,
): ReturnIllustration {
  if (!(amount > 0 && amount <= MAX_AMOUNT)) throw new RangeError('Not an amount');
  const yearly = Math.round(amount * rate);
  const rows = illustratedYears
    .filter((year) => year <= years)
    .map((year) => ({ year, earned: yearly, together: yearly * year }));
  return { amount, years, yearly, total: yearly * years, rows, isBelowMinimum: amount < minimum };
}
