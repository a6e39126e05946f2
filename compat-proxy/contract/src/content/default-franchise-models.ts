import type { FranchiseModel } from '../resources/franchise/franchise-model';

/** The two ways of becoming a partner (public-site §9, P12). */
export const defaultFranchiseModels: FranchiseModel[] = [
  {
    id: 'locker-investor',
    title: 'Locker investor',
    description:
      'You put your money into a unit, and what people pay for its compartments brings it back with a return. Tell us the city and the area you have in mind.',
    benefits: [
      '25% return per year',
      '50 compartments to begin with, expandable',
      'Lagos, Abuja or a city on our expansion list',
      'An answer within 24 hours of your application',
    ],
    investment: 'From ₦12,500,000',
    roi: '25% per year',
  },
  {
    id: 'location-partner',
    title: 'Location partner',
    description:
      'You have the place and we bring the locker. Your tenants, guests or customers collect their parcels at your door.',
    benefits: [
      'Nothing to pay upfront',
      'A share of the revenue',
      'A footprint of 8 ft by 10 ft by 4 ft is enough',
      'People who stop for a parcel and stay to shop',
    ],
    investment: 'No upfront investment',
    roi: 'Revenue sharing',
  },
];
