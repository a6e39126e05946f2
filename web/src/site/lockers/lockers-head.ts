import { hasCoordinates } from '@apoti/contract/lib/geo';
import { summary } from '../../shared/lib/summary';
import { absoluteUrl, sitePreview } from '../../shared/site-data/preview';
import { reachFacts } from '../../shared/site-data/reach-facts';
import type { LockerStation } from './locker-data';
import { openingHoursOf } from './opening-hours';

/** The page's title: that of the station that is pointed out, or of all. Without the brand, which stands behind it. */
export function lockersTitle(station: Pick<LockerStation, 'name' | 'state'> | undefined): string {
  return station === undefined ? 'Locker stations' : `${station.name}, ${station.state}`;
}

/** What the page says of itself to search engines. */
export function lockersDescription(stations: readonly LockerStation[], station?: LockerStation): string {
  const states = [...new Set(stations.map(({ state }) => state))];
  const text =
    station === undefined
      ? `Find a parcel locker near you: ${stations.length} ${stations.length === 1 ? 'station' : 'stations'} in ${states.join(', ')}, free compartments by size, directions and opening hours.`
      : `${station.name}: ${station.address}. Free compartments by size, opening hours and directions.`;
  if (stations.length === 0) return 'Our locker stations: free compartments by size, opening hours and directions.';
  return summary(text);
}

/** A station for search engines: a business with a place. Only those that are there. */
export function stationFacts(station: LockerStation, { origin, phone }: { origin: string; phone: string }): object {
  const { id, name, address, area, state, coordinates, operatingHours } = station;
  const openingHours = openingHoursOf(operatingHours);
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/lockers?station=${id}`,
    url: `${origin}/lockers?station=${id}`,
    name,
    image: absoluteUrl(sitePreview.url, origin),
    ...reachFacts({ phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: area,
      addressRegion: state,
      addressCountry: 'NG',
    },
    ...(hasCoordinates(coordinates)
      ? { geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng } }
      : {}),
    ...(openingHours === null ? {} : { openingHours }),
  };
}
