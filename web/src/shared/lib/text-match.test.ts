import { describe, expect, it } from 'vitest';
import { holds, piecesOf } from './text-match';

describe('searched text', () => {
  it('P10: is found whatever the case, blanks around it aside; an empty search is in every text', () => {
    expect(holds('Where is my PIN?', ' pin ')).toBe(true);
    expect(holds('Where is my PIN?', 'pine')).toBe(false);
    expect(holds('', '')).toBe(true);
  });

  it('P10: is cut out for marking, and nothing of the text is lost', () => {
    const pieces = piecesOf('PIN, pin and pi', 'pin');
    expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['PIN', 'pin']);
    expect(pieces.map(({ text }) => text).join('')).toBe('PIN, pin and pi');
    expect(piecesOf('(a+)+', '(a')).toEqual([
      { text: '(a', found: true },
      { text: '+)+', found: false },
    ]);
    expect(piecesOf('İstanbul pin', 'pin')).toEqual([{ text: 'İstanbul pin', found: false }]);
    expect(piecesOf('', 'pin')).toEqual([]);
  });
});
