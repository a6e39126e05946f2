import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { deleteFile } from './spool-file';

/** Why things that were measured are in no figure: too much waited, the disk could not be written, the CMS refused too many. */
export const lossCauses = ['room', 'disk', 'refused'] as const;
export type LossCause = (typeof lossCauses)[number];

const lineSchema = z.object({
  at: z.number(),
  lost: z.record(z.enum(lossCauses), z.number()).optional(),
  told: z.string().optional(),
});
type Line = z.infer<typeof lineSchema>;

/** One spell of trouble. `since`, `lastLoss`: ms. `told`: keys of the alerts of which people were told. */
export type Spell = { since: number; lost: Record<LossCause, number>; lastLoss: number | null; told: Set<string> };

const nothing = (): Record<LossCause, number> => ({ room: 0, disk: 0, refused: 0 });

/**
 * What was lost of visits, and what people were told of it, from the beginning of some trouble to its end. It is kept on disk, a
 * line each time something has changed: all processes on a data folder add to it, and a restart forgets nothing.
 */
export class Losses {
  private fresh = nothing();
  private unwritten: Line[] = [];

  constructor(
    private readonly path: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** So many things that were measured are lost. They are written down by {@link keep}. */
  note(count: number, cause: LossCause): void {
    this.fresh[cause] += count;
  }

  /** Writes down what was lost since it was last written. */
  async keep(): Promise<void> {
    if (lossCauses.every((cause) => this.fresh[cause] === 0)) return;
    const lost = this.fresh;
    this.fresh = nothing();
    await this.write({ at: this.now(), lost });
  }

  /** Trouble without a loss. */
  async begin(): Promise<void> {
    await this.write({ at: this.now() });
  }

  /** People were told. */
  async told(key: string): Promise<void> {
    await this.write({ at: this.now(), told: key });
  }

  /** The trouble that goes on; null where there is none. What cannot be written is known to this process alone. */
  async spell(): Promise<Spell | null> {
    await this.keep();
    const text = await readFile(this.path, 'utf8').catch(() => '');
    const lines = [...text.split('\n').flatMap(readLine), ...this.unwritten];
    const [first] = lines;
    if (first === undefined) return null;
    const spell: Spell = { since: first.at, lost: nothing(), lastLoss: null, told: new Set() };
    for (const { at, lost, told } of lines) {
      for (const cause of lossCauses) spell.lost[cause] += lost?.[cause] ?? 0;
      if (lost !== undefined) spell.lastLoss = at;
      if (told !== undefined) spell.told.add(told);
    }
    return spell;
  }

  /** It is over. False: another process has said so already. @throws where the file cannot be deleted: then it goes on */
  async end(): Promise<boolean> {
    const wasHere = this.unwritten.length > 0;
    this.unwritten = [];
    return (await deleteFile(this.path)) || wasHere;
  }

  private async write(line: Line): Promise<void> {
    this.unwritten.push(line);
    const lines = this.unwritten;
    this.unwritten = [];
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      // After half a line that a full disk has left, a whole one begins.
      await appendFile(this.path, lines.map((one) => `\n${JSON.stringify(one)}`).join(''), { mode: 0o600 });
    } catch {
      this.unwritten = [...lines, ...this.unwritten];
    }
  }
}

/** Half a line, of a disk that was full or an end in the middle, says nothing. */
function readLine(text: string): Line[] {
  try {
    return [lineSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
