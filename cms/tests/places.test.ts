import { describe, expect, it } from 'vitest';
import { placeBehind, planPlaces } from '../src/store/places';

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

  it('S8: has room before the first and after the last however often one is moved there, in lists numbered before too', () => {
    let top = [10, 20, 30];
    let end = [10, 20, 30];
    for (let move = 0; move < 1_000; move += 1) {
      const toTop = [top.at(-1)!, ...top.slice(0, -1)];
      const toEnd = [...end.slice(1), end[0]!];
      top = planPlaces(toTop);
      end = planPlaces(toEnd);
      expect([isRising(top), changed(toTop, top)]).toEqual([true, 1]);
      expect([isRising(end), changed(toEnd, end)]).toEqual([true, 1]);
    }
  });

  it('S8: puts one between the same two a thousand times', () => {
    let places = [10, 20];
    for (let move = 0; move < 1_000; move += 1) {
      places = planPlaces([places[0]!, null, ...places.slice(1)]);
      expect(isRising(places)).toBe(true);
    }
    expect(places).toHaveLength(1_002);
  });

  it('numbers anew where a place would be farther than the databases’ whole numbers go', () => {
    expect(planPlaces([null, -2_147_483_640])).toEqual([10, 20]);
    expect(planPlaces([2_147_483_640, null])).toEqual([10, 20]);
  });

  it('numbers anew where there is no room, or two share a place', () => {
    expect(planPlaces([10, null, 11])).toEqual([10, 20, 30]);
    expect(isRising(planPlaces([5, 5, 5]))).toBe(true);
    expect(isRising(planPlaces([1, null, null, null, 2]))).toBe(true);
  });

  it('S8: a new entry gets no place that the databases could not hold; the next order of the list makes room', () => {
    expect([placeBehind(30), placeBehind(2_147_483_640), placeBehind(2_147_483_647)]).toEqual([
      40, 2_147_483_647, 2_147_483_647,
    ]);
    expect(planPlaces([10, 2_147_483_647, placeBehind(2_147_483_647)])).toEqual([10, 1_073_741_828, 2_147_483_647]);
  });

  it('numbers new lists in tens', () => {
    expect(planPlaces([null, null, null])).toEqual([10, 20, 30]);
    expect(planPlaces([])).toEqual([]);
  });
});
