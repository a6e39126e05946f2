import { BILLING_PERIOD, OVERAGE_PRICE, paymentWays, planTerms, tariffs } from '../constants/pricing';
import { oneOf } from '../lib/one-of';
import type { PayAsYouGoSize, Pricing } from '../resources/content/pricing';

const { basic, premium, business } = planTerms;

function deliveries({ deliveries: count }: { deliveries: number }): string {
  return `${count} deliveries ${BILLING_PERIOD}`;
}

function sizeOf({ price, dimensions, maxKg, ideal }: (typeof tariffs)[keyof typeof tariffs]): PayAsYouGoSize {
  return { price, dimensions, description: `Up to ${maxKg} kg. ${ideal}.` };
}

/** Prices, storage times, dimensions and weights are those of public-site §9 (P8, P33). */
export const defaultPricing: Pricing = {
  title: 'Simple prices, in naira',
  subtitle: 'A monthly plan if parcels come often, a single payment if they do not',
  description: `Plans are billed monthly and renew by themselves. Cancel when you like, and the plan runs on to the end of its billing cycle. Pay by ${oneOf(paymentWays)}.`,
  plansEnabled: true,
  plans: [
    {
      key: 'plan-basic',
      name: basic.name,
      price: basic.price,
      period: BILLING_PERIOD,
      description: 'For a parcel now and then.',
      features: [
        deliveries(basic),
        `${basic.hours}-hour storage`,
        'Collection at any hour',
        `${OVERAGE_PRICE} for each further standard package`,
      ],
      popular: false,
    },
    {
      key: 'plan-premium',
      name: premium.name,
      price: premium.price,
      period: BILLING_PERIOD,
      description: 'For people who shop online most weeks.',
      features: [
        deliveries(premium),
        `${premium.hours}-hour storage`,
        'All locker sizes',
        `Extra standard packages at ${OVERAGE_PRICE}`,
      ],
      popular: true,
    },
    {
      key: 'plan-business',
      name: business.name,
      price: business.price,
      period: BILLING_PERIOD,
      description: 'For shops and teams that send every day.',
      features: ['Unlimited deliveries', `${business.hours}-hour storage`, 'Every locker size', 'API access'],
      popular: false,
    },
  ],
  payAsYouGo: {
    enabled: true,
    smallLocker: sizeOf(tariffs.smallLocker),
    mediumLocker: sizeOf(tariffs.mediumLocker),
    largeLocker: sizeOf(tariffs.largeLocker),
  },
};
