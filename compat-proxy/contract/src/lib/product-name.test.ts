import { describe, expect, it } from 'vitest';
import { withProductName, withProductNames } from './product-name';

describe('withProductName', () => {
  it('P3: the site name stands wherever a text names the brand', () => {
    expect(withProductName('{product} is here. Ask {product}.', 'Apoti')).toBe('Apoti is here. Ask Apoti.');
  });

  it('P3: a site name is put in letter by letter, whatever it is made of', () => {
    expect(withProductName('© {product}', "$& $1 $' {product}")).toBe("© $& $1 $' {product}");
  });

  it('P3: a text without the brand stays as it is', () => {
    expect(withProductName('{products} and { product }', 'Apoti')).toBe('{products} and { product }');
  });
});

describe('withProductNames', () => {
  it('P3: texts change at every depth, everything else stays, and the original is left alone', () => {
    const value = { a: '{product}', list: [{ b: 'by {product}', n: 1 }, null], on: true };
    expect(withProductNames(value, 'Box')).toEqual({ a: 'Box', list: [{ b: 'by Box', n: 1 }, null], on: true });
    expect(value.a).toBe('{product}');
  });
});
