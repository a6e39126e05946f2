import { expect, it } from 'vitest';
import { clockText, dayName } from './moments';

it('A6: days and times are those of Lagos, wherever the browser is', () => {
  const now = Date.parse('2026-11-21T22:59:00Z');
  expect(dayName('2026-11-20T23:00:00Z', now)).toBe('Today');
  expect(dayName('2026-11-20T22:59:00Z', now)).toBe('Yesterday');
  expect(dayName('2026-11-01T12:00:00Z', now)).toBe('Sunday, 1 November 2026');
  expect(clockText('2026-11-20T23:00:00Z', '2026-11-20T23:04:00Z')).toBe('00:00–00:04');
  expect(clockText('2026-11-20T22:55:00Z', '2026-11-20T23:04:00Z')).toBe('00:04');
  expect(clockText('2026-11-20T12:00:01Z', '2026-11-20T12:00:59Z')).toBe('13:00');
});
