import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileWhole } from '../../http/write-file-whole';
import { drawIcons, type IconToDraw } from './draw-icons';

const keptSchema = z.object({ of: z.string(), files: z.array(z.base64()) });

/**
 * The icons as they were drawn last, in the data folder. Drawing takes a process of its own, which on a busy machine is seconds; a
 * proxy that was restarted has them at once (F5).
 */
export class KeptIcons {
  private readonly file: string;
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    dataDir: string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.file = join(dataDir, 'icons.json');
  }

  /** These icons as PNG, in their order. @throws Error when they have to be drawn and that fails */
  async get(icons: readonly IconToDraw[]): Promise<Buffer[]> {
    const work = this.readOrDraw(icons);
    this.underWay.add(work);
    try {
      return await work;
    } finally {
      this.underWay.delete(work);
    }
  }

  /** Leaves what is being drawn, which takes seconds. Afterwards nothing is written: who ended the proxy may remove its folder. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.underWay);
  }

  private async readOrDraw(icons: readonly IconToDraw[]): Promise<Buffer[]> {
    const of = createHash('sha256').update(JSON.stringify(icons)).digest('base64url');
    const kept = await this.read();
    if (kept?.of === of) return kept.files.map((file) => Buffer.from(file, 'base64'));
    const drawn = await drawIcons(icons, this.stopping.signal);
    const files = drawn.map((file) => file.toString('base64'));
    await writeFileWhole(this.file, JSON.stringify({ of, files })).catch((error: unknown) => {
      this.log.warn({ err: error }, 'The icons could not be kept; they are drawn again after a restart');
    });
    return drawn;
  }

  /** Null where none are, or none that can be read. */
  private async read(): Promise<z.infer<typeof keptSchema> | null> {
    try {
      return keptSchema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      return null;
    }
  }
}
