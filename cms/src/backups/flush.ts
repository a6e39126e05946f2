import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes what was put into a folder, or renamed in it, last through a loss of power. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
