import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { memoryOf } from '../../bench/measure/proc';
import { places } from '../../support/places';

const MB = 1024 * 1024;
const HOOK = pathToFileURL(join(places.root, 'tests/support/collect-on-signal.mjs')).href;
/** Longest that a collection is waited for, in ms. */
const PATIENCE_MS = 60_000;

type Part = 'proxy' | 'cms';
/** What is in use, and what the process takes of the machine, in MB, both after a collection. */
type Seen = { live: number; all: number };

/** Memory of the two parts over a run, as it was between volleys when each had let go of what nobody holds any more. */
export class MemoryWatch {
  private readonly folder = mkdtempSync('/tmp/heaps-');
  private readonly seen: Record<Part, Seen[]> = { proxy: [], cms: [] };

  /** What both parts are told at their start. */
  get settings(): Record<string, string> {
    return { NODE_OPTIONS: `--import ${HOOK}`, LIVE_HEAPS: this.folder };
  }

  async look(pids: Record<Part, number>): Promise<void> {
    const look = async (part: Part) => {
      const live = await this.liveOf(pids[part]);
      const all = memoryOf(pids[part]);
      if (live !== null && all !== null) this.seen[part].push({ live: live / MB, all: all / MB });
    };
    await Promise.all([look('proxy'), look('cms')]);
  }

  /** What each part takes at the end in MB, and how much more that and what is in use are than after it had become warm, in per cent. */
  figures(): Record<string, number> {
    const of = (part: Part) => {
      const [live, all] = [this.seen[part].map((one) => one.live), this.seen[part].map((one) => one.all)];
      return {
        [`${part} MB`]: round(all.at(-1) ?? 0),
        [`${part} drift %`]: round(driftOf(all)),
        [`${part} in use MB`]: round(live.at(-1) ?? 0),
        [`${part} in use drift %`]: round(driftOf(live)),
      };
    };
    return { ...of('proxy'), ...of('cms') };
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Null: it has ended, or takes too long. */
  private async liveOf(pid: number): Promise<number | null> {
    const file = join(this.folder, String(pid));
    rmSync(file, { force: true });
    try {
      process.kill(pid, 'SIGWINCH');
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(20)) {
        if (existsSync(file)) return Number(readFileSync(file, 'utf8'));
        process.kill(pid, 0);
      }
    } catch {
      // It is not there any more, which the fuzz notices by itself.
    }
    return null;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How much the last quarter lies above the second one, in per cent. Of each quarter the lowest value counts: others hold what is under way. */
export function driftOf(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  if (quarter === 0) return 0;
  const [early, late] = [Math.min(...values.slice(quarter, 2 * quarter)), Math.min(...values.slice(-quarter))];
  return (late / early - 1) * 100;
}
