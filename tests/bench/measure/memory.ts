import { memoryOf } from './proc';

const EVERY_MS = 1_000;

/** Looks at the memory of the parts once a second and remembers the highest of each. */
export class MemoryWatch {
  private readonly parts = new Map<string, { pid: number; peak: number | null }>();
  private readonly timer = setInterval(() => this.look(), EVERY_MS).unref();

  /** From now on a part counts, by its name; what another process of that name has reached stays. */
  add(name: string, pid: number): void {
    this.parts.set(name, { pid, peak: this.parts.get(name)?.peak ?? memoryOf(pid) });
  }

  /** The highest so far in bytes; null where it is unknown. */
  peak(name: string): number | null {
    this.look();
    return this.parts.get(name)?.peak ?? null;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    for (const part of this.parts.values()) {
      const now = memoryOf(part.pid);
      if (now !== null) part.peak = Math.max(now, part.peak ?? 0);
    }
  }
}
