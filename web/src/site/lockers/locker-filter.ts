import type { Coordinates } from '@apoti/contract';
import { lockerSizes } from '@apoti/contract/constants/locker-sizes';
import { distanceKm, hasCoordinates } from '@apoti/contract/lib/geo';
import { hasRoom } from '@apoti/contract/resources/stations/room';
import type { Query } from '../../shared/site-data/page-view';
import type { LockerStation } from './locker-data';

/** What stations are chosen by, in the order of the form. All of them must match (P9). */
export const facets = ['state', 'area', 'size', 'feature'] as const;
export type Facet = (typeof facets)[number];
/** What is chosen; an empty text is no choice. */
export type LockerFilter = Readonly<Record<Facet, string>>;
/** A possible choice and how many stations it would leave. */
export type Choice = { value: string; label: string; count: number };

type Facts = Pick<LockerStation, 'state' | 'area' | 'features' | 'status' | 'lockerSizes'>;

const rules: Record<Facet, (station: Facts, value: string) => boolean> = {
  state: ({ state }, value) => state === value,
  area: ({ area }, value) => area === value,
  // A size is of use where one of it can be had now.
  size: (station, value) =>
    hasRoom(station) && lockerSizes.some(({ key }) => key === value && station.lockerSizes[key].available > 0),
  feature: ({ features }, value) => features.some((feature) => feature === value),
};

const unique = (values: readonly string[]) => [...new Set(values)];

/** The values that the stations allow, by facet. */
export function facetValues(stations: readonly Facts[]): Record<Facet, string[]> {
  return {
    state: unique(stations.map(({ state }) => state)),
    area: unique(stations.map(({ area }) => area)).sort(),
    size: lockerSizes.map(({ key }) => key),
    feature: unique(stations.flatMap(({ features }) => features)).sort(),
  };
}

/** The filter in an address. An area of another state counts as no choice; what no station has at all leaves none. */
export function readFilter(query: Query, stations: readonly Facts[]): LockerFilter {
  const { state = '', area = '', size = '', feature = '' } = query;
  const places = stations.filter((station) => station.area === area);
  const isElsewhere = state !== '' && places.length > 0 && places.every((station) => station.state !== state);
  return { state, area: isElsewhere ? '' : area, size, feature };
}

/** The stations that match all that is chosen; `but`: what is left out of account. */
export function filterStations<Station extends Facts>(
  stations: readonly Station[],
  filter: LockerFilter,
  but?: Facet,
): Station[] {
  const chosen = facets.filter((facet) => facet !== but && filter[facet] !== '');
  return stations.filter((station) => chosen.every((facet) => rules[facet](station, filter[facet])));
}

const sizeName = (value: string) => lockerSizes.find(({ key }) => key === value)?.name ?? value;

/**
 * What can be chosen beside the other choices, with counts. Choices that leave nothing stay, so that the list does not jump;
 * what is chosen is among them even if no station has it.
 */
export function choicesOf(facet: Facet, stations: readonly Facts[], filter: LockerFilter): Choice[] {
  const others = filterStations(stations, filter, facet);
  const inState = facet === 'area' && filter.state !== '' ? stations.filter((s) => s.state === filter.state) : stations;
  const chosen = filter[facet] === '' ? [] : [filter[facet]];
  return unique([...facetValues(inState)[facet], ...chosen]).map((value) => ({
    value,
    label: facet === 'size' ? sizeName(value) : value,
    count: others.filter((station) => rules[facet](station, value)).length,
  }));
}

/** A station and how far it is from the visitor, in km; null while nobody knows. */
export type Placed<Station> = { station: Station; km: number | null };

/** The nearest first; those without coordinates last, in their own order. Without a place everything stays as it is. */
export function byDistance<Station extends { coordinates: Coordinates }>(
  stations: readonly Station[],
  place: Coordinates | null,
): Placed<Station>[] {
  if (place === null) return stations.map((station) => ({ station, km: null }));
  return stations
    .map((station) => {
      const known = hasCoordinates(station.coordinates);
      return { station, km: known ? distanceKm(place, station.coordinates) : null };
    })
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0);
}

/** A distance as people say it: `350 m`, `1.4 km`, `526 km`. */
export function distanceText(km: number): string {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`;
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}
