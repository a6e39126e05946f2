import { lockerSizes } from '../../constants/locker-sizes';
import type { Station } from '../../resources/stations/station';

type Compartments = { count: number; available: number };

type StationFacts = Pick<Station, 'id' | 'name' | 'address' | 'area' | 'coordinates' | 'features'> & {
  status?: Station['status'];
  small: Compartments;
  medium: Compartments;
  large: Compartments;
};

const [smallest, middle, largest] = lockerSizes;

/** Completes what all stations of a new network have in common. Dimensions are the defaults of back-office §9. */
export function stationOf(state: Station['state'], { small, medium, large, ...facts }: StationFacts): Station {
  return {
    status: 'active',
    ...facts,
    state,
    operatingHours: '24/7',
    contactPerson: 'Example attendant',
    contactPhone: '+234 800 000 0000',
    lockerSizes: {
      small: { ...small, dimensions: smallest.dimensions },
      medium: { ...medium, dimensions: middle.dimensions },
      large: { ...large, dimensions: largest.dimensions },
    },
    monthlyRevenue: 0,
    totalDeliveries: 0,
    customerRating: 0,
    lastMaintenance: '',
    nextMaintenance: '',
  };
}
