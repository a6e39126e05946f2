import { expect, it } from 'vitest';
import { isOnEarth, readPlace } from './read-place';

it('P11, A14: a place is two numbers with a comma between them, as maps copy it', () => {
  expect(['6.4281, 3.4216', ' -6,+3.5 ', '.5,7.'].map(readPlace)).toEqual([
    { lat: 6.4281, lng: 3.4216 },
    { lat: -6, lng: 3.5 },
    { lat: 0.5, lng: 7 },
  ]);
  expect(['', '6.43', '6.43,', '1,2,3', '6.4281 3.4216', '6.43°, 3.42°', '1e1, 3'].map(readPlace)).toEqual(
    new Array(7).fill(null),
  );
});

it('P11: latitudes go to 90 degrees, longitudes to 180', () => {
  const places = ['90, 180', '-90, -180', '90.1, 0', '0, -180.1'].map(readPlace);
  expect(places.map((place) => place !== null && isOnEarth(place))).toEqual([true, true, false, false]);
});
