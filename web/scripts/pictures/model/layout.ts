/** The four sizes of compartments; M, L and XL are built so that columns of one height can mix them. */
export type Size = 'S' | 'M' | 'L' | 'XL';

/** A compartment's front, in metres: its left lower corner on the unit's front. */
export type Cell = { number: number; size: Size; x: number; y: number; width: number; height: number };

/** All doors together are this high, on a plinth. */
export const DOORS = 1.86;
export const PLINTH = 0.09;
export const FASCIA = 0.1;
export const DEPTH = 0.72;
/** The unit without its roof. */
export const BODY = PLINTH + DOORS + FASCIA;
export const CONSOLE_WIDTH = 0.5;
/** Below the console are two small doors. */
export const CONSOLE_FOOT = DOORS / 3;

const height: Record<Size, number> = { S: DOORS / 6, M: (DOORS * 2) / 9, L: (DOORS * 5) / 18, XL: DOORS / 3 };

type Column = { width: number; doors: Size[] } | 'console';

const small: Column = { width: 0.42, doors: ['S', 'S', 'S', 'S', 'S', 'S'] };
const mixed: Column = { width: 0.5, doors: ['M', 'M', 'S', 'S', 'M'] };
const large: Column = { width: 0.6, doors: ['L', 'L', 'L', 'S'] };
const largest: Column = { width: 0.6, doors: ['XL', 'M', 'M', 'M'] };

/** The whole unit: ten columns with 50 compartments around the console. */
export const wholeUnit: Column[] = [small, mixed, large, small, small, 'console', small, largest, mixed, small];

/** A unit before it is expanded, for places with less room. */
export const smallUnit: Column[] = [mixed, small, 'console', small, largest];

/** Where each column of a unit begins; the unit's middle is at 0. */
export function columnsOf(columns: Column[]): { x: number; width: number; column: Column }[] {
  const widths = columns.map((column) => (column === 'console' ? CONSOLE_WIDTH : column.width));
  let x = -widths.reduce((sum, width) => sum + width, 0) / 2;
  return columns.map((column, index) => {
    const width = widths[index] ?? 0;
    const placed = { x, width, column };
    x += width;
    return placed;
  });
}

/** All compartments of a unit, numbered column by column from the top. */
export function cellsOf(columns: Column[]): Cell[] {
  const cells: Cell[] = [];
  for (const { x, width, column } of columnsOf(columns)) {
    const sizes: Size[] = column === 'console' ? ['S', 'S'] : column.doors;
    let y = PLINTH;
    const placed = sizes.map((size) => {
      const cell = { size, x, y, width, height: height[size] };
      y += height[size];
      return cell;
    });
    for (const cell of placed.reverse()) cells.push({ number: cells.length + 1, ...cell });
  }
  return cells;
}

/** A unit's width in metres. */
export function widthOf(columns: Column[]): number {
  return columnsOf(columns).reduce((sum, { width }) => sum + width, 0);
}
