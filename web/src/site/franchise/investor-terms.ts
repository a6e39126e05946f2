import type { FranchiseModel } from '@apoti/contract';
import { MINIMUM, RETURN, type InvestorTerms } from '@apoti/contract/constants/franchise';
import { MAX_AMOUNT } from '@apoti/contract/lib/illustrate-return';
import { statedAmount } from './stated-amount';
import { statedRate } from './stated-rate';

/** No unit costs less, in naira: what reads as less was another sum, or is counted in a word that is not known. */
const LEAST_AMOUNT = 100_000;

/** An investor's terms, and in words whose they are: the usual ones where what the model states cannot be read. */
export type ReadTerms = InvestorTerms & { basis: string };

const isUnread = (text: string, figure: number | null) => figure === null && text.trim() !== '';

/**
 * An investor's terms as the page's own model states them (P12), so that the calculator and the form do not say something else
 * beside it; what does not read as an amount or a share in a year is that of the constants.
 */
export function investorTerms(models: readonly FranchiseModel[]): ReadTerms {
  const { investment = '', roi = '' } = models.find(({ id }) => id === 'locker-investor') ?? {};
  const minimum = statedAmount(investment, LEAST_AMOUNT, MAX_AMOUNT);
  const rate = statedRate(roi);
  const usual = [
    ...(isUnread(investment, minimum) ? ['minimum'] : []),
    ...(isUnread(roi, rate) ? ['return'] : []),
  ].join(' and ');
  return {
    minimum: minimum ?? MINIMUM,
    rate: rate ?? RETURN,
    basis: usual === '' ? 'the stated figures' : `our usual ${usual}, not what is stated above`,
  };
}
