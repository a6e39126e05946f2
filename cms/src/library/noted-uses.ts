import type { FileUse } from '@apoti/contract';
import { hashesIn } from './hashes-in';

/** Where files are used, by their hashes. */
export type Uses = Map<string, FileUse[]>;

/** Notes every file that a value names. */
export function note(uses: Uses, value: unknown, use: FileUse): void {
  noteHashes(uses, hashesIn(value), use);
}

/** Notes files by their hashes. */
export function noteHashes(uses: Uses, hashes: Iterable<string>, use: FileUse): void {
  for (const hash of hashes) {
    const known = uses.get(hash);
    if (known) known.push(use);
    else uses.set(hash, [use]);
  }
}
