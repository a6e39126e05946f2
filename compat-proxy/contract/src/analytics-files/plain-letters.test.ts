import { expect, it } from 'vitest';
import { plainLetters } from './plain-letters';

/** The letters of Western Europe. */
const isKnown = (letter: string) => /^[\u0020-\u007e\u00a1-\u00ff]$/.test(letter);
const plain = (text: string) => plainLetters(text, isKnown);

it('A20: words in Yoruba, Igbo and Hausa stay readable in letters without their marks, sums of naira too', () => {
  expect(plain('Ẹ kú àbọ̀, ẹ̀yin ọ̀rẹ́')).toBe('E kú àbò, èyin òré');
  expect(plain('ṣọ́ọ̀bù')).toBe('sóòbù');
  expect(plain('Ụlọ ahịa')).toBe('Ulo ahia');
  expect(plain('ɓaure, ƙauye, Ɗan’uwa')).toBe('baure, kauye, Dan?uwa');
  expect(plain('₦500 – café')).toBe('NGN 500 ? café');
  expect(plain('₦ 1,500')).toBe('NGN 1,500');
});

it('A20: letters of other alphabets do not break it', () => {
  expect(plain('寄存')).toBe('??');
  expect(plain('a\u200bb\tc')).toBe('ab c');
  expect(plain('\u0301')).toBe('');
});
