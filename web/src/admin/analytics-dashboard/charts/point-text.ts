import { numberText } from '../../../shared/lib/number-text';
import type { Tone } from './Marks';

/** One line; `before` is the same in the period before. Their sums are told, not added up: visitors of hours do not add up. */
export type Line = {
  name: string;
  tone: Tone;
  values: readonly number[];
  before: readonly number[];
  sum: number | null;
  sumBefore: number | null;
};

/** What points are called: short below the line, whole where one is told. */
export type PointName = { short: string; whole: string };

/** What is told of a line: of one point, or of the whole period where none is chosen. */
export function toldOf(
  { values, before, sum, sumBefore }: Line,
  point: number | null,
): { now: string; before: string } {
  if (point === null) return { now: numberText(sum), before: numberText(sumBefore) };
  return { now: numberText(values[point] ?? 0), before: numberText(before[point] ?? 0) };
}

type Told = { point: number; names: readonly PointName[]; beforeNames: readonly PointName[] | null };

/** A point in a sentence, for those who hear it; with the one before where both are shown. */
export function pointText(lines: readonly Line[], { point, names, beforeNames }: Told): string {
  const figures = (kind: 'now' | 'before') =>
    lines.map((line) => `${line.name} ${toldOf(line, point)[kind]}`).join(', ');
  const now = `${names[point]?.whole ?? ''}: ${figures('now')}.`;
  return beforeNames === null ? now : `${now} Before, ${beforeNames[point]?.whole ?? ''}: ${figures('before')}.`;
}
