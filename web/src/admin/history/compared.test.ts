import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compared, folded, type Part } from './compared';

const words = fc
  .array(fc.constantFrom('door', 'opens', '24/7', 'at\nnight', 'é'), { maxLength: 400 })
  .map((all) => all.join(' '));
const side = (parts: Part[], left: 'gone' | 'come') =>
  parts.map((part) => (part.kind === 'same' || part.kind === left ? part.text : '')).join('');

it('A6: what is marked leads from the text before to the text after', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = compared(before, after);
      expect([side(parts, 'gone'), side(parts, 'come')]).toEqual([before, after]);
    }),
  );
});

it('A6: a long text is folded around its changes, and nothing that changed is left out', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const all = compared(before, after);
      const short = folded(all);
      const changed = (parts: Part[]) => parts.filter(({ kind }) => kind === 'gone' || kind === 'come');
      expect(changed(short)).toEqual(changed(all));
      const length = (parts: Part[]) =>
        parts.reduce((sum, part) => sum + (part.kind === 'rest' ? part.length : part.text.length), 0);
      expect(length(short)).toBe(length(all));
    }),
  );
});

it('A6: words beside a change stay in sight, whole', () => {
  const far = 'far away '.repeat(60);
  const parts = folded(compared(`${far}near old near ${far}`, `${far}near new near ${far}`));
  expect(parts.map(({ kind }) => kind)).toEqual(['rest', 'same', 'gone', 'come', 'same', 'rest']);
  const [, before] = parts;
  expect(before?.kind === 'same' && before.text).toMatch(/^ (far|away) .*near $/);
});
