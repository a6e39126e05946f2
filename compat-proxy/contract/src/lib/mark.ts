/**
 * How the mark is drawn, on a field of 32 × 32: its own colours, so that it is the same on every ground. Every edge is on an even
 * number, so that it is sharp at 16 pixels as well.
 */
export const mark = {
  ground: '#173f2e',
  corner: 5,
  doors: { color: '#f3eddf', path: 'M4 4h16v4H4zM22 4h6v10h-6zM22 16h6v12h-6z' },
  open: { color: '#c8380f', path: 'M4 10h16v18H4z' },
  letter: { color: '#ffffff', x: 12, y: 24.1, size: 15, weight: 800, font: 'Bricolage, Arial, Helvetica, sans-serif' },
} as const;

/** The letter or digit in the open compartment: the name's first, as a capital; none if the name has none. */
export function markLetter(siteName: string): string {
  const first = /[\p{L}\p{N}]/u.exec(siteName.normalize('NFC'))?.[0] ?? '';
  const capital = first.toUpperCase();
  // Some letters have a capital of two, for which there is no room.
  return [...capital].length === 1 ? capital : first;
}
