import { describe, expect, it } from 'vitest';
import { foldText, paragraphs, valueParts } from './paragraphs';

describe('texts of the About page', () => {
  it('P6: a story is set in its paragraphs', () => {
    expect(paragraphs(' One.\n\n\nTwo,\nstill two. \n \nThree.')).toEqual(['One.', 'Two,\nstill two.', 'Three.']);
    expect(paragraphs('  ')).toEqual([]);
  });

  it.each([
    ['Customers: the door opens', { label: 'Customers', text: 'the door opens' }],
    ['Be kind', { label: '', text: 'Be kind' }],
    ['Ends with:', { label: '', text: 'Ends with:' }],
    [': starts with', { label: '', text: ': starts with' }],
    [
      'A sentence that comes to its colon late: so it has no label',
      { label: '', text: 'A sentence that comes to its colon late: so it has no label' },
    ],
  ])('P6: a value card takes its label from before the colon: %s', (value, expected) => {
    expect(valueParts(value)).toEqual(expected);
  });

  it('P6: a long biography is folded at a word and nothing of it is lost', () => {
    const text = 'word '.repeat(100).trim();
    const { start, rest } = foldText(text, 52);
    expect(start.endsWith('word')).toBe(true);
    expect(`${start} ${rest}`).toBe(text);
    expect(foldText('short', 52)).toEqual({ start: 'short', rest: '' });
    expect(foldText('x'.repeat(100), 52).start).toHaveLength(52);
  });
});
