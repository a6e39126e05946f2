import { expect, it } from 'vitest';
import { isCalendarDay } from './calendar-day';

it.each(['2026-01-31', '2024-02-29', '1000-01-01', '9999-12-31'])('C10: %s is a day', (value) => {
  expect(isCalendarDay(value)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-3',
  '0000-01-01',
  '0999-12-31',
  'tomorrow',
  '',
  '2026-01-31T00:00',
])('C10: %s is none', (value) => expect(isCalendarDay(value)).toBe(false));
