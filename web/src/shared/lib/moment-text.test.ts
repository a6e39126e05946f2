import { describe, expect, it } from 'vitest';
import { agoText, momentText } from './moment-text';

const then = Date.parse('2026-11-20T23:30:00Z');
const after = (minutes: number) => agoText(then, then + minutes * 60_000);

describe('momentText', () => {
  it('P9: says the moment as it is in Lagos, an hour ahead of UTC', () => {
    expect(momentText(then)).toBe('21 Nov 2026, 00:30');
  });
});

describe('agoText', () => {
  it('P9: counts minutes, hours and days, and then says when it was', () => {
    expect([-5, 0, 1, 59, 60, 125, 1_440, 43_200, 44_640].map(after)).toEqual([
      'just now',
      'just now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '2 hours ago',
      '1 day ago',
      '30 days ago',
      '21 Nov 2026, 00:30',
    ]);
  });
});
