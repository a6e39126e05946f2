import { readFileSync } from 'node:fs';

/** Ticks of all processors since the machine started: what it worked, and what its host gave to others while it wanted to work. */
export type Ticks = { worked: number; taken: number };

/** Reads the first line of `/proc/stat` (proc(5)). @throws where it is none */
export function ticksIn(stat: string): Ticks {
  const [name, ...numbers] = stat.split('\n', 1)[0]?.split(/ +/) ?? [];
  const [user = NaN, nice = NaN, system = NaN, , , irq = NaN, softirq = NaN, taken = NaN] = numbers.map(Number);
  const worked = user + nice + system + irq + softirq;
  if (name !== 'cpu' || !Number.isFinite(worked + taken)) throw new Error('This is no /proc/stat');
  return { worked, taken };
}

/** So far; null where there is no /proc. */
export function machineTicks(): Ticks | null {
  let text: string;
  try {
    text = readFileSync('/proc/stat', 'utf8');
  } catch {
    return null;
  }
  return ticksIn(text);
}

/** Of the time that this machine wanted to work in between, the part that its host gave to others, 0 to 1; null where nobody says. */
export function takenShare(before: Ticks | null, after: Ticks | null): number | null {
  if (before === null || after === null) return null;
  const [worked, taken] = [after.worked - before.worked, after.taken - before.taken];
  return worked + taken <= 0 ? 0 : taken / (worked + taken);
}

/** The same in words that end a line; nothing below one percent. */
export function takenText(share: number | null): string {
  return share === null || share < 0.01 ? '' : `, ${Math.round(share * 100)} % of the processors taken by the host`;
}
