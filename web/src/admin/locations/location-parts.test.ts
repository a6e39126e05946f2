import { defaultStations } from '@apoti/contract/content/default-stations';
import { newStation, NO_NUMBER } from '@apoti/contract';
import { readDecimal, readPlace } from '@apoti/contract/lib/read-place';
import { expect, it } from 'vitest';
import { filterLocations, noFilter } from './location-filter';
import { locationDocument, locationWords, toStation, type LocationDraft } from './location-document';
import { countLocations, draftTotals, locationNaira, totalNaira } from './location-sums';
import { readCount, readNaira } from '../form/typed-number';

const station: LocationDraft = { ...newStation(0), id: 1, name: 'A', address: 'B', area: 'C' };

it('A14: naira in millions with one decimal in totals, in thousands per location', () => {
  expect([0, 940_000, 12_540_000, 1_250_000_000].map(totalNaira)).toEqual(['₦0.0M', '₦0.9M', '₦12.5M', '₦1,250.0M']);
  expect([0, 940_499, 1_250_000].map(locationNaira)).toEqual(['₦0K', '₦940K', '₦1,250K']);
});

it('A14: the cards sum all locations; those in maintenance are not active', () => {
  const stations = defaultStations.map((each, place) => ({ ...each, monthlyRevenue: place === 0 ? 1_540_000 : 0 }));
  expect(countLocations(stations)).toEqual([
    ['Total Locations', '7'],
    ['Active Locations', '6'],
    ['Total Lockers', '188'],
    ['Monthly Revenue', '₦1.5M'],
  ]);
  expect(countLocations([]).map(([, count]) => count)).toEqual(['0', '0', '0', '₦0.0M']);
});

it('A14: the sums of what is typed count only numbers', () => {
  const small = { count: 5, available: 'x', dimensions: '' };
  expect(draftTotals({ lockerSizes: { ...station.lockerSizes, small } })).toEqual({ count: 5, available: 0 });
});

it('A14: locations are found by words, state and status', () => {
  const names = (filter: object) =>
    filterLocations(defaultStations, { ...noFilter, ...filter }).map(({ name }) => name);
  expect(names({ search: 'awolowo' })).toEqual(['Ikoyi Station']);
  expect(names({ state: 'Lagos', status: 'maintenance' })).toEqual(['Surulere Station']);
  expect(names({ state: 'Kano' })).toEqual([]);
});

it('A14: a contact phone that nobody can call is told of; none, and what was stored before, may stay', () => {
  const { check } = locationDocument('location-1');
  const faults = (contactPhone: string, before = '') =>
    check({ ...station, contactPhone }, { ...station, contactPhone: before });
  expect(faults('ask Ada')).toEqual([{ path: ['contactPhone'], message: NO_NUMBER }]);
  expect([faults('', '0801 234 5678'), faults('0801 234 5678'), faults('ask Ada', 'ask Ada')]).toEqual([[], [], []]);
});

it('A14: numbers are read as people write them, and nothing else is', () => {
  expect(['6.43', '-3', ' 4. ', '.5', '', '1e3', '6,4', '0x1'].map(readDecimal)).toEqual([
    6.43,
    -3,
    4,
    0.5,
    null,
    null,
    null,
    null,
  ]);
  expect(['1,200', '12,00', '7'].map(readCount)).toEqual([1200, null, 7]);
  expect(['₦1,500,000', '1.5m', '-1', 'much'].map(readNaira)).toEqual([1_500_000, 1_500_000, -1, null]);
  expect(['6.43, 3.42', '6.43', '1,2,3'].map(readPlace)).toEqual([{ lat: 6.43, lng: 3.42 }, null, null]);
});

it('A14, A6: a text where a number belongs is a working copy that is kept, told at its field and never sent', () => {
  const document = locationDocument('location-1');
  const lockerSizes = { ...station.lockerSizes, small: { count: 'x', available: 0, dimensions: '' } };
  const mine: LocationDraft = { ...station, lockerSizes, monthlyRevenue: '' };
  expect(document.isWorkingCopy(mine)).toBe(true);
  const issues = document.check(mine, station);
  expect(issues).toEqual([
    { path: ['lockerSizes', 'small', 'count'], message: 'must be a number' },
    { path: ['monthlyRevenue'], message: 'must be a number' },
  ]);
  expect(issues.map(({ path }) => locationWords.place(mine, path).field)).toEqual(['Small lockers', 'Monthly revenue']);
  expect(toStation(mine)).toBeNull();
  expect(toStation(station)).toEqual(station);
});
