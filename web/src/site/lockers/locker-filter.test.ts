import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { hasCoordinates } from '@apoti/contract/lib/geo';
import { byDistance, choicesOf, distanceText, facets, filterStations, readFilter } from './locker-filter';

const none = { state: '', area: '', size: '', feature: '' };
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

const stations = fc.array(
  fc.constantFrom(...defaultStations).chain((station) =>
    fc.record({
      status: fc.constantFrom('active' as const, 'planned' as const),
      lockerSizes: fc.constant(station.lockerSizes),
      state: fc.constant(station.state),
      area: fc.constant(station.area),
      features: fc.constant(station.features),
    }),
  ),
  { maxLength: 20 },
);
const queries = fc.record(
  {
    state: fc.constantFrom('Lagos', 'Abuja', 'Kano'),
    area: fc.constantFrom('Ikoyi', 'Wuse', 'Nowhere'),
    size: fc.constantFrom('small', 'large', 'huge'),
    feature: fc.constantFrom('CCTV Monitoring', 'Backup Power'),
  },
  { requiredKeys: [] },
);

describe('filterStations', () => {
  it('P9: all filters must match, and what matches is kept in order', () => {
    const filter = readFilter({ state: 'Lagos', feature: 'Security Guard', size: 'large' }, defaultStations);
    expect(names(filterStations(defaultStations, filter))).toEqual(['Ikoyi Station', 'Lekki Station']);
  });

  it('P9: a size counts where one is free now, not where a station rests', () => {
    const filter = { ...none, size: 'small' };
    expect(names(filterStations(defaultStations, filter))).not.toContain('Surulere Station');
  });

  it('P9: each further filter only takes stations away', () => {
    fc.assert(
      fc.property(stations, queries, (list, query) => {
        const filter = readFilter(query, list);
        const found = filterStations(list, filter);
        for (const facet of facets) {
          const wider = filterStations(list, { ...filter, [facet]: '' });
          expect(wider).toEqual(expect.arrayContaining(found));
          expect(wider).toEqual(filterStations(list, filter, facet));
        }
      }),
    );
  });
});

describe('choicesOf', () => {
  it('P9: a count is the number of stations that the choice leaves', () => {
    fc.assert(
      fc.property(stations, queries, (list, query) => {
        const filter = readFilter(query, list);
        for (const facet of facets)
          for (const { value, count } of choicesOf(facet, list, filter))
            expect(filterStations(list, { ...filter, [facet]: value })).toHaveLength(count);
      }),
    );
  });

  it('P9: with a state chosen, only its areas can be', () => {
    const choices = choicesOf('area', defaultStations, { ...none, state: 'Abuja' });
    expect(choices.map(({ value }) => value)).toEqual(['Garki', 'Wuse']);
  });
});

describe('readFilter', () => {
  it('P9: an area of another state counts as no choice', () => {
    expect(readFilter({ state: 'Abuja', area: 'Ikoyi' }, defaultStations)).toEqual({ ...none, state: 'Abuja' });
  });

  it.each(facets)('P9: a %s that no station has leaves none, and is among the choices', (facet) => {
    const filter = readFilter({ [facet]: '<script>' }, defaultStations);
    expect(filterStations(defaultStations, filter)).toEqual([]);
    expect(choicesOf(facet, defaultStations, filter).at(-1)).toEqual({
      value: '<script>',
      label: '<script>',
      count: 0,
    });
  });
});

describe('byDistance', () => {
  const coordinates = fc.record({ lat: fc.integer({ min: -2, max: 2 }), lng: fc.integer({ min: -2, max: 2 }) });

  it('P9: the nearest comes first, unknown places come last, and nobody is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ coordinates })), coordinates, (list, place) => {
        const placed = byDistance(list, place);
        expect(new Set(placed.map(({ station }) => station))).toEqual(new Set(list));
        const known = placed.filter(({ km }) => km !== null);
        expect(placed.slice(0, known.length)).toEqual(known);
        expect(known).toHaveLength(list.filter((each) => hasCoordinates(each.coordinates)).length);
        for (const [index, { km }] of known.entries()) expect(km).toBeGreaterThanOrEqual(known[index - 1]?.km ?? 0);
      }),
    );
  });

  it('P9: without a place everything stays as it is', () => {
    expect(byDistance(defaultStations, null).map(({ station }) => station)).toEqual(defaultStations);
  });
});

describe('distanceText', () => {
  it('P9: says metres when near, tenths up to ten, whole kilometres beyond', () => {
    expect([0, 0.34, 1.44, 9.04, 526.4].map(distanceText)).toEqual(['50 m', '350 m', '1.4 km', '9.0 km', '526 km']);
  });
});
