import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from './json';
import { share } from './share';

const copy = <T>(value: T): T => structuredClone(value);
const faqs = [
  { id: 1, question: 'Where?', answer: 'Here.' },
  { id: 2, question: 'When?', answer: 'Now.' },
];

describe('share', () => {
  it('S11: is the old value itself where nothing is another', () => {
    const old = { faqs, title: 'Questions' };
    expect(share(old, copy(old))).toBe(old);
  });

  it('S11: keeps equal parts, also of items that stand at another place', () => {
    const old = { faqs, about: { title: 'About' } };
    const [one, two] = faqs;
    const next = share(old, copy({ ...old, faqs: [two!, { ...one!, answer: 'There.' }] }));
    expect(next).not.toBe(old);
    expect(next.about).toBe(old.about);
    expect(next.faqs[0]).toBe(two);
    expect(next.faqs[1]).not.toBe(one);
  });

  it('S11: says the same as before, whatever it was made from', () => {
    const objects = fc.jsonValue().filter((value): value is JsonObject => isObject(value));
    fc.assert(
      fc.property(objects, objects, (old, next) => {
        const [before, wanted] = [copy(old), copy(next)];
        expect(share(old, next)).toEqual(wanted);
        expect(old).toEqual(before);
      }),
    );
  });
});
