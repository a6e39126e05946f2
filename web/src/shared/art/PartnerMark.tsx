import type { ReactElement } from 'react';

/** Two grounds and inks, of the product's own colours, so that the marks are a family. */
const colors = [
  ['#173f2e', '#f3eddf'],
  ['#efe4cd', '#173f2e'],
  ['#2f5d73', '#f6f1e6'],
  ['#e9c9a1', '#7a2408'],
  ['#3a3a52', '#f1e3c4'],
  ['#dfe6d3', '#24543c'],
] as const;

/** Plain figures on a field of 32 × 32. */
const figures: readonly ReactElement[] = [
  <path d="M8 24V8h6v10h10v6z" />,
  <path d="M16 7a9 9 0 0 1 9 9h-9zM7 16h9v9a9 9 0 0 1-9-9z" />,
  <path d="M16 6l5 10-5 10-5-10zM6 16l3-6 3 6-3 6zM20 16l3-6 3 6-3 6z" />,
  <path d="M7 7h8v8H7zM17 17h8v8h-8zM21 7a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 17a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />,
  <path d="M7 25V15l9-8 9 8v10h-6v-7h-6v7z" />,
  <path d="M7 9h18v4H7zM7 15h12v4H7zM7 21h6v4H7z" />,
  <path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" />,
  <path d="M16 7c5 5 8 8 8 12a8 8 0 0 1-16 0c0-4 3-7 8-12z" />,
  <path d="M7 16 16 7l9 9-4 4-5-5-5 5zM12 21l4-4 4 4-4 4z" />,
  <path d="M7 8h5v16H7zM14 8h4v16h-4zM20 9l4-1 3 15-4 1z" />,
];

/** Whole numbers from a text, the same on server and browser (FNV-1a with a final mix, for names that are alike). */
function numberOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Which colours and which figure a mark has. */
export type MarkLook = { color: number; figure: number };

/**
 * The looks of partners' marks, as long as they have no logos of their own: always the same for a name and kind, except that
 * no two in a list share a figure while there are others.
 */
export function markLooks(partners: readonly { name: string; kind: string }[]): MarkLook[] {
  const taken = new Set<number>();
  return partners.map(({ name, kind }) => {
    const number = numberOf(`${name}\n${kind}`);
    let figure = Math.floor(number / colors.length) % figures.length;
    while (taken.has(figure) && taken.size < figures.length) figure = (figure + 1) % figures.length;
    taken.add(figure);
    return { color: number % colors.length, figure };
  });
}

/** A partner's mark (P5): plainly made up. */
export function PartnerMark({ color, figure, className }: MarkLook & { className?: string | undefined }) {
  const [ground, ink] = colors[color] ?? colors[0];
  return (
    <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="5" fill={ground} />
      <g fill={ink}>{figures[figure]}</g>
    </svg>
  );
}
