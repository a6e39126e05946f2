import { expect, it } from 'vitest';
import { publicData } from '../../testing/public-data';
import { lockersDataOf } from './locker-data';
import { stationFacts } from './lockers-head';
import { openingHoursOf } from './opening-hours';
import { unpackStations } from './station-pack';

it.each([
  ['24/7', 'Mo-Su 00:00-23:59'],
  [' Open 24 hours ', 'Mo-Su 00:00-23:59'],
  ['24/7 access', 'Mo-Su 00:00-23:59'],
  ['Mon-Fri 8:00 AM-6:00 PM', 'Mo-Fr 08:00-18:00'],
  ['Monday – Saturday: 7am – 9:30pm', 'Mo-Sa 07:00-21:30'],
  ['Sun 12 PM-12 AM', 'Su 12:00-00:00'],
  ['8:00 AM - 8:00 PM', 'Mo-Su 08:00-20:00'],
  ['24/7 but for holidays', null],
  ['Mon-Fri 8 AM-6 PM, Sat 9 AM-1 PM', null],
  ['Mon-Fri 8-18', null],
  ['13:00 PM-14:00 PM', null],
  ['when the mall is open', null],
  ['', null],
])('P9, X5: hours that are written as “%s” are told to search engines as %s', (written, told) => {
  expect(openingHoursOf(written)).toBe(told);
});

it('P9, X5: a station tells its hours where they can be read, and none where not', () => {
  const { stations, content } = publicData();
  const [station] = unpackStations(lockersDataOf(stations, content.pricing.payAsYouGo).stations);
  const facts = (operatingHours: string) => stationFacts({ ...station!, operatingHours }, { origin: '', phone: '' });
  expect(facts('Mon-Fri 8:00 AM-6:00 PM')).toMatchObject({ openingHours: 'Mo-Fr 08:00-18:00' });
  expect(facts('ask')).not.toHaveProperty('openingHours');
});
