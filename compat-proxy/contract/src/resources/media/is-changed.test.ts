import { describe, expect, it } from 'vitest';
import { isChangedMeanwhile } from './is-changed';

const file = { name: 'door.jpg', alt: 'A door', category: 'products', folder: null } as const;

describe('what somebody else has changed of a file', () => {
  it('A15: is a field that is neither what was seen nor what is wanted', () => {
    expect(isChangedMeanwhile(file, { alt: 'Mine', seen: { alt: 'A door' } })).toBe(false);
    expect(isChangedMeanwhile(file, { alt: 'Mine', seen: { alt: 'A gate' } })).toBe(true);
    expect(isChangedMeanwhile(file, { alt: 'A door', seen: { alt: 'A gate' } })).toBe(false);
    expect(isChangedMeanwhile(file, { folder: 2, seen: { folder: 1 } })).toBe(true);
    expect(isChangedMeanwhile(file, { folder: null, seen: { folder: 1 } })).toBe(false);
    // What is not to be changed, or was not said to be seen, is not looked at.
    expect(isChangedMeanwhile(file, { alt: 'Mine', seen: { name: 'gate.jpg' } })).toBe(false);
  });

  it('A15: is no blank around a text, such as Strapi’s own panel leaves there', () => {
    expect(isChangedMeanwhile({ ...file, alt: 'A door ' }, { alt: 'Mine', seen: { alt: 'A door' } })).toBe(false);
    expect(isChangedMeanwhile(file, { alt: 'Mine', seen: { alt: ' A door' } })).toBe(false);
    expect(isChangedMeanwhile({ ...file, alt: 'Mine ' }, { alt: 'Mine', seen: { alt: 'A door' } })).toBe(false);
  });
});
