import { describe, expect, it } from 'vitest';
import { requiredLine, text } from './text';

describe('text', () => {
  it('R2: a blank required text is refused by its label', () => {
    expect(requiredLine('Title').safeParse(' \n').error?.issues[0]?.message).toBe('Title is required');
  });

  it('C19: what PostgreSQL or UTF-8 cannot hold is refused', () => {
    expect(text().safeParse('a\0b').success).toBe(false);
    for (const half of ['\ud800', 'a\udc00b', '\ud83d📦', '📦\udce6'])
      expect([half, text().safeParse(half).success]).toEqual([half, false]);
  });

  it('C19: right-to-left marks, emoji and long words pass unchanged', () => {
    const value = '\u202eabc 📦 ẹ̀kọ́ ' + 'x'.repeat(5_000);
    expect(text().parse(value)).toBe(value);
  });

  it('C19: too long a text says its limit', () => {
    expect(text(3).safeParse('abcd').error?.issues[0]?.message).toBe('is longer than 3 characters');
  });
});
