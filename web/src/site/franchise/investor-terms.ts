import type { FranchiseModel } from '@apoti/contract';
import { MINIMUM, RETURN, type InvestorTerms } from '@apoti/contract/constants/franchise';
import { toNaira } from '@apoti/contract/lib/naira';
import { MAX_AMOUNT } from '@apoti/contract/lib/illustrate-return';

/** The first amount of money in a text such as `From ₦12,500,000` or `From 12.5 million naira`. */
const AMOUNTS = [
  /(?:₦|\bngn|\bn) ?(\d[\d,]*(?:\.\d+)?) ?(k|m|bn?)?(?:illion)?\b/i,
  /(\d[\d,]*(?:\.\d+)?) ?(k|m|bn?)?(?:illion)? ?(?:naira|ngn)\b/i,
];
/** The first share in a text such as `25% per year`, of a range such as `20–25%` its lower end. */
const SHARE = /(\d+(?:\.\d+)?)(?: ?%? ?(?:-|–|to) ?\d+(?:\.\d+)?)? ?(?:%|per ?cent)/i;
/** Words of a return that is not one of a year. */
const OTHER_TIME = /month|week|quarter|\bdays?\b|daily/i;

/**
 * An investor's terms as the page's own model states them (P12), so that the calculator and the form do not say something else
 * beside it; what does not read as an amount or a share in a year is that of the constants.
 */
export function investorTerms(models: readonly FranchiseModel[]): InvestorTerms {
  const { investment = '', roi = '' } = models.find(({ id }) => id === 'locker-investor') ?? {};
  const [, figures = '', unit = ''] =
    AMOUNTS.map((form) => form.exec(investment)).find((found) => found !== null) ?? [];
  const amount = toNaira(figures + unit) ?? 0;
  const percent = OTHER_TIME.test(roi) ? 0 : Number(SHARE.exec(roi)?.[1] ?? 0);
  return {
    minimum: amount > 0 && amount <= MAX_AMOUNT ? amount : MINIMUM,
    rate: percent > 0 && percent <= 1000 ? percent / 100 : RETURN,
  };
}
