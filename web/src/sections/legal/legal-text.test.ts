import { describe, expect, it } from 'vitest';
import { stretchesOf } from './legal-text';

describe('stretchesOf', () => {
  it('P16: links stand between the words around them', () => {
    expect(stretchesOf('See [terms](/terms), or [write](mailto:a@b.c).')).toEqual([
      { text: 'See ', href: null },
      { text: 'terms', href: '/terms' },
      { text: ', or ', href: null },
      { text: 'write', href: 'mailto:a@b.c' },
      { text: '.', href: null },
    ]);
  });

  it('P16: what is no address of ours stays text', () => {
    for (const text of ['[x](javascript:alert(1))', 'plain', '[no](http://a.b)'])
      expect(stretchesOf(text)).toEqual([{ text, href: null }]);
    expect(stretchesOf('')).toEqual([]);
  });
});
