import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks in `/proc/<pid>/stat` of a process and all its threads: user and system time. */
export function ticksOf(stat: string): number {
  // The command's name stands in parentheses and may itself hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  if (!Number.isFinite(user + system)) throw new Error('This is no /proc/<pid>/stat');
  return user + system;
}

/** The proportional share of memory in `/proc/<pid>/smaps_rollup`, in bytes. */
export function pssOf(rollup: string): number {
  const line = /^Pss:\s+(\d+) kB$/m.exec(rollup);
  if (line === null) throw new Error('This is no /proc/<pid>/smaps_rollup');
  return Number(line[1]) * 1024;
}

function read<T>(pid: number, file: string, parse: (text: string) => T): T | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // Another system, or a process that has ended.
    return null;
  }
  return text === '' ? null : parse(text);
}

let tick: number | undefined;

/** How long a clock tick is, in ms. */
function tickMs(): number {
  tick ??= 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return tick;
}

/** Processor time that a process has used so far, in ms; null where there is no /proc. */
export function processorMs(pid: number): number | null {
  const ticks = read(pid, 'stat', ticksOf);
  return ticks === null ? null : ticks * tickMs();
}

/** Memory of a process in bytes, shared pages counted in parts; null where there is no /proc. */
export function memoryOf(pid: number): number | null {
  return read(pid, 'smaps_rollup', pssOf);
}
