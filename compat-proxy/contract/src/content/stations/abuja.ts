import type { Station } from '../../resources/stations/station';
import { stationOf } from './station-of';

/** Two example stations in Abuja. */
export const abujaStations: Station[] = [
  stationOf('Abuja', {
    id: 6,
    name: 'Wuse Station',
    address: '6 Example Close, Wuse Zone 4, Abuja',
    area: 'Wuse',
    coordinates: { lat: 9.0643, lng: 7.47 },
    features: ['24/7 Access', 'CCTV Monitoring', 'Climate Controlled', 'Multiple Sizes', 'Parking Available'],
    small: { count: 12, available: 5 },
    medium: { count: 10, available: 7 },
    large: { count: 6, available: 4 },
  }),
  stationOf('Abuja', {
    id: 7,
    name: 'Garki Station',
    address: '7 Example Close, Garki Area 11, Abuja',
    area: 'Garki',
    coordinates: { lat: 9.0299, lng: 7.4898 },
    features: ['24/7 Access', 'Multiple Sizes', 'Security Guard', 'Parking Available'],
    small: { count: 9, available: 4 },
    medium: { count: 6, available: 3 },
    large: { count: 3, available: 2 },
  }),
];
