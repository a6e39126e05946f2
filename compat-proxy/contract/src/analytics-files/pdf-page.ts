import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { plainLetters } from './plain-letters';

/** A4 upright, in points. */
export const PAGE = { width: 595, height: 842, margin: 48 } as const;
/** The brand's inks on white paper. */
export const inks = {
  forest: rgb(0.09, 0.247, 0.18),
  paper: rgb(0.953, 0.929, 0.875),
  ink: rgb(0.075, 0.137, 0.106),
  soft: rgb(0.28, 0.34, 0.3),
  line: rgb(0.85, 0.81, 0.73),
  stripe: rgb(0.976, 0.965, 0.937),
  signal: rgb(0.784, 0.22, 0.059),
} as const;

/** A font of ours, and which letters it has. */
type Letters = { font: PDFFont; isDrawn: (letter: string) => boolean };
/** What stands in a column, in points. */
type Cell = { text: string; width: number };

/** A document that is written from the top down. */
export type Sheet = {
  document: PDFDocument;
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  /** For texts that those do not know; null where there is none. */
  letters: Letters | null;
  /** How far down the next line stands, from the foot of the page. */
  y: number;
};

/** Begins a document that will hold these texts. */
export async function beginSheet(title: string, texts: readonly string[]): Promise<Sheet> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en-NG');
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([PAGE.width, PAGE.height]);
  const letters = texts.every((text) => isKnown(plain, text)) ? null : await ownLetters(document);
  return { document, plain, bold, letters, page, y: PAGE.height - PAGE.margin };
}

/** Loaded and put into the document only where a text needs them: without them a file is a fifth as large. */
async function ownLetters(document: PDFDocument): Promise<Letters> {
  const { embedLetters, isDrawn } = await import('./document-letters');
  return { font: await embedLetters(document), isDrawn };
}

/** Goes on to a new page where so much does not fit any more. Whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y - height >= PAGE.margin) return false;
  sheet.page = sheet.document.addPage([PAGE.width, PAGE.height]);
  sheet.y = PAGE.height - PAGE.margin;
  return true;
}

const lettersOf = new WeakMap<PDFFont, ReadonlySet<number>>();

function knownBy(font: PDFFont): ReadonlySet<number> {
  const known = lettersOf.get(font) ?? new Set(font.getCharacterSet());
  lettersOf.set(font, known);
  return known;
}

function isKnown(font: PDFFont, text: string): boolean {
  const known = knownBy(font);
  return [...text.normalize('NFC')].every((letter) => known.has(letter.codePointAt(0) ?? 0));
}

/** A text as it is drawn, and with what. */
export type Written = { font: PDFFont; text: string };

/** A text as a document's own fonts can write it: they know the letters of Western Europe, others lose their marks. */
export function writable(font: PDFFont, text: string): string {
  const known = knownBy(font);
  return plainLetters(text, (letter) => [...letter].length === 1 && known.has(letter.codePointAt(0) ?? 0));
}

/** A text as this document can write it: one with letters that its font does not know is written whole with ours. */
export function written({ letters }: Sheet, font: PDFFont, text: string): Written {
  if (letters === null || isKnown(font, text)) return { font, text: writable(font, text) };
  return { font: letters.font, text: plainLetters(text, letters.isDrawn) };
}

/** A text that is cut where it would be wider than its column. */
export function fitting(sheet: Sheet, font: PDFFont, size: number, { text, width }: Cell): Written {
  const whole = written(sheet, font, text);
  if (whole.font.widthOfTextAtSize(whole.text, size) <= width) return whole;
  let end = whole.text.length;
  const cut = () => `${whole.text.slice(0, end)}…`;
  while (end > 0 && whole.font.widthOfTextAtSize(cut(), size) > width) end -= 1;
  return { ...whole, text: cut() };
}

/** A text in lines that are no wider than so much. */
export function inLines(font: PDFFont, size: number, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of writable(font, text).split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Numbers the pages, once all are there. */
export function numberPages({ document, plain }: Sheet, note: string): void {
  const pages = document.getPages();
  for (const [place, page] of pages.entries()) {
    const text = `Page ${place + 1} of ${pages.length}`;
    const style = { font: plain, size: 8, color: inks.soft, y: PAGE.margin / 2 };
    page.drawText(writable(plain, note), { ...style, x: PAGE.margin });
    page.drawText(text, { ...style, x: PAGE.width - PAGE.margin - plain.widthOfTextAtSize(text, 8) });
  }
}
