import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, hasCoordinates } from '../../lib/geo';
import { compartmentTotals, hasRoom, nearestWithRoom, type RoomFacts } from './room';
import { stationStatuses } from './station';

const size = fc
  .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }))
  .map(([available, more]) => ({ count: available + more, available }));
const station: fc.Arbitrary<Omit<RoomFacts, 'id'>> = fc.record({
  name: fc.string(),
  status: fc.constantFrom(...stationStatuses),
  coordinates: fc.record({ lat: fc.integer({ min: -3, max: 3 }), lng: fc.integer({ min: -3, max: 3 }) }),
  lockerSizes: fc.record({ small: size, medium: size, large: size }),
});
const network = fc
  .array(station, { minLength: 1, maxLength: 12 })
  .map((list) => list.map((facts, id) => ({ ...facts, id })));

describe('compartmentTotals', () => {
  it('P9: adds up the sizes', () => {
    const lockerSizes = {
      small: { count: 16, available: 9 },
      medium: { count: 12, available: 2 },
      large: { count: 8, available: 1 },
    };
    expect(compartmentTotals({ lockerSizes })).toEqual({ count: 36, available: 12 });
  });
});

describe('nearestWithRoom', () => {
  it('P9: names another station with room, and none that has room is nearer', () => {
    fc.assert(
      fc.property(network, (stations) => {
        const from = stations[0]!;
        const nearest = nearestWithRoom(from, stations);
        const others = stations.slice(1).filter((each) => hasRoom(each) && hasCoordinates(each.coordinates));
        if (!hasCoordinates(from.coordinates) || others.length === 0) {
          expect(nearest).toBeNull();
          return;
        }
        expect(others).toContain(nearest?.station);
        const shortest = Math.min(...others.map((each) => distanceKm(from.coordinates, each.coordinates)));
        expect(nearest?.km).toBe(shortest);
      }),
    );
  });
});

describe('hasRoom', () => {
  it('P9: a station that is planned, under maintenance or inactive has no room, whatever is free', () => {
    const lockerSizes = {
      small: { count: 1, available: 1 },
      medium: { count: 0, available: 0 },
      large: { count: 0, available: 0 },
    };
    expect(stationStatuses.filter((status) => hasRoom({ status, lockerSizes }))).toEqual(['active']);
  });
});
