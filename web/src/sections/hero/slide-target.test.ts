import { expect, it } from 'vitest';
import { slideTarget } from './slide-target';

it('P4: a slide about investing leads to the franchise page, one about delivery to the services', () => {
  expect(slideTarget({ icon: 'FiTarget' })).toBe('/franchise');
  expect(slideTarget({ icon: 'FiTruck' })).toBe('/services');
});

it('P4: a slide about anything else leads to the lockers', () => {
  expect(slideTarget({ icon: 'FiPackage' })).toBe('/lockers');
});
