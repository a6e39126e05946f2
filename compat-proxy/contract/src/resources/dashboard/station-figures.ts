import { compartmentTotals } from '../stations/room';
import type { Station } from '../stations/station';
import type { StationFigures } from './dashboard';

const percent = (part: number, whole: number) => Math.round((part / whole) * 1_000) / 10;

/** What the dashboard tells of the stations (A3). */
export function stationFigures(stations: readonly Station[]): StationFigures {
  const working = stations.filter(({ status }) => status === 'active');
  const all = stations.map(compartmentTotals);
  const usable = working.map((station) => ({ station, ...compartmentTotals(station) }));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const places = sum(usable.map(({ count }) => count));
  const free = sum(usable.map(({ available }) => available));
  const shares = usable
    .filter(({ count }) => count > 0)
    .map(({ station, count, available }) => ({ station, occupancy: percent(count - available, count) }))
    .toSorted((one, other) => other.occupancy - one.occupancy);
  const rated = working
    .filter(({ customerRating }) => customerRating > 0)
    .toSorted((one, other) => other.customerRating - one.customerRating);
  const [[full], [best]] = [shares, rated];
  return {
    total: stations.length,
    active: working.length,
    lockers: sum(all.map(({ count }) => count)),
    free,
    occupancy: places === 0 ? null : percent(places - free, places),
    fullest: full === undefined ? null : { ...named(full.station), occupancy: full.occupancy },
    best: best === undefined ? null : { ...named(best), rating: best.customerRating },
  };
}

const named = ({ id, name }: Station) => ({ id, name });
