import type { Station } from '../resources/stations/station';
import { abujaStations } from './stations/abuja';
import { lagosStations } from './stations/lagos';

/**
 * The seven stations of /lockers (P9), 18 to 36 lockers each. Addresses are examples; revenue, deliveries, ratings and
 * maintenance days stay empty until there are real ones.
 */
export const defaultStations: Station[] = [...lagosStations, ...abujaStations];
