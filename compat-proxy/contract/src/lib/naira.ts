import { grouped } from './grouped';

/** An amount in naira as it is written: `₦12,500,000`. Whole naira; the same on server and browser, whatever their language. */
export function naira(amount: number): string {
  return `₦${grouped(Math.round(amount))}`;
}

/** The same in short, for labels: `₦12.5m`, `₦940k`. */
export function shortNaira(amount: number): string {
  const steps = [
    [1_000_000_000, 'bn'],
    [1_000_000, 'm'],
    [1_000, 'k'],
  ] as const;
  // What would be rounded up to 1,000 of a unit is already one of the next.
  const step = steps.find(([unit]) => Math.round((amount / unit) * 100) >= 100);
  if (step === undefined) return naira(amount);
  const [unit, letter] = step;
  return `₦${Math.round((amount / unit) * 100) / 100}${letter}`;
}

/** A typed amount of money in naira; null when it is none. Takes `12500000`, `₦12,500,000`, `12.5m` and the like. */
export function toNaira(text: string): number | null {
  const match = /^(?:₦|ngn|n)?(\d+(?:\.\d+)?)(k|m|bn?)?$/.exec(text.toLowerCase().replace(/[\s,_']/g, ''));
  if (match === null) return null;
  const unit = { k: 1_000, m: 1_000_000, b: 1_000_000_000, bn: 1_000_000_000 }[match[2] ?? ''] ?? 1;
  return Math.round(Number(match[1]) * unit);
}
