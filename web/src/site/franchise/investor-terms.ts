import type { FranchiseModel } from '@apoti/contract';
import { MINIMUM, RETURN, type InvestorTerms } from '@apoti/contract/constants/franchise';
import { MAX_AMOUNT } from '@apoti/contract/lib/illustrate-return';
import { statedAmount } from './stated-amount';
import { statedRate } from './stated-rate';

/** No unit costs less, in naira: what reads as less was another sum, or is counted in a word that is not known. */
const LEAST_AMOUNT = 100_000;

/**
 * An investor's terms as the page's own model states them (P12), so that the calculator and the form do not say something else
 * beside it; what does not read as an amount or a share in a year is that of the constants.
 */
export function investorTerms(models: readonly FranchiseModel[]): InvestorTerms {
  const { investment = '', roi = '' } = models.find(({ id }) => id === 'locker-investor') ?? {};
  return {
    minimum: statedAmount(investment, LEAST_AMOUNT, MAX_AMOUNT) ?? MINIMUM,
    rate: statedRate(roi) ?? RETURN,
  };
}
