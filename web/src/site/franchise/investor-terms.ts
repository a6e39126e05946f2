import type { FranchiseModel } from '@apoti/contract';
import { MINIMUM, RETURN, type InvestorTerms } from '@apoti/contract/constants/franchise';
import { MAX_AMOUNT } from '@apoti/contract/lib/illustrate-return';
import { statedAmount } from './stated-amount';
import { statedRate } from './stated-rate';

/** No unit costs less, in naira: what reads as less was another sum, or is counted in a word that is not known. */
const LEAST_AMOUNT = 100_000;

/** An investor's terms, and which of them are the usual ones because what the model states cannot be read. */
export type ReadTerms = InvestorTerms & { usual?: 'minimum' | 'return' | 'minimum and return' | undefined };

const isUnread = (text: string, figure: number | null) => figure === null && text.trim() !== '';

/**
 * An investor's terms as the page's own model states them (P12), so that the calculator and the form do not say something else
 * beside it; what does not read as an amount or a share in a year is that of the constants.
 */
export function investorTerms(models: readonly FranchiseModel[]): ReadTerms {
  const { investment = '', roi = '' } = models.find(({ id }) => id === 'locker-investor') ?? {};
  const minimum = statedAmount(investment, LEAST_AMOUNT, MAX_AMOUNT);
  const rate = statedRate(roi);
  const usualReturn = isUnread(roi, rate) ? 'return' : undefined;
  return {
    minimum: minimum ?? MINIMUM,
    rate: rate ?? RETURN,
    usual: isUnread(investment, minimum) ? (usualReturn ? 'minimum and return' : 'minimum') : usualReturn,
  };
}
