/** What letters and signs that are at home here are written as where a font does not have them. */
const plainly: Readonly<Record<string, string>> = {
  '₦': 'NGN ',
  '₵': 'GHS ',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ƴ: 'Y',
  ƴ: 'y',
  Ǝ: 'E',
  ǝ: 'e',
  Ɛ: 'E',
  ɛ: 'e',
  Ɔ: 'O',
  ɔ: 'o',
  Ŋ: 'Ng',
  ŋ: 'ng',
  '→': '->',
  '−': '-',
};
/** What is written for a letter of another alphabet. */
const UNKNOWN = '?';

/**
 * A text in the letters that are known: one that is not loses as few of its marks as it can (`ọ` is an `o`, `ọ́` an `ó`), the
 * naira's sign becomes NGN.
 */
export function plainLetters(text: string, isKnown: (letter: string) => boolean): string {
  const letters =
    text
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFC')
      .match(/\P{M}\p{M}*/gu) ?? [];
  return letters
    .map((letter) => (isKnown(letter) ? letter : plainLetter(letter, isKnown)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function plainLetter(letter: string, isKnown: (letter: string) => boolean): string {
  const [base = '', ...marks] = letter.normalize('NFD');
  const marked = marks.map((mark) => (base + mark).normalize('NFC')).find(isKnown);
  if (marked !== undefined) return marked;
  return isKnown(base) ? base : (plainly[base] ?? (/\s/.test(base) ? ' ' : UNKNOWN));
}
