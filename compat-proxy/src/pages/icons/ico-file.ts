const HEADER = 6;
const ENTRY = 16;

/**
 * A PNG as an ICO file of one picture, for `/favicon.ico`, which old browsers and search engines ask for by themselves (MS-ICO: little
 * endian; a header, and for each picture its size, kind, length and place; PNG is allowed inside since Windows Vista).
 * @param size width and height in pixels, below 256
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4);
  head.writeUInt16LE(32, HEADER + 6);
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
