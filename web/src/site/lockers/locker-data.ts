import type { Pricing, ShownStation } from '@apoti/contract';
import { lockerSizes, type LockerSizeName } from '@apoti/contract/constants/locker-sizes';
import { hasRoom, nearestWithRoom } from '@apoti/contract/resources/stations/room';
import { shownTariff } from '../../shared/lib/shown-tariff';
import { packStations, type PackedStations } from './station-pack';

/** A station as the finder shows it: nothing of it is the company's own business. */
export type LockerStation = Pick<
  ShownStation,
  'id' | 'name' | 'address' | 'area' | 'coordinates' | 'status' | 'operatingHours' | 'updatedAt'
> & {
  state: string;
  features: readonly string[];
  lockerSizes: Readonly<Record<LockerSizeName, { count: number; available: number }>>;
  /** Where there is room, while there is none here. */
  instead: { id: number; name: string; km: number } | null;
};

/** One of the three sizes with what it costs; the price is empty while single payments are switched off. */
export type SizeFacts = { key: LockerSizeName; name: string; dimensions: string; suitable: string; price: string };

/** What the locker finder shows (P9). */
export type LockersData = { stations: PackedStations; sizes: SizeFacts[] };

function shown(station: ShownStation, all: readonly ShownStation[]): LockerStation {
  const { id, name, address, area, state, coordinates, status } = station;
  const { operatingHours, features, lockerSizes: rooms, updatedAt } = station;
  const room = (key: LockerSizeName) => ({ count: rooms[key].count, available: rooms[key].available });
  const counted = { small: room('small'), medium: room('medium'), large: room('large') };
  const near = hasRoom(station) ? null : nearestWithRoom(station, all);
  const facts = { operatingHours, features, lockerSizes: counted, updatedAt };
  const instead = near === null ? null : { id: near.station.id, name: near.station.name, km: near.km };
  return { id, name, address, area, state, coordinates, status, ...facts, instead };
}

/** What of the stations the finder shows. */
export function shownStations(stations: readonly ShownStation[]): LockerStation[] {
  return stations.map((station) => shown(station, stations));
}

/** The finder's part of the data. */
export function lockersDataOf(stations: readonly ShownStation[], payAsYouGo: Pricing['payAsYouGo']): LockersData {
  return {
    stations: packStations(shownStations(stations)),
    sizes: lockerSizes.map(({ key, name, tariff }) => {
      const { dimensions, description, price } = shownTariff(payAsYouGo, tariff);
      return { key, name, dimensions, suitable: description, price: payAsYouGo.enabled ? price : '' };
    }),
  };
}
