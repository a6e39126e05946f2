import { numberOf, type Database } from './database';

const SIZES = ['small', 'medium', 'large'];
/** Many stations stand around Lagos. */
const [LAT, LNG] = [6.45, 3.4];

const INSERT = `
  INSERT INTO stations (id, document_id, name, station_status, address, area, state, operating_hours, contact_person,
    contact_phone, features, monthly_revenue, total_deliveries, customer_rating, place, wire_id, created_at, updated_at,
    published_at)
  SELECT :id, printf('largestat%015d', :number), 'Example Station ' || CAST(:number AS INTEGER), station_status, address, area, state,
    operating_hours, contact_person, contact_phone, features, 0, 0, 0, :place, :wireId, created_at, updated_at, published_at
  FROM stations WHERE wire_id = 1`;

/** Stations as the first of the seed, with places and compartments of their own. */
export function writeStations(database: Database, count: number): void {
  const most = (table: string, column = 'id') => numberOf(database, `SELECT max(${column}) AS n FROM ${table}`);
  const first = { id: most('stations'), place: most('stations', 'place'), wireId: most('stations', 'wire_id') };
  const [spot, box, size] = ['coordinatess', 'locker_sizess', 'locker_sizes'].map((name) =>
    most(`components_station_${name}`),
  );
  if (spot === undefined || box === undefined || size === undefined) return;
  const station = database.prepare(INSERT);
  const coordinates = database.prepare('INSERT INTO components_station_coordinatess (id, lat, lng) VALUES (?, ?, ?)');
  const sizes = database.prepare('INSERT INTO components_station_locker_sizess (id) VALUES (?)');
  const oneSize = database.prepare(
    `INSERT INTO components_station_locker_sizes (id, count, available, dimensions) VALUES (?, 12, 5, '40x50x60cm')`,
  );
  const part = database.prepare(
    'INSERT INTO stations_cmps (entity_id, cmp_id, component_type, field) VALUES (?, ?, ?, ?)',
  );
  const sizePart = database.prepare(
    `INSERT INTO components_station_locker_sizess_cmps (entity_id, cmp_id, component_type, field)
     VALUES (?, ?, 'station.locker-size', ?)`,
  );
  for (let n = 1; n <= count; n += 1) {
    const id = first.id + n;
    station.run({ id, number: n, place: first.place + 10 * n, wireId: first.wireId + n });
    coordinates.run(spot + n, LAT + (n % 40) / 200, LNG + Math.floor(n / 40) / 200);
    sizes.run(box + n);
    part.run(id, spot + n, 'station.coordinates', 'coordinates');
    part.run(id, box + n, 'station.locker-sizes', 'lockerSizes');
    for (const [index, name] of SIZES.entries()) {
      const sizeId = size + (n - 1) * SIZES.length + index + 1;
      oneSize.run(sizeId);
      sizePart.run(box + n, sizeId, name);
    }
  }
}
