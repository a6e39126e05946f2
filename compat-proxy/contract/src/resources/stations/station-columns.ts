import { lockerSizes } from '../../constants/locker-sizes';
import type { Json } from '../../merge/json';
import { CellFault, readDay, readHours, readPhone, type Reading } from './spreadsheet-cells';
import { stationFeatures, stationStates, stationStatuses, type Station } from './station';

/** A column of the table of stations: where in a station its value stands, and how its cell is written and read. */
export type StationColumn = {
  header: string;
  path: readonly [string, ...string[]];
  write: (station: Station) => string;
  /**
   * The value of a cell, where `now` is what is there; undefined: it says nothing, so that stays. Throws {@link CellFault}.
   */
  read: (cell: string, reading: Reading, now: Json | undefined) => Json | undefined;
};

const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number as spreadsheets write it, also with commas between thousands; an empty cell says nothing. */
function readNumber(cell: string): number | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  const number = Number(GROUPED.test(text) ? text.replaceAll(',', '') : text);
  if (!Number.isFinite(number)) throw new CellFault('must be a number');
  return number;
}

/** One of several texts, whatever its case; an empty cell says nothing. */
function readChoice(choices: readonly string[]): (cell: string) => string | undefined {
  return (cell) => {
    const text = cell.trim().toLowerCase();
    if (text === '') return undefined;
    const choice = choices.find((one) => one.toLowerCase() === text);
    if (choice === undefined) throw new CellFault(`must be one of ${choices.join(', ')}`);
    return choice;
  };
}

/** Features with semicolons between them; none in an empty cell. */
function readFeatures(cell: string): string[] {
  const texts = cell.split(';').map((text) => text.trim());
  const features = texts
    .filter((text) => text !== '')
    .map((text) => {
      const feature = stationFeatures.find((one) => one.toLowerCase() === text.toLowerCase());
      if (feature === undefined) throw new CellFault(`must be of ${stationFeatures.join('; ')}`);
      return feature;
    });
  return [...new Set(features)];
}

type TextField = 'name' | 'address' | 'area' | 'operatingHours' | 'contactPerson' | 'contactPhone';
type DayField = 'lastMaintenance' | 'nextMaintenance';
type NumberField = 'monthlyRevenue' | 'totalDeliveries' | 'customerRating';

const text = (header: string, field: TextField): StationColumn => ({
  header,
  path: [field],
  write: (station) => station[field],
  read: (cell) => cell,
});
/** A text that must be filled in: an empty cell says nothing. */
const filled = (header: string, field: TextField): StationColumn => ({
  ...text(header, field),
  read: (cell) => (cell.trim() === '' ? undefined : cell),
});
const day = (header: string, field: DayField): StationColumn => ({
  header,
  path: [field],
  write: (station) => station[field],
  read: readDay,
});
const number = (header: string, field: NumberField): StationColumn => ({
  header,
  path: [field],
  write: (station) => String(station[field]),
  read: readNumber,
});

function sizeColumns({ key, name }: (typeof lockerSizes)[number]): StationColumn[] {
  const count = (header: string, field: 'count' | 'available'): StationColumn => ({
    header,
    path: ['lockerSizes', key, field],
    write: ({ lockerSizes: sizes }) => String(sizes[key][field]),
    read: readNumber,
  });
  return [
    count(`${name} lockers`, 'count'),
    count(`${name} available`, 'available'),
    {
      header: `${name} dimensions`,
      path: ['lockerSizes', key, 'dimensions'],
      write: ({ lockerSizes: sizes }) => sizes[key].dimensions,
      read: (cell) => cell,
    },
  ];
}

/** The heading over a station's id. */
export const ID_HEADER = 'ID';

/** The columns of the table after the id, in the order of the form. */
export const stationColumns: readonly StationColumn[] = [
  filled('Name', 'name'),
  filled('Address', 'address'),
  filled('Area', 'area'),
  { header: 'State', path: ['state'], write: ({ state }) => state, read: readChoice(stationStates) },
  { header: 'Status', path: ['status'], write: ({ status }) => status, read: readChoice(stationStatuses) },
  {
    header: 'Latitude',
    path: ['coordinates', 'lat'],
    write: ({ coordinates }) => String(coordinates.lat),
    read: readNumber,
  },
  {
    header: 'Longitude',
    path: ['coordinates', 'lng'],
    write: ({ coordinates }) => String(coordinates.lng),
    read: readNumber,
  },
  ...lockerSizes.flatMap(sizeColumns),
  { ...text('Operating hours', 'operatingHours'), read: readHours },
  text('Contact person', 'contactPerson'),
  { ...text('Contact phone', 'contactPhone'), read: readPhone },
  number('Monthly revenue', 'monthlyRevenue'),
  number('Total deliveries', 'totalDeliveries'),
  number('Customer rating', 'customerRating'),
  day('Last maintenance', 'lastMaintenance'),
  day('Next maintenance', 'nextMaintenance'),
  { header: 'Features', path: ['features'], write: ({ features }) => features.join('; '), read: readFeatures },
];

/** A station as a row of the table, its cells under their headings. */
export function stationRow(station: Station): Record<string, string> {
  const cells = stationColumns.map(({ header, write }) => [header, write(station)]);
  return { [ID_HEADER]: String(station.id), ...Object.fromEntries(cells) };
}
