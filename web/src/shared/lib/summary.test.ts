import { describe, expect, it } from 'vitest';
import { summary } from './summary';

describe('summary', () => {
  it('P18: leaves a short text alone but for its line breaks', () => {
    expect(summary(' One.\n\nTwo. ')).toBe('One. Two.');
  });

  it('P18: ends at a word within 160 characters', () => {
    const text = summary('door, '.repeat(60));
    expect(text).toMatch(/door…$/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('P18: cuts a word that is longer than all', () => {
    expect(summary('x'.repeat(400))).toHaveLength(160);
  });
});
