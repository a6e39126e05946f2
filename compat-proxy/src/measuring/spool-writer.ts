import type { MeasuredItem } from '@apoti/contract';
import { lineOf, OpenFile } from './spool-file';

/** Pause between two signs of life of a file, and when a file without one may not be written any more, in ms. */
const SIGN_MS = 5_000;
const STALLED_MS = 15_000;

type Waiting = { items: readonly MeasuredItem[]; done: () => void; failed: (error: unknown) => void };

/** Writes what is measured to a file of its own, together with what comes at the same time. */
export class SpoolWriter {
  private file: OpenFile | null = null;
  private touched = 0;
  private waiting: Waiting[] = [];
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly now: () => number,
    private readonly onSealed: () => void,
  ) {}

  get path(): string | null {
    return this.file?.path ?? null;
  }

  /** How long ago the last sign of life was; a clock that was set back makes it long as well. */
  private get silence(): number {
    return Math.abs(this.now() - this.touched);
  }

  /** Resolves once the items stand in the file. */
  append(items: readonly MeasuredItem[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ items, done, failed });
      if (this.waiting.length === 1) void this.inTurn(() => this.writeAll());
    });
  }

  /** Begins a new file with what comes next, so that this one can be sent. */
  seal(): Promise<void> {
    return this.inTurn(() => this.sealNow());
  }

  /** Shows now and then that the file is not left behind. */
  keepAlive(): Promise<void> {
    return this.inTurn(async () => {
      if (this.file === null || this.silence < SIGN_MS) return;
      await this.file.touch(this.now());
      this.touched = this.now();
    });
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const together = [...this.waiting];
      try {
        const file = await this.fileFor(together[0]?.items.length ?? 0);
        let items = 0;
        const fitting = together.filter((one, index) => {
          const fits = index === 0 || file.hasRoomFor(items + one.items.length);
          if (fits) items += one.items.length;
          return fits;
        });
        this.waiting = this.waiting.filter((one) => !fitting.includes(one));
        await this.write(file, fitting, items);
      } catch (error) {
        this.waiting = this.waiting.filter((one) => !together.includes(one));
        for (const { failed } of together) failed(error);
      }
    }
  }

  private async write(file: OpenFile, all: readonly Waiting[], items: number): Promise<void> {
    try {
      await file.append(all.map((one) => lineOf(one.items)).join(''), items);
      this.touched = this.now();
      for (const { done } of all) done();
    } catch (error) {
      for (const { failed } of all) failed(error);
      // Its last line may be torn: nothing comes after it.
      await this.sealNow();
    }
  }

  /** A file with room, which nobody can have taken for left behind. */
  private async fileFor(count: number): Promise<OpenFile> {
    if (this.file !== null && (!this.file.hasRoomFor(count) || this.silence > STALLED_MS)) {
      await this.sealNow();
    }
    if (this.file === null) {
      this.file = await OpenFile.create(this.folder, this.now());
      this.touched = this.now();
    }
    return this.file;
  }

  private async sealNow(): Promise<void> {
    const { file } = this;
    this.file = null;
    if (file === null) return;
    await file.seal();
    this.onSealed();
  }
}
