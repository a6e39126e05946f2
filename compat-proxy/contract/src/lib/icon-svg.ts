import { mark, markLetter } from './mark';
import { letterOutlines } from './letter-outlines';

/** `rounded`: as it is. `square`: for systems that round the corners themselves. `maskable`: for those that cut out any shape. */
export type IconShape = 'rounded' | 'square' | 'maskable';

/** What is cut out is at least a circle of four fifths of the width: the mark's corners lie within it at this scale. */
const SCALE_IN_MASK = 0.74;
const EM = 100;

function letterSvg(siteName: string): string {
  const { x, y, size, color, weight, font } = mark.letter;
  const letter = markLetter(siteName);
  if (letter === '') return '';
  const outline = letterOutlines[letter];
  if (outline !== undefined) {
    return `<path fill="${color}" transform="translate(${x} ${y}) scale(${size / EM})" d="${outline}"/>`;
  }
  return `<text x="${x}" y="${y}" fill="${color}" font-family="${font}" font-size="${size}" font-weight="${weight}" text-anchor="middle">${letter}</text>`;
}

/**
 * The brand's mark as an SVG file's text: a locker bank whose open door carries the name's first letter (P2).
 * Nothing but that letter is taken from the name, so that no name can put anything else into the file.
 */
export function iconSvg(siteName: string, shape: IconShape = 'rounded'): string {
  const { ground, corner, doors, open } = mark;
  const bank = `<path fill="${doors.color}" d="${doors.path}"/><path fill="${open.color}" d="${open.path}"/>${letterSvg(siteName)}`;
  const edge = shape === 'rounded' ? ` rx="${corner}"` : '';
  const drawn =
    shape === 'maskable'
      ? `<g transform="translate(16 16) scale(${SCALE_IN_MASK}) translate(-16 -16)">${bank}</g>`
      : bank;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32"${edge} fill="${ground}"/>${drawn}</svg>`
  );
}
