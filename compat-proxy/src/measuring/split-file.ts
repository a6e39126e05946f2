import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import type { MeasuredBatch } from '@apoti/contract';
import { endings, lineOf, moveTo, removeFile, siblingOf, type FoundFile } from './spool-file';

/** An id that is always the same for the same half: however often it is made and sent, it is the same batch. */
function halfId(id: string, half: number): string {
  const hex = createHash('sha256').update(`${id} ${half}`).digest('hex');
  // Version 8 and the variant, as RFC 9562 has them.
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
    .concat(hex.slice(20, 32))
    .join('-');
}

/** Makes two files of one that is refused as a whole. From then on it is never sent whole: what is in it is counted once. */
export async function splitFile(file: FoundFile, batch: MeasuredBatch): Promise<FoundFile[]> {
  return halve({ ...file, path: await moveTo(file.path, endings.split) }, batch);
}

/** Writes both halves, each whole at once under its name, and then deletes the whole. Doing it again gives the same. */
export async function halve(file: FoundFile, { items }: MeasuredBatch): Promise<FoundFile[]> {
  const middle = Math.ceil(items.length / 2);
  const halves: FoundFile[] = [];
  for (const [index, part] of [items.slice(0, middle), items.slice(middle)].entries()) {
    if (part.length === 0) continue;
    const id = halfId(file.id, index);
    const path = siblingOf(file.path, endings.sealed, id);
    const text = part.map((item) => lineOf([item])).join('');
    // Of its own: another process may be at the same file, and would rename what is half written here.
    const temporary = siblingOf(file.path, `.${randomUUID()}${endings.half}`);
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, path);
    halves.push({ ...file, id, path, bytes: Buffer.byteLength(text) });
  }
  await removeFile(file.path);
  return halves;
}
