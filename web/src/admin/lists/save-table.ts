import { lagosDay } from '@apoti/contract';

/** The browser has begun to read a file by then, in ms. */
const TAKEN_MS = 60_000;

/** Gives the person a table as a file, under a name that says what and of which day it is: `leads-2026-01-31.csv`. */
export function saveTable(table: Blob, what: string): void {
  const address = URL.createObjectURL(table);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${what}-${lagosDay(Date.now())}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}
