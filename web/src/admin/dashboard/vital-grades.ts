import type { BadgeTone } from '../../shared/ui/Badge';

/** Measures of speed that have an agreed judgement (Web Vitals). */
export type Vital = 'fcp' | 'lcp' | 'inp' | 'cls';
export type Grade = 'good' | 'middling' | 'poor';

/** At most so much is good, and at most so much needs improvement; in ms, the shift without a unit. */
export const vitalLimits: Readonly<Record<Vital, { good: number; middling: number }>> = {
  fcp: { good: 1_800, middling: 3_000 },
  lcp: { good: 2_500, middling: 4_000 },
  inp: { good: 200, middling: 500 },
  cls: { good: 0.1, middling: 0.25 },
};

export const gradeNames: Readonly<Record<Grade, { name: string; tone: BadgeTone }>> = {
  good: { name: 'Good', tone: 'good' },
  middling: { name: 'Needs improvement', tone: 'warn' },
  poor: { name: 'Poor', tone: 'bad' },
};

/** How a measured value is judged; null where nothing was measured. */
export function gradeOf(vital: Vital, value: number | null): Grade | null {
  if (value === null) return null;
  const { good, middling } = vitalLimits[vital];
  if (value <= good) return 'good';
  return value <= middling ? 'middling' : 'poor';
}
