import { BLOCK, padding, parseHeader, parseRecords, type TarEntry } from './tar-header';

/** No name is longer; what claims to be is damaged. */
const MOST_RECORD_BYTES = 64 * 1024;

/** Bytes in the portions in which they are asked for. */
class Bytes {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** The next bytes, at most so many; as they come. @throws Error at the end */
  async some(most: number): Promise<Buffer> {
    if (this.rest.length === 0) {
      const next = await this.source.next();
      if (next.done === true) throw new Error('The archive ends too early');
      this.rest = next.value;
    }
    const part = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(part.length);
    return part;
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0;) {
      const part = await this.some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }

  /** Everything up to the end, so that the checksum of what it was packed with is looked at. */
  async drain(): Promise<void> {
    while ((await this.source.next()).done !== true);
  }
}

/** An entry with its bytes, which have to be read before the next entry is asked for. */
export type ReadEntry = TarEntry & { bytes: AsyncGenerator<Buffer> };

/** The entries of a tar archive, one after the other, however large. @throws Error where it is damaged */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const bytes = new Bytes(source[Symbol.asyncIterator]());
  let records = new Map<string, string>();
  for (;;) {
    const header = parseHeader(await bytes.exactly(BLOCK));
    if (header === null) break;
    if (header.type === 'x') {
      if (header.size > MOST_RECORD_BYTES) throw new Error('A header of the archive is damaged');
      records = parseRecords(await bytes.exactly(header.size));
      await bytes.exactly(padding(header.size).length);
      continue;
    }
    if (header.type !== '0') throw new Error('The archive has an entry that is no file');
    const name = records.get('path') ?? header.name;
    const size = Number(records.get('size') ?? header.size);
    records = new Map();
    yield { name, size, bytes: portions(bytes, size) };
    await bytes.exactly(padding(size).length);
  }
  await bytes.drain();
}

async function* portions(bytes: Bytes, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const part = await bytes.some(left);
    left -= part.length;
    yield part;
  }
}
