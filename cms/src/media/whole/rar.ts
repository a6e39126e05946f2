const RAR4 = Buffer.from('526172211a0700', 'hex');
const RAR5 = Buffer.from('526172211a070100', 'hex');
const END_OF_4 = 0x7b;
const END_OF_5 = 5;

/** Whether a RAR archive (4 or 5) is whole: block follows block up to the one that ends it. */
export function isWholeRar(bytes: Buffer): boolean {
  if (bytes.subarray(0, RAR5.length).equals(RAR5)) return endsWell(bytes, RAR5.length, blockOf5);
  return bytes.subarray(0, RAR4.length).equals(RAR4) && endsWell(bytes, RAR4.length, blockOf4);
}

type Block = { isLast: boolean; next: number };

function endsWell(bytes: Buffer, start: number, blockAt: (bytes: Buffer, at: number) => Block | null): boolean {
  for (let at = start; at < bytes.length;) {
    const block = blockAt(bytes, at);
    if (block === null || block.next <= at || block.next > bytes.length) return false;
    if (block.isLast) return true;
    at = block.next;
  }
  return false;
}

function blockOf4(bytes: Buffer, at: number): Block | null {
  if (at + 7 > bytes.length) return null;
  const type = bytes.readUInt8(at + 2);
  const hasData = (bytes.readUInt16LE(at + 3) & 0x8000) !== 0;
  if (hasData && at + 11 > bytes.length) return null;
  const data = hasData ? bytes.readUInt32LE(at + 7) : 0;
  return { isLast: type === END_OF_4, next: at + bytes.readUInt16LE(at + 5) + data };
}

function blockOf5(bytes: Buffer, at: number): Block | null {
  const size = numberAt(bytes, at + 4);
  const type = size && numberAt(bytes, size.next);
  const flags = type && numberAt(bytes, type.next);
  if (!size || !type || !flags) return null;
  const extra = (flags.value & 1) === 0 ? flags : numberAt(bytes, flags.next);
  const data = (flags.value & 2) === 0 || !extra ? null : numberAt(bytes, extra.next);
  return { isLast: type.value === END_OF_5, next: size.next + size.value + (data?.value ?? 0) };
}

/** A number of RAR 5: seven bits a byte, the lowest first. */
function numberAt(bytes: Buffer, at: number): { value: number; next: number } | null {
  let value = 0;
  for (let index = 0; index < 7; index += 1) {
    if (at + index >= bytes.length) return null;
    const byte = bytes.readUInt8(at + index);
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  return null;
}
