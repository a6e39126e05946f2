import { lagosDay } from '@apoti/contract';

/** The browser has begun to read a file by then, in ms. */
const TAKEN_MS = 60_000;

/** Gives the person a file under a name. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}

/** Gives the person a file, a table if it does not end otherwise. Its name says what it is and of which day: `leads-2026-01-31.csv`. */
export function saveFile(file: Blob, what: string, ending = 'csv'): void {
  saveAs(file, `${what}-${lagosDay(Date.now())}.${ending}`);
}
