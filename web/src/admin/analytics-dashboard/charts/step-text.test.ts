import { expect, it } from 'vitest';
import { stepText } from './step-text';

it('A20: a step is told beside the one before it, and more than all of it is named so', () => {
  expect(stepText(50, 100)).toBe('50% of the step before');
  expect(stepText(200, 100)).toBe('More than the step before');
  expect(stepText(3, 0)).toBe('More than the step before');
  expect(stepText(100, 100)).toBe('As many as the step before');
  expect(stepText(999, 1_000)).toBe('99% of the step before');
  expect(stepText(1, 1_000)).toBe('1% of the step before');
  expect(stepText(0, 1_000)).toBe('0% of the step before');
  expect(stepText(0, 0)).toBe('');
});
