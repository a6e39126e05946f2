import { LOCATION_SPACE_FT } from './facts';
import type { FranchiseInvestment } from './lead-choices';

/** The terms of a locker investor (public-site §9, P12): the least stake in naira, and the stated return on it in a year. */
export const MINIMUM = 12_500_000;
export const RETURN = 0.25;
/** The same as an editor may state them otherwise in the investor's model. */
export type InvestorTerms = { minimum: number; rate: number };

/** The space that a unit needs at a location partner's, in words (P35). */
export const LOCATION_SPACE_TEXT = LOCATION_SPACE_FT.map((feet) => `${feet} ft`).join(' by ');

/** An application is answered within so many hours (public-site §9). */
export const REPLY_HOURS = 24;

/** What the form's options mean in naira, from and up to; null: no upper end, or no money at all. */
export const investmentRanges: Record<FranchiseInvestment, { from: number; to: number | null } | null> = {
  '5m-10m': { from: 5_000_000, to: 10_000_000 },
  '10m-15m': { from: 10_000_000, to: 15_000_000 },
  '15m-25m': { from: 15_000_000, to: 25_000_000 },
  '25m+': { from: 25_000_000, to: null },
  'location-only': null,
};

/** Whether no amount of an option reaches the investor's minimum: said where it is chosen, never refused. */
export function isBelowMinimum(option: FranchiseInvestment, minimum: number): boolean {
  const to = investmentRanges[option]?.to ?? null;
  return to !== null && to < minimum;
}
