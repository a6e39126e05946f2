import type { Pricing } from '@apoti/contract';
import { lockerSizes } from '@apoti/contract/constants/locker-sizes';
import { tariffs } from '@apoti/contract/constants/pricing';
import { parseMeasures, type Measures } from '@apoti/contract/lib/fit-parcel';

/** A card of the price list and what the size finder knows of it. Measures in cm. */
export type PackageSize = {
  name: string;
  price: string;
  dimensions: string;
  maxKg: number;
  ideal: string;
  measures: Measures;
};

/** An editor's description, without the weight that the card tells by itself; empty when nothing else is said. */
function idealIn(description: string): string {
  return description.replace(/^\s*up to [\d.,]+ ?kg\W*/i, '').trim();
}

/**
 * The priced sizes, from the smallest up (P8): prices and dimensions as an editor has them, weights from the constants.
 * Dimensions that do not read as three measures count as those of the constants.
 */
export function packageSizes({ payAsYouGo }: Pick<Pricing, 'payAsYouGo'>): PackageSize[] {
  return lockerSizes.map(({ name, tariff }) => {
    const { price, dimensions, description } = payAsYouGo[tariff];
    const own = tariffs[tariff];
    return {
      name,
      price: price.trim() === '' ? own.price : price,
      dimensions: dimensions.trim() === '' ? own.dimensions : dimensions,
      maxKg: own.maxKg,
      ideal: idealIn(description) || `${own.ideal}.`,
      measures: parseMeasures(dimensions) ?? parseMeasures(own.dimensions) ?? [0, 0, 0],
    };
  });
}
