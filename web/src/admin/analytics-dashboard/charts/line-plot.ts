import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

/** Where a chart's lines are, within its edges. */
export type Plot = {
  x: (place: number) => number;
  y: (value: number) => number;
  ticks: readonly number[];
  /** Which points are named below. */
  named: readonly number[];
  isNamed: (place: number) => boolean;
  lineOf: (values: readonly number[]) => string;
  areaOf: (values: readonly number[]) => string;
  /** The point nearest to a place, in px from the left. */
  nearest: (left: number) => number;
};

/** Room around the lines, in px: the numbers at the left, the times below. */
export const EDGES = { top: 12, right: 14, bottom: 28, left: 46 } as const;
const NAME_WIDTH = 76;
const TICKS = 4;

/** Lays out lines with so many points in a drawing of this size. */
export function plotOf(points: number, most: number, { width, height }: { width: number; height: number }): Plot {
  const last = Math.max(1, points - 1);
  const across = scaleLinear([0, last], [EDGES.left, width - EDGES.right]);
  const up = scaleLinear([0, Math.max(TICKS, most)], [height - EDGES.bottom, EDGES.top]).nice(TICKS);
  const x = (place: number) => (points === 1 ? (EDGES.left + width - EDGES.right) / 2 : across(place));
  const every = Math.max(1, Math.ceil((points * NAME_WIDTH) / (width - EDGES.left - EDGES.right)));
  const isNamed = (place: number) => (points - 1 - place) % every === 0;
  return {
    x,
    y: (value) => up(value),
    ticks: up.ticks(TICKS).filter(Number.isInteger),
    named: Array.from({ length: points }, (_, place) => place).filter(isNamed),
    isNamed,
    lineOf: (values) => line<number>((_, place) => x(place), up).curve(curveMonotoneX)([...values]) ?? '',
    areaOf: (values) => area<number>((_, place) => x(place), up(0), up).curve(curveMonotoneX)([...values]) ?? '',
    nearest: (left) => Math.min(points - 1, Math.max(0, Math.round(across.invert(left)))),
  };
}
