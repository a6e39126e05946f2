import type { WebVitals } from '@apoti/contract';

/** In their order they are kept: a new one comes last. */
export const vitalNames = ['load', 'fcp', 'lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Each step is so much larger than the one before: the middle of a step is less than 4 % away from all that is in it. */
const STEP = Math.log(1.08);
/** More than the steps there are. */
const STEPS = 1_000;
/** The shift of the layout is small and has no unit: it is kept in thousandths, as times are in thousandths of a second. */
const scaleOf = (vital: number) => (vitalNames[vital] === 'cls' ? 1_000 : 1);

/** A step of a vital, as one number. */
export type Cell = number;
export type Histogram = Map<Cell, number>;

function cellOf(vital: number, value: number): Cell {
  const scaled = value * scaleOf(vital);
  return vital * STEPS + (scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / STEP));
}

/** The cells of what a page has measured. */
export function cellsOf(vitals: WebVitals): Cell[] {
  return vitalNames.flatMap((name, vital) => {
    const value = vitals[name];
    return value === undefined ? [] : [cellOf(vital, value)];
  });
}

/** What three quarters of the visitors did not have to wait longer for; null: nothing was measured. */
export function threeQuarters(histogram: Histogram, name: VitalName): number | null {
  const vital = vitalNames.indexOf(name);
  const cells = [...histogram].filter(([cell, count]) => Math.floor(cell / STEPS) === vital && count > 0);
  cells.sort(([one], [other]) => one - other);
  const rank = Math.ceil(0.75 * cells.reduce((sum, [, count]) => sum + count, 0));
  let reached = 0;
  for (const [cell, count] of cells) {
    reached += count;
    if (reached >= rank) return valueOf(cell % STEPS, vital);
  }
  return null;
}

function valueOf(step: number, vital: number): number {
  const scale = scaleOf(vital);
  const middle = step === 0 ? 0 : Math.exp((step - 0.5) * STEP) / scale;
  return scale === 1 ? Math.round(middle) : Math.round(middle * 1_000) / 1_000;
}

/** How it is stored. */
export function writeHistogram(histogram: Histogram): string {
  return [...histogram]
    .filter(([, count]) => count !== 0)
    .map(([cell, count]) => `${cell}:${count}`)
    .join(' ');
}

/** Adds what is stored to another one. */
export function addHistogram(text: string, to: Histogram): void {
  for (const part of text === '' ? [] : text.split(' ')) {
    const colon = part.indexOf(':');
    const cell = Number(part.slice(0, colon));
    to.set(cell, (to.get(cell) ?? 0) + Number(part.slice(colon + 1)));
  }
}
