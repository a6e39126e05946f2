import type { Plan } from '@apoti/contract';
import { toNaira } from '@apoti/contract/lib/naira';
import type { PackageSize } from './package-sizes';

function offer(name: string, description: string, priceText: string, isMonthly: boolean): object[] {
  const price = toNaira(priceText);
  if (price === null) return [];
  const amount = { price: String(price), priceCurrency: 'NGN' };
  return [
    {
      '@type': 'Offer',
      name,
      ...(description === '' ? {} : { description }),
      ...amount,
      ...(isMonthly
        ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON', billingIncrement: 1 } }
        : {}),
    },
  ];
}

/** The prices for search engines: those that are shown and are amounts. Null without any. */
export function offerCatalog(
  name: string,
  shown: { plans: readonly Plan[]; sizes: readonly PackageSize[] },
): object | null {
  const offers = [
    ...shown.plans.flatMap((plan) => offer(plan.name, plan.description, plan.price, /month/i.test(plan.period))),
    ...shown.sizes.flatMap(({ name: size, dimensions, price }) =>
      offer(`${size} package, pay as you go`, dimensions, price, false),
    ),
  ];
  if (offers.length === 0) return null;
  return { '@context': 'https://schema.org', '@type': 'OfferCatalog', name, itemListElement: offers };
}
