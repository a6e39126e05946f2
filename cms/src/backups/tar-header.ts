/** Everything in a tar archive comes in blocks of so many bytes. */
export const BLOCK = 512;
const LONGEST_NAME = 100;
const LARGEST_SIZE = 8 ** 11 - 1;

/** How an entry of an archive is called, and how many bytes it has. */
export type TarEntry = { name: string; size: number };

/** What fills up the last block of so many bytes. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** What stands before an entry's bytes. Names and sizes that the old form has no room for come in a record before. */
export function headerOf({ name, size }: TarEntry): Buffer {
  const isLong = Buffer.byteLength(name) > LONGEST_NAME || size > LARGEST_SIZE;
  if (!isLong) return block(name, size, '0');
  const records = Buffer.from(record('path', name) + record('size', String(size)));
  const short = Buffer.from(name)
    .subarray(0, LONGEST_NAME)
    .toString('latin1')
    .replaceAll(/[^ -~]/g, '_');
  return Buffer.concat([
    block('long-name', records.length, 'x'),
    records,
    padding(records.length),
    block(short, Math.min(size, LARGEST_SIZE), '0'),
  ]);
}

/** A line that says its own length first. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const length = Buffer.byteLength(rest);
  const guess = length + String(length).length;
  return `${length + String(guess).length}${rest}`;
}

function block(name: string, size: number, type: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(BLOCK);
  const put = (text: string, at: number) => bytes.write(text, at);
  put(name, 0);
  put('0000600\0', 100);
  put('0000000\0', 108);
  put('0000000\0', 116);
  put(`${size.toString(8).padStart(11, '0')}\0`, 124);
  put('00000000000\0', 136);
  put(type, 156);
  put('ustar\u000000', 257);
  put(`${checksum(bytes).toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** The sum of a header's bytes, its own place taken for blanks. */
function checksum(bytes: Buffer): number {
  return bytes.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

/** A header; null for the empty block at the end. @throws Error for what is none */
export function parseHeader(bytes: Buffer): (TarEntry & { type: string }) | null {
  if (bytes.every((byte) => byte === 0)) return null;
  const text = (from: number, to: number) => bytes.toString('utf8', from, to).replace(/\0.*$/s, '');
  const size = Number.parseInt(text(124, 136), 8);
  if (Number.parseInt(text(148, 156), 8) !== checksum(bytes) || !Number.isSafeInteger(size)) {
    throw new Error('A header of the archive is damaged');
  }
  return { name: text(0, 100), size, type: text(156, 157) };
}

/** The records of a header before a header. @throws Error for what is none */
export function parseRecords(bytes: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const blank = bytes.indexOf(32, at);
    const length = Number(bytes.toString('latin1', at, blank));
    const line = bytes.toString('utf8', blank + 1, at + length - 1);
    const equals = line.indexOf('=');
    if (blank < 0 || !Number.isSafeInteger(length) || length <= 0 || equals < 0) {
      throw new Error('A header of the archive is damaged');
    }
    found.set(line.slice(0, equals), line.slice(equals + 1));
    at += length;
  }
  return found;
}
