import { memoryOf } from '../../bench/measure/proc';

const MB = 1024 * 1024;

/** Memory of the two parts over a run, as it was seen between volleys. */
export class MemoryWatch {
  private readonly seen: { proxy: number; cms: number }[] = [];

  look(pids: { proxy: number; cms: number }): void {
    const [proxy, cms] = [memoryOf(pids.proxy), memoryOf(pids.cms)];
    if (proxy !== null && cms !== null) this.seen.push({ proxy: proxy / MB, cms: cms / MB });
  }

  /** What each part takes at the end in MB, and how much more that is than after it had become warm, in per cent. */
  figures(): Record<string, number> {
    const of = (name: 'proxy' | 'cms') => {
      const values = this.seen.map((one) => one[name]);
      return { [`${name} MB`]: round(values.at(-1) ?? 0), [`${name} drift %`]: round(driftOf(values)) };
    };
    return this.seen.length === 0 ? {} : { ...of('proxy'), ...of('cms') };
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * How much the last quarter lies above the second one, in per cent. Of each quarter the lowest value counts: what lies above it is
 * waiting to be collected.
 */
export function driftOf(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  if (quarter === 0) return 0;
  const [early, late] = [Math.min(...values.slice(quarter, 2 * quarter)), Math.min(...values.slice(-quarter))];
  return (late / early - 1) * 100;
}
