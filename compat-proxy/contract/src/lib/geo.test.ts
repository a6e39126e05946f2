import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, hasCoordinates } from './geo';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** On opposite sides of the earth rounding costs some decimetres: the square root of what a double leaves out, in km. */
const ROUNDING_KM = 2 * 6_371 * Math.sqrt(4 * Number.EPSILON);

describe('distanceKm', () => {
  it('P9: Lagos and Abuja are about 530 km apart', () => {
    expect(distanceKm({ lat: 6.4541, lng: 3.3947 }, { lat: 9.0765, lng: 7.3986 })).toBeCloseTo(530, -1);
  });

  it('P9: a degree along the equator and along a meridian is about 111.2 km', () => {
    expect(distanceKm({ lat: 0, lng: 3 }, { lat: 0, lng: 4 })).toBeCloseTo(111.19, 1);
    expect(distanceKm({ lat: 6, lng: 3 }, { lat: 7, lng: 3 })).toBeCloseTo(111.19, 1);
  });

  it('P9: is the same both ways, never negative, nothing for the same place, at most half around the earth', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const km = distanceKm(one, other);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(Math.PI * 6_371);
        expect(Math.abs(distanceKm(other, one) - km)).toBeLessThanOrEqual(ROUNDING_KM);
        expect(distanceKm(one, one)).toBe(0);
      }),
    );
  });

  it('P9: a way round is never shorter than the straight one', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + ROUNDING_KM);
      }),
    );
  });
});

describe('hasCoordinates', () => {
  it('P9: 0,0 is a place that nobody has entered; on one of the lines there may be a station', () => {
    expect(hasCoordinates({ lat: 0, lng: 0 })).toBe(false);
    expect(hasCoordinates({ lat: 0, lng: 6.7 })).toBe(true);
    expect(hasCoordinates({ lat: 5.6, lng: 0 })).toBe(true);
  });
});
