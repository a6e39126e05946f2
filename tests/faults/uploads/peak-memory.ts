import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { memoryOf } from '../../bench/measure/proc';

const LOOK_MS = 100;
const MB = 1024 * 1024;

/** The highest memory of a process since its start, or since {@link forgetPeak}, from `/proc/<pid>/status`, in MB. */
export function peakOf(status: string): number {
  const line = /^VmHWM:\s+(\d+) kB$/m.exec(status);
  if (line === null) throw new Error('This is no /proc/<pid>/status');
  return Number(line[1]) / 1024;
}

/** Begins the peak anew: what a process took at its start is another figure. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The peak of a process now, in MB. */
export function peakMemory(pid: number): number {
  return peakOf(readFileSync(`/proc/${pid}/status`, 'utf8'));
}

/** The process that has started one, from `/proc/<pid>/stat`. */
export function parentOf(stat: string): number {
  // The command's name stands in parentheses and may itself hold spaces and parentheses.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Some processes and all that they have started, directly or not. */
export function familyOf(pids: readonly number[], parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents].filter(([pid, parent]) => pids.includes(parent) && !pids.includes(pid));
  return children.length === 0 ? [...pids] : familyOf([...pids, ...children.map(([pid]) => pid)], parents);
}

function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      found.set(Number(name), parentOf(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It has ended.
    }
  }
  return found;
}

/** Adds up what some processes and all that they start take of the machine, again and again: those come and go, and the sum is of one moment. */
export function watchSum(pids: readonly number[]): { peakMb: () => number; end: () => void } {
  let peak = 0;
  const look = () => {
    const sum = familyOf(pids, parents()).reduce((all, pid) => all + (memoryOf(pid) ?? 0), 0);
    peak = Math.max(peak, sum / MB);
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return { peakMb: () => peak, end: () => clearInterval(timer) };
}
