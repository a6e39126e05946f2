import { describe, expect, it } from 'vitest';
import { defaultPricing } from '@apoti/contract/content/default-pricing';
import { packageSizes } from './package-sizes';
import { answerParcel } from './parcel-form';

const { payAsYouGo } = defaultPricing;
const small = (changes: Partial<typeof payAsYouGo.smallLocker>) =>
  packageSizes({ payAsYouGo: { ...payAsYouGo, smallLocker: { ...payAsYouGo.smallLocker, ...changes } } })[0];

describe('packageSizes', () => {
  it('P8: an editor’s price, dimensions and words count', () => {
    expect(small({ price: '₦550', dimensions: '20 × 30 × 40 cm', description: 'Up to 5 kg. Rings.' })).toMatchObject({
      price: '₦550',
      dimensions: '20 × 30 × 40 cm',
      measures: [20, 30, 40],
      ideal: 'Rings.',
      maxKg: 5,
    });
  });

  it('P8: what an editor leaves empty comes from the price list’s constants', () => {
    expect(small({ price: ' ', dimensions: '', description: '' })).toMatchObject({
      price: '₦500',
      dimensions: '30x40x50 cm',
      measures: [30, 40, 50],
      ideal: 'Documents, a phone, a pair of shoes.',
    });
  });

  it('P8: the weight is the one that the description says, to the size finder as well', () => {
    expect(small({ description: 'Up to 8 kg. Rings.' })).toMatchObject({ maxKg: 8, ideal: 'Rings.' });
    for (const [description, kg] of [
      ['Rings, up to 7,5 kg', 7.5],
      ['3 kg at most. Rings.', 3],
      ['Rings. Maximum weight: 9kg', 9],
      ['Rings for a 2 kg bag', 5],
      ['Rings.', 5],
      ['Up to 0 kg', 5],
    ] as const)
      expect([description, small({ description })?.maxKg]).toEqual([description, kg]);
    const sizes = packageSizes({
      payAsYouGo: { ...payAsYouGo, smallLocker: { ...payAsYouGo.smallLocker, description: 'Up to 8 kg.' } },
    });
    const parcel = { length: '20', width: '20', height: '20', weight: '7' };
    expect(answerParcel(parcel, sizes).found?.fit).toEqual({ kind: 'fits', index: 0 });
  });

  it('P8: dimensions that are words are shown, and the size finder goes by the constants', () => {
    expect(small({ dimensions: 'about a shoe box' })).toMatchObject({
      dimensions: 'about a shoe box',
      measures: [30, 40, 50],
    });
  });
});
