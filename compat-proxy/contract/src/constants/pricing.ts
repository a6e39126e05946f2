import { printedDimensions } from './locker-sizes';

/** What the price list says beside the prices that an editor may change (P8, P33, public-site §9): each statement in one place. */

/** How the three plans differ. `deliveries` is per month, null without limit; `hours` is how long a parcel is kept. */
export const planTerms = {
  basic: { name: 'Basic', price: '₦1,000', deliveries: 5, hours: 24 },
  premium: { name: 'Premium', price: '₦2,500', deliveries: 15, hours: 48 },
  business: { name: 'Business', price: '₦6,000', deliveries: null, hours: 72 },
} as const;

/** How plans are paid, as the price list prints it. */
export const BILLING_PERIOD = 'per month';

/** Storage that pay-as-you-go includes, in hours; a standard reservation has its own (P34). */
export const PAY_AS_YOU_GO_HOURS = 24;

/** Price of a standard package without a plan, and of one beyond what a plan holds. */
export const STANDARD_PACKAGE_PRICE = '₦500';
export const OVERAGE_PRICE = '₦300';

/** The ways to pay (public-site §9). */
export const paymentWays = ['card', 'bank transfer', 'mobile payment', 'in-app wallet'] as const;

/** The priced compartments: price in naira as printed, measures in cm, greatest weight in kg, and what fits well. */
export const tariffs = {
  smallLocker: {
    price: STANDARD_PACKAGE_PRICE,
    dimensions: printedDimensions('small'),
    maxKg: 5,
    ideal: 'Documents, a phone, a pair of shoes',
  },
  mediumLocker: {
    price: '₦800',
    dimensions: printedDimensions('medium'),
    maxKg: 10,
    ideal: 'Clothes, books, a blender',
  },
  largeLocker: {
    price: '₦1,200',
    dimensions: printedDimensions('large'),
    maxKg: 20,
    ideal: 'A printer, a carton of stock, a month of shopping',
  },
} as const;

/**
 * The fourth compartment has no price and no published measures. These go on in the steps of the other three; they decide only
 * whether it is worth asking for it, and are told to nobody. In cm.
 */
export const UNPRICED_MEASURES = [60, 70, 80] as const;
