import { COMPARTMENTS_PER_UNIT } from '../constants/facts';
import { LOCATION_SPACE_TEXT, MINIMUM, REPLY_HOURS, RETURN } from '../constants/franchise';
import { naira } from '../lib/naira';
import type { FranchiseModel } from '../resources/franchise/franchise-model';

const PER_YEAR = `${RETURN * 100}%`;

/** The two ways of becoming a partner (public-site §9, P12). */
export const defaultFranchiseModels: FranchiseModel[] = [
  {
    id: 'locker-investor',
    title: 'Locker investor',
    description:
      'You put your money into a unit, and what people pay for its compartments brings it back with a return. Tell us the city and the area you have in mind.',
    benefits: [
      `${PER_YEAR} return per year`,
      `${COMPARTMENTS_PER_UNIT} compartments to begin with, expandable`,
      'Lagos, Abuja or a city on our expansion list',
      `An answer within ${REPLY_HOURS} hours of your application`,
    ],
    investment: `From ${naira(MINIMUM)}`,
    roi: `${PER_YEAR} per year`,
  },
  {
    id: 'location-partner',
    title: 'Location partner',
    description:
      'You have the place and we bring the locker. Your tenants, guests or customers collect their parcels at your door.',
    benefits: [
      'Nothing to pay upfront',
      'A share of the revenue',
      `A footprint of ${LOCATION_SPACE_TEXT} is enough`,
      'People who stop for a parcel and stay to shop',
    ],
    investment: 'No upfront investment',
    roi: 'Revenue sharing',
  },
];
