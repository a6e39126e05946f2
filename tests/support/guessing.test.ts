import { expect, it } from 'vitest';
import { mostWithin, type Guess } from './guessing';

const at = (sent: number, answered = sent + 1): Guess => ({ status: 401, sent, answered });

it('F10: the most guesses of any stretch are counted, wherever it begins', () => {
  expect(mostWithin([], 100)).toBe(0);
  expect(mostWithin([at(0), at(60), at(90), at(130), at(158)], 100)).toBe(4);
  expect(mostWithin([at(158), at(0), at(130), at(60), at(90)], 100)).toBe(4);
});

it('F10: a guess that may have been counted before or after a stretch is not held against it', () => {
  expect(mostWithin([at(0), at(50, 99), at(60, 100)], 100)).toBe(2);
});
