import { expect, it } from 'vitest';
import { takenShare, takenText, ticksIn } from './host-share';

const stat = (user: number, idle: number, taken: number) =>
  `cpu  ${user} 10 20 ${idle} 5 0 30 ${taken} 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n`;

it('what the host gave to others is a part of what this machine wanted, not of what it left idle', () => {
  expect(ticksIn(stat(40, 900, 7))).toEqual({ worked: 100, taken: 7 });
  const share = takenShare(ticksIn(stat(40, 900, 7)), ticksIn(stat(130, 5_000, 17)));
  expect(share).toBe(0.1);
  expect(takenText(share)).toBe(', 10 % of the processors taken by the host');
});

it('where nobody says there is no share, and none is said', () => {
  expect(takenShare(null, ticksIn(stat(1, 1, 1)))).toBeNull();
  expect(takenShare(ticksIn(stat(1, 1, 1)), ticksIn(stat(1, 9, 1)))).toBe(0);
  expect([takenText(null), takenText(0.004)]).toEqual(['', '']);
  expect(() => ticksIn('intr 1 2')).toThrow('no /proc/stat');
});
