import { mediaKinds } from '@apoti/contract';
import { expect, it } from 'vitest';
import { kindNouns, shortName, sizeText } from './file-texts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [546, '546 bytes'],
  [3_000, '2.9 KB'],
  [48_213, '47 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [11_000_000, '10.5 MB'],
])('A15: a size is told so that what is above a limit is not told as the limit: %i', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it('A15: of a long name a sentence has its beginning and its end', () => {
  expect(shortName('gate.jpg')).toBe('gate.jpg');
  expect(shortName(`${'a long name '.repeat(8)}gate 2027.jpg`)).toBe('a long name a long name a l…ate 2027.jpg');
});

it('A15: several files of a kind are called as people call them, also where the word has no plural', () => {
  expect(mediaKinds.map((kind) => kindNouns[kind])).toEqual(['images', 'videos', 'audio', 'documents', 'archives']);
});
