import { expect, it } from 'vitest';
import { whoText } from './activity-texts';

it('A19: what was done at Strapi’s panel says so, also where nobody has the name', () => {
  expect(whoText({ who: 'person:7', name: 'ada' })).toBe('ada');
  expect(whoText({ who: 'panel:7', name: 'Ada' })).toBe('Ada (Strapi’s panel)');
  expect(whoText({ who: 'panel', name: '' })).toBe('Somebody unknown (Strapi’s panel)');
  expect(whoText({ who: '', name: '' })).toBe('Somebody unknown');
});
