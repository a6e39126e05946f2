import { describe, expect, it } from 'vitest';
import { planPlaces } from '../src/store/places';

const isRising = (places: number[]) => places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
const changed = (before: (number | null)[], after: number[]) =>
  after.filter((place, index) => place !== before[index]).length;

describe('planPlaces', () => {
  it('leaves a list alone whose order stays', () => {
    expect(planPlaces([10, 20, 35])).toEqual([10, 20, 35]);
  });

  it.each([
    ['the last to the front', [30, 10, 20]],
    ['the first to the end', [20, 30, 10]],
    ['one down', [20, 10, 30]],
    ['a new one between', [10, null, 20, 30]],
    ['a new one at the end', [10, 20, 30, null]],
  ])('moves one item with one new place: %s', (_, places) => {
    const planned = planPlaces(places);
    expect(isRising(planned)).toBe(true);
    expect(changed(places, planned)).toBe(1);
  });

  it('numbers anew where there is no room, or two share a place', () => {
    expect(planPlaces([10, null, 11])).toEqual([10, 20, 30]);
    expect(isRising(planPlaces([5, 5, 5]))).toBe(true);
    expect(isRising(planPlaces([1, null, null, null, 2]))).toBe(true);
  });

  it('numbers new lists in tens', () => {
    expect(planPlaces([null, null, null])).toEqual([10, 20, 30]);
    expect(planPlaces([])).toEqual([]);
  });
});
