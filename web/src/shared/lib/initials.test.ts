import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('P6: initials in place of a portrait', () => {
  it.each([
    ['Ada Obi', 'AO'],
    ['Ada Nkechi Obi', 'AO'],
    ['Ngozi (example)', 'N'],
    ['ẹniọlá  Àjàyí', 'ẸÀ'],
    ['  Musa ', 'M'],
    ['(example)', ''],
    ['', ''],
  ])('P6: of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected.normalize('NFC'));
  });
});
