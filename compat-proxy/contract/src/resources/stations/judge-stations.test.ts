import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultStations } from '../../content/default-stations';
import { ID_HEADER, stationColumns, stationRow } from './station-columns';
import { judgeStations } from './judge-stations';
import { stationFeatures, stationStates, stationStatuses, type Station } from './station';
import { newStation, toggledStatus } from './stations';

const NOW = Date.parse('2026-11-22T23:30:00Z');
const stations = [...defaultStations];
const whole = { name: 'Yaba', address: '1 Close', area: 'Yaba', state: 'lagos' };
const judge = (cells: Record<string, string>[], known: readonly Station[] = stations) =>
  judgeStations(
    {
      headers: [...new Set(cells.flatMap((row) => Object.keys(row)))],
      rows: cells.map((row, place) => ({ row: place + 2, cells: row })),
    },
    known,
    NOW,
  ).rows;
const one = (cells: Record<string, string>) => judge([cells])[0];
const lower = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([header, cell]) => [header.toLowerCase(), cell]));

it('A14: a new location is active round the clock, empty, and looked after today and in 30 days of Lagos', () => {
  expect(newStation(NOW)).toMatchObject({
    ...{ status: 'active', operatingHours: '24/7', lastMaintenance: '2026-11-23', nextMaintenance: '2026-12-23' },
    lockerSizes: {
      small: { count: 0, available: 0, dimensions: '30x40x50cm' },
      medium: { count: 0, available: 0, dimensions: '40x50x60cm' },
      large: { count: 0, available: 0, dimensions: '50x60x70cm' },
    },
  });
});

it('A14: the toggle goes between active and inactive; anything else becomes active', () => {
  expect(stationStatuses.map(toggledStatus)).toEqual(['inactive', 'active', 'active', 'active']);
});

it('A14: whatever locations hold, their table is imported again without a change', () => {
  const text = fc.string({ minLength: 1, maxLength: 60 }).filter((value) => value.trim() !== '');
  const size = fc
    .record({ count: fc.nat(1_000), available: fc.nat(1_000), dimensions: fc.string({ maxLength: 60 }) })
    .map(({ count, available, dimensions }) => ({ count: Math.max(count, available), available, dimensions }));
  const station: fc.Arbitrary<Omit<Station, 'id'>> = fc.record({
    ...{ name: text, address: text, area: text, operatingHours: text, contactPerson: text, contactPhone: text },
    state: fc.constantFrom(...stationStates),
    status: fc.constantFrom(...stationStatuses),
    coordinates: fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    features: fc.shuffledSubarray([...stationFeatures]),
    lockerSizes: fc.record({ small: size, medium: size, large: size }),
    monthlyRevenue: fc.double({ min: 0, max: 1e12, noNaN: true }),
    totalDeliveries: fc.nat(100_000),
    customerRating: fc.double({ min: 0, max: 5, noNaN: true }),
    lastMaintenance: fc.constantFrom('', '2026-01-31'),
    nextMaintenance: fc.constantFrom('', '2026-02-28'),
  });
  fc.assert(
    fc.property(fc.array(station, { minLength: 1, maxLength: 4 }), (made) => {
      // JSON, in which everything is stored, has no -0.
      const known: Station[] = JSON.parse(JSON.stringify(made.map((each, place) => ({ ...each, id: place + 1 }))));
      const rows = judge(
        known.map((each) => lower(stationRow(each))),
        known,
      );
      expect(rows.map(({ outcome, issues }) => [outcome, issues])).toEqual(known.map(() => ['unchanged', []]));
    }),
  );
});

it('A14: a row is the location with its ID, else the one with an equal name, else a new one with the defaults', () => {
  const name = `  ${stations[1]?.name.toUpperCase()} `;
  expect(one({ id: '2', name: 'Renamed' })).toMatchObject({ outcome: 'changed', id: 2, save: { name: 'Renamed' } });
  expect(one({ name, area: 'Obalende' })).toMatchObject({ id: 2, save: { area: 'Obalende' } });
  expect(one(whole)).toMatchObject({
    outcome: 'new',
    id: null,
    changes: [{ field: 'Name', old: '', new: 'Yaba' }, {}, {}],
  });
  expect(one(whole)?.save).toEqual({ ...newStation(NOW), ...whole, state: 'Lagos' });
});

it('A14: what a row leaves out stays: a missing column, an empty cell of what must hold something', () => {
  expect(one({ id: '1', name: ' ', area: '', state: '', 'small lockers': '', latitude: ' ' })).toMatchObject({
    outcome: 'unchanged',
  });
  expect(one({ id: '1', 'contact person': '' })?.changes).toEqual([
    { field: 'Contact person', old: 'Example attendant', new: '' },
  ]);
});

it('A14: only what differs is told and saved, each with its old and new value', () => {
  const row = one({ id: '1', 'small lockers': '1,020', 'small available': '9', features: 'wifi available;' });
  expect(row?.changes.slice(0, 1)).toEqual([{ field: 'Small lockers', old: '16', new: '1020' }]);
  expect(row?.save).toEqual({ lockerSizes: { small: { count: 1020 } }, features: ['WiFi Available'] });
});

it.each([
  [{ id: '99' }, 'There is no location with the ID 99'],
  [{ id: 'x' }, 'There is no location with the ID x'],
  [{ ...whole, name: ' ' }, 'Name is required'],
  [{ ...whole, address: '' }, 'Address is required'],
  [{ ...whole, state: 'Rivers' }, 'State must be one of Lagos, Abuja, Port Harcourt, Kano, Ibadan'],
  [{ id: '1', status: 'open' }, 'Status must be one of active, maintenance, inactive, planned'],
  [{ id: '1', 'small lockers': 'many' }, 'Small lockers must be a number'],
  [{ id: '1', 'small lockers': '1.5' }, 'Small lockers must be a whole number'],
  [{ id: '1', 'small lockers': '3' }, 'Small available cannot be above the count'],
  [{ id: '1', latitude: '6,43' }, 'Latitude must be a number'],
  [{ id: '1', longitude: '181' }, 'Longitude must be between -180 and 180'],
  [{ id: '1', 'customer rating': '6' }, 'Customer rating must be between 0 and 5'],
  [{ id: '1', 'last maintenance': 'soon' }, 'Last maintenance must be a day like 2026-01-31'],
  [{ id: '1', features: 'Pool' }, `Features must be of ${stationFeatures.join('; ')}`],
])('A14: the row %o is wrong: %s', (cells: Record<string, string>, issue) => {
  expect(one(cells)).toMatchObject({ outcome: 'wrong', issues: [issue], save: null });
});

it('A14: the same location twice in a file, and a name that several locations have, are wrong', () => {
  expect(
    judge([
      { id: '1', name: 'One' },
      { id: '1', name: 'Other' },
    ])[1]?.issues,
  ).toEqual(['This location stands in row 2 already']);
  expect(judge([whole, { ...whole, name: 'YABA' }])[1]?.issues).toEqual(['This location stands in row 2 already']);
  const twins = [...stations, { ...stations[0]!, id: 50 }];
  expect(judge([{ name: stations[0]!.name }], twins)[0]?.issues).toEqual([
    'Several locations have this name: give the ID',
  ]);
});

it('A14: names are passed on within one file; a name that two would have in the end is wrong', () => {
  const [one = '', two = ''] = stations.map(({ name }) => name);
  const chain = [
    { id: '1', name: two },
    { id: '2', name: 'Renamed' },
  ];
  expect(judge(chain).map(({ save }) => save)).toEqual([{ name: two }, { name: 'Renamed' }]);
  const twin = [{ id: '1', name: two.toUpperCase() }, chain[1]!, { id: '3', name: one }];
  expect(judge(twin).map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
  expect(judge([chain[0]!, { id: '2', name: '' }])[0]?.issues).toEqual([
    'Location 2 has this name, or is given it in this file',
  ]);
  // Once the second row falls, the name that the first one takes is not free either.
  expect(judge([chain[0]!, { ...chain[1]!, 'small lockers': 'x' }]).map(({ outcome }) => outcome)).toEqual([
    'wrong',
    'wrong',
  ]);
});

it('A14: what was stored before a rule came does not keep a row from being right', () => {
  const old = [{ ...stations[0]!, area: '' }];
  expect(judge([{ id: '1', name: 'New name' }], old)[0]).toMatchObject({ outcome: 'changed' });
});

it('A14: headings that no field has are named, a table without a name or an ID is refused', () => {
  const table = { headers: ['ID', 'Colour', ''], rows: [] };
  expect(judgeStations(table, stations, NOW).ignored).toEqual(['Colour']);
  expect(() => judgeStations({ headers: ['area'], rows: [] }, stations, NOW)).toThrow('needs a column Name or ID');
  expect(new Set([ID_HEADER, ...stationColumns.map(({ header }) => header)]).size).toBe(stationColumns.length + 1);
});
