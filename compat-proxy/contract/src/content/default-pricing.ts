import type { Pricing } from '../resources/content/pricing';

/** Prices, storage times, dimensions and weights are those of public-site §9 (P8, P33). */
export const defaultPricing: Pricing = {
  title: 'Simple prices, in naira',
  subtitle: 'A monthly plan if parcels come often, a single payment if they do not',
  description:
    'Plans are billed monthly and renew by themselves. Cancel when you like, and the plan runs on to the end of its billing cycle. Pay by card, bank transfer, mobile payment or from the wallet in the app.',
  plansEnabled: true,
  plans: [
    {
      key: 'plan-basic',
      name: 'Basic',
      price: '₦1,000',
      period: 'per month',
      description: 'For a parcel now and then.',
      features: [
        '5 deliveries per month',
        '24-hour storage',
        'Collection at any hour',
        '₦300 for each further standard package',
      ],
      popular: false,
    },
    {
      key: 'plan-premium',
      name: 'Premium',
      price: '₦2,500',
      period: 'per month',
      description: 'For people who shop online most weeks.',
      features: ['15 deliveries per month', '48-hour storage', 'All locker sizes', 'Extra standard packages at ₦300'],
      popular: true,
    },
    {
      key: 'plan-business',
      name: 'Business',
      price: '₦6,000',
      period: 'per month',
      description: 'For shops and teams that send every day.',
      features: ['Unlimited deliveries', '72-hour storage', 'Every locker size', 'API access'],
      popular: false,
    },
  ],
  payAsYouGo: {
    enabled: true,
    smallLocker: {
      price: '₦500',
      dimensions: '30x40x50 cm',
      description: 'Up to 5 kg. Documents, a phone, a pair of shoes.',
    },
    mediumLocker: {
      price: '₦800',
      dimensions: '40x50x60 cm',
      description: 'Up to 10 kg. Clothes, books, a blender.',
    },
    largeLocker: {
      price: '₦1,200',
      dimensions: '50x60x70 cm',
      description: 'Up to 20 kg. A printer, a carton of stock, a month of shopping.',
    },
  },
};
