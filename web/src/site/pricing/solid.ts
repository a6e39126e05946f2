import type { Measures } from '@apoti/contract/lib/fit-parcel';

/** A place in space, in cm: to the right, to the back, up. */
type Place = readonly [right: number, back: number, up: number];

/** How far to the side and up a cm to the back goes in the drawing. */
const ASIDE = 0.42;
const RISE = 0.3;

/** A box that stands on the floor, drawn from the front, a little from above and the left. */
export type Solid = {
  /** In drawing units, of which a cm is one. */
  width: number;
  height: number;
  /** Paths of its faces, from the drawing's left upper corner. */
  front: string;
  top: string;
  side: string;
  back: string;
  floor: string;
  wall: string;
};

/** Lays a box on its broadest face with its shortest side up, so that boxes can be compared, and draws it (P8). */
export function solidOf(measures: Measures): Solid {
  const [up = 0, back = 0, right = 0] = [...measures].sort((a, b) => a - b);
  const height = up + back * RISE;
  const at = ([x, y, z]: Place) => `${round(x + y * ASIDE)} ${round(height - z - y * RISE)}`;
  const face = (...places: Place[]) => `M${places.map(at).join('L')}z`;
  return {
    width: right + back * ASIDE,
    height,
    front: face([0, 0, 0], [right, 0, 0], [right, 0, up], [0, 0, up]),
    top: face([0, 0, up], [right, 0, up], [right, back, up], [0, back, up]),
    side: face([right, 0, 0], [right, back, 0], [right, back, up], [right, 0, up]),
    back: face([0, back, 0], [right, back, 0], [right, back, up], [0, back, up]),
    floor: face([0, 0, 0], [right, 0, 0], [right, back, 0], [0, back, 0]),
    wall: face([0, 0, 0], [0, back, 0], [0, back, up], [0, 0, up]),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
