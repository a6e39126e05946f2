import { describe, expect, it } from 'vitest';
import { ApiError, beaconSchema, MAX_BEACON_ITEMS } from '@apoti/contract';
import { readBeacon } from './read-beacon';

const view = { kind: 'view' };
const beacon = (items: unknown[], over: object = {}) => ({
  ...{ page: '/faq', referrer: '', medium: '', device: 'mobile', returning: false },
  ...over,
  items,
});
const itemsOf = (...items: unknown[]) => readBeacon(beacon(items)).items;

describe('what a page has told', () => {
  it.each([
    ['an event that is none', { kind: 'event', name: 'made up' }],
    ['an event that only the server knows of', { kind: 'event', name: 'contact_form_sent' }],
    ['a kind that is none', { kind: 'scroll' }],
    ['what is no thing at all', 7],
    ['nothing', null],
    ['words that no database stores', { kind: 'search', text: 'a\u0000b' }],
    ['half a character', { kind: 'search', text: '\ud800' }],
    ['no words', { kind: 'search', text: '   ' }],
    ['a speed that is none', { kind: 'vitals', vitals: { lcp: -5, fcp: 'fast' } }],
    ['a time that is none', { kind: 'leave', seconds: '12' }],
    ['a second view', view],
  ])('A20: %s costs only itself', (_, odd) => {
    expect(itemsOf(view, odd, { kind: 'search', text: 'how big' })).toEqual([
      view,
      { kind: 'search', text: 'how big' },
    ]);
  });

  it('A20: numbers that no page has are cut, words too many are left out', () => {
    const long = `${'x'.repeat(99)}😀😀`;
    expect(
      itemsOf(
        { kind: 'leave', seconds: 9e9 },
        { kind: 'search', text: long },
        { kind: 'vitals', vitals: { lcp: 9e9, fcp: 640, cls: 0.01, inp: null } },
      ),
    ).toEqual([
      { kind: 'leave', seconds: 86_400 },
      { kind: 'search', text: 'x'.repeat(99) },
      { kind: 'vitals', vitals: { fcp: 640, cls: 0.01 } },
    ]);
    expect(itemsOf({ kind: 'leave', seconds: -3.4 })).toEqual([{ kind: 'leave', seconds: 0 }]);
    expect(itemsOf({ kind: 'leave', seconds: 3.6 })).toEqual([{ kind: 'leave', seconds: 4 }]);
  });

  it('A20: what stands around it is left out where it is odd', () => {
    const odd = { referrer: 'x'.repeat(300), medium: `${'m'.repeat(49)}😀`, device: 'tv', returning: 'yes' };
    expect(readBeacon(beacon([view], odd))).toMatchObject({ referrer: '', device: null, returning: false });
    expect(readBeacon(beacon([view], { medium: 7 })).medium).toBe('');
    expect(readBeacon({ page: '/faq', items: [view] })).toEqual(beacon([view], { device: null }));
  });

  it('A20: more than a page can tell at once is left out', () => {
    const many = Array.from({ length: MAX_BEACON_ITEMS + 9 }, (_, at) => ({ kind: 'search', text: `word ${at}` }));
    expect(itemsOf(...many)).toHaveLength(MAX_BEACON_ITEMS);
  });

  it('A20: what is left is what the contract says', () => {
    const read = readBeacon(beacon([view, 1, { kind: 'leave', seconds: 1e9 }], { medium: 'x'.repeat(80) }));
    expect(beaconSchema.parse(read)).toEqual(read);
  });

  it.each([[null], ['text'], [{}], [beacon([])], [beacon([1, 2])], [beacon([view], { page: 'faq' })]])(
    'A20: %j is refused: nothing of it can be counted',
    (body) => {
      expect(() => readBeacon(body)).toThrow(ApiError);
    },
  );
});
