import { expect, it } from 'vitest';
import { fileTag, stampOf } from './file-tag';

it('S1b: the tag is nginx’s of a file: its time in seconds and its length, both hexadecimal', () => {
  const tag = fileTag('a representation', 4_096);
  const stamp = stampOf(tag) ?? -1;
  expect(tag).toBe(`"${stamp.toString(16)}-1000"`);
  expect(stamp).toBeGreaterThanOrEqual(0);
  expect(stamp).toBeLessThan(2 ** 33);
});

it('S1b: another representation of the same length has another tag; the same one has the same', () => {
  const tags = Array.from({ length: 1_000 }, (_, index) => fileTag(`representation ${index}`, 100));
  expect(new Set(tags).size).toBe(1_000);
  expect(fileTag('representation 7', 100)).toBe(tags[7]);
});

it('S1b: a tag of another kind has no stamp', () => {
  for (const tag of ['"q1w2e3-br"', 'W/"12-34"', '"12"', '']) expect(stampOf(tag)).toBeNull();
});
