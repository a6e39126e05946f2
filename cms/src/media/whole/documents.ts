import { readZip } from './zip';

/** What a Word document with macros has, and one without has not. */
const MACROS = 'vbaProject.bin';
const MACROS_OF_DOC = Buffer.from('_VBA_PROJECT', 'utf16le');
/** Where a PDF may end, in bytes from its end: some programs write a little after it. */
const END_OF_PDF = 2_048;

/** Whether a PDF begins and ends as one. */
export function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-END_OF_PDF).includes('%%EOF');
}

/** Whether a docx is a whole archive with a document in it. */
export function isWholeDocx(bytes: Buffer): boolean {
  const names = new Set(readZip(bytes)?.map(({ name }) => name));
  return names.has('[Content_Types].xml') && names.has('word/document.xml');
}

/** Whether an older Word document has all sectors that its head says. */
export function isWholeDoc(bytes: Buffer): boolean {
  if (bytes.length < 1_536) return false;
  const sector = 2 ** bytes.readUInt16LE(30);
  const tables = bytes.readUInt32LE(44);
  const directory = bytes.readUInt32LE(48);
  const isKnown = sector === 512 || sector === 4_096;
  return isKnown && tables > 0 && (tables + 1) * sector <= bytes.length && (directory + 2) * sector <= bytes.length;
}

/** Whether a document brings a program along. */
export function hasMacros(mime: string, bytes: Buffer): boolean {
  if (mime === 'application/msword') return bytes.includes(MACROS_OF_DOC);
  return readZip(bytes)?.some(({ name }) => name.endsWith(MACROS)) ?? false;
}
