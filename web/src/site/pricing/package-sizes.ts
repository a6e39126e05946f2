import type { Pricing } from '@apoti/contract';
import { lockerSizes } from '@apoti/contract/constants/locker-sizes';
import { tariffs } from '@apoti/contract/constants/pricing';
import { parseMeasures, type Measures } from '@apoti/contract/lib/fit-parcel';
import { shownTariff } from '../../shared/lib/shown-tariff';

/** A card of the price list and what the size finder knows of it. Measures in cm. */
export type PackageSize = {
  name: string;
  price: string;
  dimensions: string;
  maxKg: number;
  ideal: string;
  measures: Measures;
};

/**
 * The priced sizes, from the smallest up (P8): prices, dimensions and weights as an editor has them. Dimensions that do not read as
 * three measures count as those of the constants.
 */
export function packageSizes({ payAsYouGo }: Pick<Pricing, 'payAsYouGo'>): PackageSize[] {
  return lockerSizes.map(({ name, tariff }) => {
    const { price, dimensions, maxKg, ideal } = shownTariff(payAsYouGo, tariff);
    const measures = parseMeasures(dimensions) ?? parseMeasures(tariffs[tariff].dimensions) ?? [0, 0, 0];
    return { name, price, dimensions, maxKg, ideal, measures };
  });
}
