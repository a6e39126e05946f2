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
    for (const said of ['Up to 8 kg', 'Up to 8\u00a0kg', 'up to 8 kgs'])
      expect(small({ description: `${said}. Rings.` })).toMatchObject({ maxKg: 8, ideal: 'Rings.' });
    expect(small({ description: 'Up to 8 kg (17.6 lb)' })?.ideal).toBe('(17.6 lb)');
    expect(small({ description: 'Up to about 8 kg – rings' })?.ideal).toBe('rings');
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

  it.each([
    ['For parcels of more than 5 kg, up to 20 kg', 20],
    ['Over 5 kg up to 20 kg', 20],
    ['More than 5 kg and not more than 20 kg', 20],
    ['At least 5 kg, at most 20 kg', 20],
    ['Minimum 5 kg, maximum 20 kg', 20],
    ['5 kg minimum, 20 kg maximum', 20],
    ['Not less than 8 kg, less than 20 kg', 20],
    ['5–20 kg. Printers.', 20],
    ['5 kg - 20 kg', 20],
    ['From 5 to 20 kg', 20],
    ['Between 5 kg and 20 kg', 20],
    ['Parcels over 5 kg to 20 kg', 20],
    ['5 kg up to 20 kg', 20],
    ['No more than 20 kg', 20],
    ['Must not exceed 20 kg', 20],
    ['Cartons of less than 20 kg', 20],
    ['under 20kg', 20],
    ['Printers, below 20 kg', 20],
    ['Printers, 20 kg or less', 20],
    ['Printers. Max. 20 kg', 20],
    ['Printers, 20 kg max', 20],
    ['At least 5 kg at most 20 kg', 20],
    ['Up to 20\u00a0kg', 20],
    ['For parcels of 5 kg to 7,5 kg', 7.5],
    ['Weight limit: 20 kg', 20],
    ['≤ 20 kg', 20],
    ['<20 kg', 20],
    ['Weight: 20 kg', 20],
    ['Weight 20 kg', 20],
    ['Weight: about 20 kg. Printers.', 20],
    ['Up to a weight of 20 kg', 20],
    ['Up to about 20 kg', 20],
    ['Up to 20 kilos', 20],
    ['Holds 20 kg', 20],
    ['Holds 5 kg to 20 kg', 20],
    ['Light parcels up to 1 kg free; maximum 20 kg', 20],
    ['Up to 20 kg. No limit of pieces, 3 kg bags', 20],
    ['Up to 20 kg. Up to 3 kg of liquids', 20],
    ['Minimum weight: 5 kg, up to 20 kg', 20],
    ['Maximum comfort for more than 8 kg, up to 20 kgs', 20],
  ])('P8: the greatest weight of “%s” is %d kg', (description, kg) => {
    expect(small({ description })?.maxKg).toBe(kg);
  });

  it.each([
    'More than 8 kg',
    'Over 8 kg',
    'From 8 kg',
    'At least 8 kg',
    'Not less than 8 kg',
    'No parcels: nothing under 8 kg',
    'Minimum: 8 kg',
    '8 kg or more',
    '8 kg and above. Printers.',
    '8 kg+',
    '8 kg up',
    '≥ 8 kg',
    'Weight: 8 kg or more',
    'Weight: over 8 kg',
    'Minimum weight: 8 kg',
    'Holds 8 kg+',
    'Rings of a limited edition, in an 8 kg bag',
    'A bag of 8–9 pieces, a 2–3 kg bag',
  ])('P8: “%s” states no greatest weight, and the constant holds', (description) => {
    expect(small({ description })?.maxKg).toBe(5);
  });

  it('P8: dimensions that are words are shown, and the size finder goes by the constants', () => {
    expect(small({ dimensions: 'about a shoe box' })).toMatchObject({
      dimensions: 'about a shoe box',
      measures: [30, 40, 50],
    });
  });
});
