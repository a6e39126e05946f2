import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNPRICED_MEASURES, tariffs } from '../constants/pricing';
import { fitParcel, parseMeasure, parseMeasures, type Measures, type Parcel } from './fit-parcel';

const sizes = Object.values(tariffs).map(({ dimensions, maxKg }) => ({
  measures: parseMeasures(dimensions) ?? ([0, 0, 0] as const),
  maxKg,
}));
const fit = (measures: Measures, kg: number) => fitParcel({ measures, kg }, sizes, UNPRICED_MEASURES);

const side = fc.double({ min: 0.1, max: 120, noNaN: true });
const measures = fc.tuple(side, side, side);
const parcels: fc.Arbitrary<Parcel> = fc.record({ measures, kg: fc.double({ min: 0.01, max: 40, noNaN: true }) });
/** How good an answer is for the customer; higher is dearer. */
const rank = (parcel: Parcel) => {
  const answer = fitParcel(parcel, sizes, UNPRICED_MEASURES);
  return answer.kind === 'fits' ? answer.index : answer.kind === 'ask' ? sizes.length : sizes.length + 1;
};

describe('fitParcel', () => {
  it.each<[string, Measures, number, ReturnType<typeof fitParcel>]>([
    ['exactly a small compartment', [30, 40, 50], 5, { kind: 'fits', index: 0 }],
    ['lying the other way', [50, 30, 40], 5, { kind: 'fits', index: 0 }],
    ['a little too long for small', [30, 40, 50.5], 5, { kind: 'fits', index: 1 }],
    ['small but heavy', [10, 10, 10], 5.1, { kind: 'fits', index: 1 }],
    ['exactly a large compartment', [70, 50, 60], 20, { kind: 'fits', index: 2 }],
    ['longer than a large compartment', [10, 10, 71], 2, { kind: 'ask' }],
    ['longer than any', [10, 10, 200], 2, { kind: 'none', tooBig: true, tooHeavy: false }],
    ['heavier than any', [10, 10, 10], 20.1, { kind: 'none', tooBig: false, tooHeavy: true }],
    ['both', [90, 90, 90], 99, { kind: 'none', tooBig: true, tooHeavy: true }],
  ])('P8: finds the size of a parcel that is %s', (_, given, kg, expected) => {
    expect(fit(given, kg)).toEqual(expected);
  });

  it('P8: the way in which a parcel lies makes no difference', () => {
    fc.assert(
      fc.property(parcels, ({ measures: [a, b, c], kg }) => {
        const answers = [
          fit([a, b, c], kg),
          fit([a, c, b], kg),
          fit([b, a, c], kg),
          fit([b, c, a], kg),
          fit([c, a, b], kg),
          fit([c, b, a], kg),
        ];
        for (const answer of answers) expect(answer).toEqual(answers[0]);
      }),
    );
  });

  it('P8: a priced size takes the parcel, and no smaller one does', () => {
    fc.assert(
      fc.property(parcels, (parcel) => {
        const answer = fitParcel(parcel, sizes, UNPRICED_MEASURES);
        if (answer.kind !== 'fits') return;
        const inside = sizes.map(({ measures: room, maxKg }) => {
          const [sides, walls] = [[...parcel.measures], [...room]].map((all) => all.sort((x, y) => x - y));
          return parcel.kg <= maxKg && sides!.every((each, index) => each <= walls![index]!);
        });
        expect(inside.indexOf(true)).toBe(answer.index);
      }),
    );
  });

  it('P8: a larger or heavier parcel never gets a smaller size', () => {
    fc.assert(
      fc.property(parcels, fc.tuple(side, side, side, side), ({ measures: [a, b, c], kg }, [x, y, z, more]) => {
        expect(rank({ measures: [a + x, b + y, c + z], kg: kg + more })).toBeGreaterThanOrEqual(
          rank({ measures: [a, b, c], kg }),
        );
      }),
    );
  });

  it('P8: without priced sizes nothing is promised', () => {
    expect(fitParcel({ measures: [1, 1, 1], kg: 1 }, [], UNPRICED_MEASURES).kind).not.toBe('fits');
  });
});

describe('parseMeasures', () => {
  it.each([
    ['30x40x50 cm', [30, 40, 50]],
    ['30 × 40.5 X 50', [30, 40.5, 50]],
  ])('P8: reads %s', (text, expected) => {
    expect(parseMeasures(text)).toEqual(expected);
  });

  it.each(['', 'about a shoe box', '30x40 cm', '0x40x50'])('P8: makes nothing of “%s”', (text) => {
    expect(parseMeasures(text)).toBeNull();
  });
});

describe('parseMeasure', () => {
  it.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['0,5', 0.5],
  ])('P8: reads “%s”', (typed, expected) => {
    expect(parseMeasure(typed)).toBe(expected);
  });

  it.each(['', '0', '-3', '1e3', 'NaN', '1,000,000', 'ten', '999999'])('P8: refuses “%s”', (typed) => {
    expect(parseMeasure(typed)).toBeNull();
  });
});
