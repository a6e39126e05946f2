import type { LockerStation } from './locker-data';

type Status = LockerStation['status'];
type Rooms = LockerStation['lockerSizes'];
type PackedRooms = readonly number[];

/**
 * A station without the names of its fields: id, name, address, state, area, latitude, longitude, status, hours, features,
 * compartments, last change in ms (0: not known), where there is room instead (id, km). States, areas, statuses, hours and
 * features are places in the lists beside the rows.
 */
type Row = readonly [
  number,
  string,
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  readonly number[],
  PackedRooms,
  number,
  readonly [number, number] | null,
];

/** Stations as they travel with the page: hundreds of them, on a phone's connection. */
export type PackedStations = {
  states: string[];
  areas: string[];
  statuses: Status[];
  hours: string[];
  features: string[];
  rows: Row[];
};

/** Numbers texts in the order in which they come. */
function numbering<Text extends string>() {
  const texts: Text[] = [];
  const places = new Map<Text, number>();
  const placeOf = (text: Text) => {
    const place = places.get(text) ?? texts.push(text) - 1;
    places.set(text, place);
    return place;
  };
  return { texts, placeOf };
}

const packRooms = ({ small, medium, large }: Rooms): PackedRooms =>
  [small, medium, large].flatMap(({ count, available }) => [count, available]);

function unpackRooms([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: PackedRooms): Rooms {
  return {
    small: { count: a, available: b },
    medium: { count: c, available: d },
    large: { count: e, available: f },
  };
}

/** Takes away what stations have in common, and the names of their fields. */
export function packStations(stations: readonly LockerStation[]): PackedStations {
  const [states, areas, hours, features] = [numbering(), numbering(), numbering(), numbering()];
  const statuses = numbering<Status>();
  const rows = stations.map((station): Row => {
    const { id, name, address, coordinates, instead, updatedAt } = station;
    return [
      id,
      name,
      address,
      states.placeOf(station.state),
      areas.placeOf(station.area),
      coordinates.lat,
      coordinates.lng,
      statuses.placeOf(station.status),
      hours.placeOf(station.operatingHours),
      station.features.map((feature) => features.placeOf(feature)),
      packRooms(station.lockerSizes),
      Date.parse(updatedAt) || 0,
      instead === null ? null : [instead.id, Math.round(instead.km * 100) / 100],
    ];
  });
  return {
    states: states.texts,
    areas: areas.texts,
    statuses: statuses.texts,
    hours: hours.texts,
    features: features.texts,
    rows,
  };
}

/** The stations again. */
export function unpackStations({ states, areas, statuses, hours, features, rows }: PackedStations): LockerStation[] {
  const names = new Map(rows.map(([id, name]) => [id, name]));
  return rows.map(([id, name, address, state, area, lat, lng, status, hour, own, rooms, updatedAt, near]) => ({
    id,
    name,
    address,
    state: states[state] ?? '',
    area: areas[area] ?? '',
    coordinates: { lat, lng },
    status: statuses[status] ?? 'inactive',
    operatingHours: hours[hour] ?? '',
    features: own.map((feature) => features[feature] ?? ''),
    lockerSizes: unpackRooms(rooms),
    updatedAt: updatedAt === 0 ? '' : new Date(updatedAt).toISOString(),
    instead: near === null ? null : { id: near[0], name: names.get(near[0]) ?? '', km: near[1] },
  }));
}
