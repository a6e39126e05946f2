import type { Pricing } from '@apoti/contract';
import { tariffs } from '@apoti/contract/constants/pricing';
import { parseMeasure } from '@apoti/contract/lib/fit-parcel';

/** Where a description says the greatest weight. */
const WEIGHT = /(?:^\s*|up to |max(?:imum)?[^\d.]*|at most |more than )(\d+(?:[.,]\d+)?) ?kg\b/i;

/** A priced compartment as the pages show it. */
export type ShownTariff = {
  price: string;
  dimensions: string;
  /** With the weight, for who shows it in one piece. */
  description: string;
  /** Without the weight that it begins with. */
  ideal: string;
  maxKg: number;
};

/**
 * A priced compartment in the same words on every page (P8, P9): as an editor has it, and what is left empty or says no weight as
 * the price list's constants have it.
 */
export function shownTariff(payAsYouGo: Pricing['payAsYouGo'], tariff: keyof typeof tariffs): ShownTariff {
  const { price, dimensions, description } = payAsYouGo[tariff];
  const own = tariffs[tariff];
  const ideal = description.replace(/^\s*up to [\d.,]+ ?kg\W*/i, '').trim();
  return {
    price: price.trim() || own.price,
    dimensions: dimensions.trim() || own.dimensions,
    description: description.trim() || `Up to ${own.maxKg} kg. ${own.ideal}.`,
    ideal: ideal || `${own.ideal}.`,
    maxKg: parseMeasure(WEIGHT.exec(description)?.[1] ?? '') ?? own.maxKg,
  };
}
