import { readFileSync, writeFileSync } from 'node:fs';

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
