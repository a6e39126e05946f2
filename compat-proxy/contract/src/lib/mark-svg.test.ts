import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markLetter, markSvg } from './mark-svg';

describe('markSvg', () => {
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
    expect(markSvg(name)).toContain(`text-anchor="middle">${letter}</text></svg>`);
  });

  it.each(['', '   ', '📦', '<&">', '\u202e'])('P2: a name without a letter, %j, leaves the door plain', (name) => {
    expect(markSvg(name)).not.toContain('<text');
    expect(markSvg(name)).toMatch(/^<svg .*<\/svg>$/);
  });

  it('P2: whatever the name is, nothing but one letter of it is in the file', () => {
    const bare = markSvg('A');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const letter = markLetter(name);
        expect([...letter].length).toBeLessThanOrEqual(1);
        expect(markSvg(name)).toBe(letter === '' ? markSvg('') : bare.replace('>A<', () => `>${letter}<`));
      }),
    );
  });
});
