import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mark, markLetter } from './mark';
import { iconSvg } from './icon-svg';
import { letterOutlines } from './letter-outlines';

describe('the icon', () => {
  it.each([
    ['Apoti', 'A'],
    ['  parcel point', 'P'],
    ['24 Lockers', '2'],
    ['“Ọja” Express', 'Ọ'],
    ['📦 Boxes', 'B'],
    ['<script>alert(1)</script>', 'S'],
    ['صندوق', 'ص'],
    ['ßwift', 'ß'],
    ['𐐨dd', '𐐀'],
  ])('P2: the open door of %j carries %j', (name, letter) => {
    expect(markLetter(name)).toBe(letter);
    expect(iconSvg(name)).toContain(letterOutlines[letter] ?? `text-anchor="middle">${letter}</text></svg>`);
  });

  it.each(['', '   ', '📦', '<&">', '\u202e'])('P2: a name without a letter, %j, leaves the door plain', (name) => {
    expect(iconSvg(name)).not.toMatch(/<text|transform/);
    expect(iconSvg(name)).toMatch(/^<svg .*<\/svg>$/);
  });

  it('P2: whatever the name is, nothing but one letter of it is in the file', () => {
    const bare = iconSvg('ص');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const letter = markLetter(name);
        expect([...letter].length).toBeLessThanOrEqual(1);
        const outlined = letter === '' || letter in letterOutlines;
        expect(iconSvg(name)).toBe(outlined ? iconSvg(letter) : bare.replace('>ص<', () => `>${letter}<`));
      }),
    );
  });

  it('P2: is sharp at 16 pixels: every edge of the bank is on an even number', () => {
    const numbers = `${mark.doors.path}${mark.open.path}`.match(/\d+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((number) => number % 2 === 1)).toEqual([]);
  });
});
