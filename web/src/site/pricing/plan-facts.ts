import type { Plan } from '@apoti/contract';
import { OVERAGE_PRICE, planTerms } from '@apoti/contract/constants/pricing';
import { oneOf } from '@apoti/contract/lib/one-of';

/** What the page tells of a plan beside its card. What nothing tells is undefined. */
export type PlanFacts = {
  name: string;
  /** In a month; null without limit. */
  deliveries: string | number | null | undefined;
  /** How long a parcel is kept, in hours. */
  hours: string | number | undefined;
  allSizes: boolean;
};

/** A number of deliveries as a plan's card writes it. */
function deliveriesIn(feature: string): string | null | undefined {
  return /unlimited|no limit/i.test(feature) ? null : /\d[\d,]*/.exec(feature)?.[0];
}

/**
 * What is told of the plans (P8, P33): as an editor's card says it, so that one page never says two things. Of what the card of a
 * plan of the price list does not say, what the price list says.
 */
export function planFacts(plans: readonly Plan[]): PlanFacts[] {
  return plans.map(({ key, name, features }) => {
    const terms = Object.entries(planTerms).find(([id]) => key === `plan-${id}`)?.[1];
    const about = (topic: RegExp) => features.find((feature) => topic.test(feature));
    const [deliveries, storage, sizes] = [about(/deliveries/i), about(/stor(age|ed)/i), about(/\bsizes?\b/i)];
    return {
      name,
      deliveries: deliveries === undefined ? terms?.deliveries : deliveriesIn(deliveries),
      hours: storage === undefined ? terms?.hours : /(\d+)[\s-]*h/i.exec(storage)?.[1],
      allSizes:
        sizes === undefined ? terms !== undefined && terms !== planTerms.basic : /\b(all|every|any)\b/i.test(sizes),
    };
  });
}

/** What a standard package beyond a plan costs: as the cards say it, else as the price list does. */
export function overagePrice(plans: readonly Plan[]): string {
  const told = plans.flatMap(({ features }) =>
    features.flatMap((feature) => (/standard package/i.test(feature) ? (/₦\s?[\d,.]*\d/.exec(feature) ?? []) : [])),
  );
  return oneOf([...new Set(told)]) || OVERAGE_PRICE;
}
