import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
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
    try {
      await writeFile(temporary, text, { mode: 0o600 });
      await rename(temporary, path);
    } catch (err) {
      // One that cannot be deleted either goes later, as what other processes left behind.
      await removeFile(temporary).catch(() => undefined);
      throw err;
    }
    halves.push({ ...file, id, path, bytes: Buffer.byteLength(text) });
  }
  await removeFile(file.path);
  return halves;
}

/** Makes two files of one that is refused as a whole. From then on it is never sent whole: what is in it is counted once. */
export class Splitter {
  private isSaid = false;

  constructor(private readonly log: Pick<FastifyBaseLogger, 'error'>) {}

  /** Both halves. None where they cannot be written, as on a full disk, which is said once until some can be: the whole waits. */
  async split(file: FoundFile, batch: MeasuredBatch): Promise<FoundFile[]> {
    try {
      const halves = await halve({ ...file, path: await moveTo(file.path, endings.split) }, batch);
      this.isSaid = false;
      return halves;
    } catch (err) {
      const text = 'visits that the CMS refuses together cannot be written in halves; they wait on disk';
      if (!this.isSaid) this.log.error({ err, id: file.id }, text);
      this.isSaid = true;
      return [];
    }
  }
}
