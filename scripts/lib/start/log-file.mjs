import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A log that starts a new file when it has grown, and keeps a few old ones (`.1` is the youngest).
 * @param {string} file
 * @param {{ maxBytes?: number, keep?: number }} [options]
 */
export function openLog(file, { maxBytes = 5_000_000, keep = 3 } = {}) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let fd = openSync(file, 'a', 0o600);
  let size = statSync(file).size;

  const rotate = () => {
    for (let i = keep - 1; i >= 1; i -= 1)
      if (existsSync(`${file}.${i}`)) renameSync(`${file}.${i}`, `${file}.${i + 1}`);
    if (existsSync(file)) renameSync(file, `${file}.1`);
    // The old one stays open until the new one is there: a number that was closed may be another file by the next line.
    const next = openSync(file, 'a', 0o600);
    closeSync(fd);
    fd = next;
    size = 0;
  };

  return {
    file,
    /** @param {string} line */
    writeLine(line) {
      const bytes = Buffer.from(`${line}\n`);
      try {
        if (size > 0 && size + bytes.length > maxBytes) rotate();
        writeSync(fd, bytes);
        size += bytes.length;
      } catch {
        // A full disk costs lines of the log, not the product.
      }
    },
    close() {
      closeSync(fd);
    },
  };
}
