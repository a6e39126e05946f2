import { describe, expect, it } from 'vitest';
import { defaultContent } from '../../content/default-content';
import { defaultStations } from '../../content/default-stations';
import { deliveredBetween, deliveryFigures } from './delivery-figures';
import { judgeClaims } from './judge-claims';
import { stationFigures } from './station-figures';

describe('A3: parcels of a day', () => {
  it('are what each total rose by; a corrected, a new and a removed station count nothing', () => {
    expect(deliveredBetween({ 1: 100, 2: 50, 3: 9 }, { 1: 130, 2: 40, 4: 5_000 })).toBe(30);
  });

  it('are not told before two counts, with the reason', () => {
    const none = deliveryFigures([], { 1: 5 });
    expect(none).toMatchObject({ value: null, sinceThen: null });
    expect(none.reason).toMatch(/first count/);
    const one = deliveryFigures([count('2026-01-30T02:00', 5)], { 1: 7 });
    expect(one).toMatchObject({ value: null, from: null, sinceThen: 2 });
    expect(one.reason).toMatch(/next night/);
  });

  it('are an average where nights were missed', () => {
    const counts = [count('2026-01-31T02:00', 130), count('2026-01-28T02:00', 100)];
    expect(deliveryFigures(counts, { 1: 131 })).toEqual({
      value: 10,
      from: '2026-01-28',
      to: '2026-01-31',
      reason: '',
      sinceThen: 1,
    });
  });
});

const count = (at: string, total: number) => ({
  day: at.slice(0, 10),
  at: Date.parse(`${at}:00Z`),
  totals: { 1: total },
});

describe('A3: the first part of a day', () => {
  // The product first starts in the afternoon.
  const begun = count('2026-01-28T15:00', 100);

  it('is not told as a whole one', () => {
    const figures = deliveryFigures([count('2026-01-29T02:00', 104), begun], { 1: 105 });
    expect(figures).toMatchObject({ value: null, from: null, to: null, sinceThen: 1 });
    expect(figures.reason).toMatch(/next night/);
  });

  it('is left out of the day that comes after it', () => {
    const counts = [count('2026-01-30T02:00', 140), count('2026-01-29T02:00', 104), begun];
    expect(deliveryFigures(counts, { 1: 140 })).toMatchObject({ value: 36, from: '2026-01-29', to: '2026-01-30' });
  });

  it('and a night that came late: a day is 24 hours', () => {
    const counts = [count('2026-01-30T14:00', 160), count('2026-01-29T02:00', 100)];
    expect(deliveryFigures(counts, { 1: 160 }).value).toBe(40);
  });
});

describe('A3: the stations', () => {
  it('are counted with their lockers; only a working one is the fullest or the best', () => {
    const [first, second, third] = defaultStations;
    if (!first || !second || !third) throw new Error('There are no stations');
    const size = (count: number, available: number) => ({ count, available, dimensions: '' });
    const sizes = (count: number, available: number) => ({
      small: size(count, available),
      medium: size(0, 0),
      large: size(0, 0),
    });
    const figures = stationFigures([
      { ...first, status: 'active', lockerSizes: sizes(10, 2), customerRating: 4.1 },
      { ...second, status: 'active', lockerSizes: sizes(30, 28), customerRating: 4.6 },
      { ...third, status: 'maintenance', lockerSizes: sizes(20, 0), customerRating: 5 },
    ]);
    expect(figures).toMatchObject({ total: 3, active: 2, lockers: 60, free: 30, occupancy: 25 });
    expect(figures.fullest).toEqual({ id: first.id, name: first.name, occupancy: 80 });
    expect(figures.best).toEqual({ id: second.id, name: second.name, rating: 4.6 });
    expect(stationFigures([])).toMatchObject({ total: 0, occupancy: null, fullest: null, best: null });
  });
});

describe('A3: numbers that contradict the registry of claims', () => {
  it.each([
    ['We have 80 locations.', '80 locations', '50+ or 10+ locations'],
    ['In three cities already', 'three cities', '2 cities'],
    ['12 happy partners and more', '12 happy partners', '8+ partners'],
    ['with 98% uptime', '98% uptime', '99.9% uptime'],
    ['an uptime of 97.5%', 'uptime of 97.5%', '99.9% uptime'],
    ['2,000 users a day', '2,000 users a day', '1000+ daily users'],
    ['Nine places in Lagos', 'Nine places in Lagos', '8 places in Lagos'],
    ['150% growth', '150% growth', '200% growth'],
  ])('%s', (text, says, registry) => {
    expect(judgeClaims(text)).toEqual([{ says, registry }]);
  });

  it.each([
    '50+ locations',
    'more than 1,000 daily users, 99.9% uptime',
    'Eight places in Lagos, two stations in Abuja',
    '8 partners in two cities; 10 locations',
    'Open 24 hours a day at all locations',
    'from ₦500 a parcel, 7 days',
    'Take 4 steps',
  ])('%s: nothing is wrong', (text) => {
    expect(judgeClaims(text)).toEqual([]);
  });

  it('the content that the site begins with contradicts nothing', () => {
    expect(judgeClaims(JSON.stringify(defaultContent))).toEqual([]);
  });
});
