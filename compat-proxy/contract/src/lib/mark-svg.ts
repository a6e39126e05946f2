/** How the mark is drawn, on a field of 32 × 32: its own colours, so that it is the same on every ground. */
export const mark = {
  ground: '#173f2e',
  doors: { color: '#f3eddf', path: 'M6 6h9v9H6zM17 6h9v5h-9zM17 13h9v13h-9z' },
  open: { color: '#c8380f', path: 'M6 17h9v9H6z' },
  letter: { color: '#ffffff', x: 10.5, y: 24.35, size: 8, weight: 800, font: 'Arial, Helvetica, sans-serif' },
} as const;

/** The letter or digit in the open compartment: the name's first, as a capital; none if the name has none. */
export function markLetter(siteName: string): string {
  const first = /[\p{L}\p{N}]/u.exec(siteName.normalize('NFC'))?.[0] ?? '';
  const capital = first.toUpperCase();
  // Some letters have a capital of two, for which there is no room.
  return [...capital].length === 1 ? capital : first;
}

/**
 * The brand's mark as an SVG file's text: a locker bank whose open door carries the name's first letter (P2).
 * Nothing but that letter is taken from the name, so that no name can put anything else into the file.
 */
export function markSvg(siteName: string): string {
  const { ground, doors, open, letter } = mark;
  const text = markLetter(siteName);
  const shown =
    text === ''
      ? ''
      : `<text x="${letter.x}" y="${letter.y}" fill="${letter.color}" font-family="${letter.font}" font-size="${letter.size}" font-weight="${letter.weight}" text-anchor="middle">${text}</text>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="5" fill="${ground}"/><path fill="${doors.color}" d="${doors.path}"/>` +
    `<path fill="${open.color}" d="${open.path}"/>${shown}</svg>`
  );
}
