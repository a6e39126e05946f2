const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
/** More than this is no archive that people send each other but one that fills a disk when it is unpacked. */
const MOST_UNPACKED = 1024 * 1024 * 1024;
const MOST_ENTRIES = 10_000;

/** An entry of a ZIP archive, as its directory has it. */
export type ZipEntry = { name: string; packed: number; unpacked: number };

/**
 * The entries of a ZIP archive that is whole: its directory ends where the file does, and every entry is where the directory
 * says. Null for what is cut off, patched together, or would unpack to no end.
 */
export function readZip(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes);
  if (end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  // The directory stands right before its end, so that nothing is hidden in between.
  if (count > MOST_ENTRIES || start + size !== end) return null;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(bytes, at, start);
    if (entry === null) return null;
    entries.push(entry);
    at = entry.next;
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return at === end && unpacked <= MOST_UNPACKED ? entries : null;
}

/** Where the directory's end begins; a comment may follow it, up to the end of the file. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - END_LENGTH; at >= Math.max(0, bytes.length - END_LENGTH - 0xffff); at -= 1) {
    if (bytes.readUInt32LE(at) === END && at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return -1;
}

function readEntry(bytes: Buffer, at: number, directory: number): (ZipEntry & { next: number }) | null {
  if (at + ENTRY_LENGTH > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null;
  const packed = bytes.readUInt32LE(at + 20);
  const unpacked = bytes.readUInt32LE(at + 24);
  const nameLength = bytes.readUInt16LE(at + 28);
  const local = bytes.readUInt32LE(at + 42);
  const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
  const called = bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
  if (!isLocal(bytes, { local, called, packed, directory }) || isOutside(name)) return null;
  const next = at + ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return { name, packed, unpacked, next };
}

type Local = { local: number; called: Buffer; packed: number; directory: number };

/** Whether an entry stands where the directory says, before it, under the same name: programs read either of the two. */
function isLocal(bytes: Buffer, { local, called, packed, directory }: Local): boolean {
  if (local + LOCAL_LENGTH > directory || bytes.readUInt32LE(local) !== LOCAL) return false;
  const nameEnd = local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26);
  const end = nameEnd + bytes.readUInt16LE(local + 28) + packed;
  return end <= directory && bytes.subarray(local + LOCAL_LENGTH, nameEnd).equals(called);
}

/** Whether unpacking it would write outside the folder that it is unpacked to. */
function isOutside(name: string): boolean {
  const path = name.replaceAll('\\', '/');
  return path.startsWith('/') || /^[A-Za-z]:/.test(path) || path.split('/').includes('..') || path.includes('\0');
}
