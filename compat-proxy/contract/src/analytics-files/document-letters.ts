import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { file, letters as drawn, metrics, widths } from './document-letters-data';

/** A text's letters, each with its marks. */
function lettersOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

const letters = lettersOf(drawn);

/**
 * A letter of ours as the library knows it. Its number is also its place in the file, where the first is what is drawn for none. Of a
 * letter with marks that are drawn over it, it is the marks.
 */
const glyphs = letters.map((letter, place) => {
  const codePoints = [...letter].map((part) => part.codePointAt(0) ?? 0);
  return {
    id: place + 1,
    advanceWidth: widths[place] ?? 0,
    codePoints: codePoints.length > 1 ? codePoints.slice(1) : codePoints,
  };
});
const known = new Map(letters.map((letter, place) => [letter, glyphs[place]]));

/** What is drawn for a letter: itself, or the letter below its marks and then those. */
function drawnFor(letter: string) {
  const [base = ''] = letter;
  return [...(base === letter ? [] : [known.get(base)]), known.get(letter)].filter((glyph) => glyph !== undefined);
}

/** What the library asks of a font. */
const font = {
  ...metrics,
  postscriptName: 'Inter-Regular',
  italicAngle: 0,
  // All places, in place of the letters: marks that are drawn over one have no number of their own.
  characterSet: glyphs.map((_, place) => place),
  glyphForCodePoint: (place: number) => glyphs[place] ?? null,
  layout: (text: string) => ({ glyphs: lettersOf(text).flatMap(drawnFor) }),
  createSubset: () => {
    throw new Error('These letters are taken as a whole');
  },
};

/** Whether a letter, with its marks, is among ours. */
export function isDrawn(letter: string): boolean {
  return known.has(letter);
}

/** The letters of West Africa's languages and signs of its money, put into a document: 30 KB of it. */
export async function embedLetters(document: PDFDocument): Promise<PDFFont> {
  const packed = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
  const whole = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  document.registerFontkit({ create: () => font });
  return document.embedFont(await new Response(whole).arrayBuffer());
}
