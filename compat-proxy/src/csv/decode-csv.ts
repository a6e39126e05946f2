import { ApiError, importTexts } from '@apoti/contract';

/** The text of a file, and what is to be said of how it was read. */
export type Decoded = { text: string; notes: string[] };

const UTF_16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * The text of a file of a spreadsheet: UTF-8, UTF-16 with its mark, else Windows-1252, as older ones save CSV.
 * @throws ApiError `invalid` for what is no text, such as a workbook
 */
export function decodeCsv(bytes: Buffer): Decoded {
  const marked = UTF_16[bytes.subarray(0, 2).toString('hex')];
  if (marked !== undefined) return { text: new TextDecoder(marked).decode(bytes), notes: [] };
  // No text has a NUL; workbooks (.xlsx, .xls) and pictures do.
  if (bytes.includes(0)) throw new ApiError('invalid', importTexts.unreadable);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), notes: [importTexts.windows] };
  }
}
