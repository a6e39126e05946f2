import { Group } from 'three';
import { glow, matte, paint } from '../studio/materials';
import { box, cylinder, group, type Place } from '../studio/solids';
import { numberDecal } from './labels';
import { type Cell, DEPTH } from './layout';
import { parcel } from './parcel';

const GAP = 0.008;
const LEAF = 0.02;
const coat = () => matte(paint.forest, 0.42, 0.08);

/** A door leaf from outside, its middle at 0; `lamp` is the colour of its small light. */
function leaf(cell: Cell, lamp: string): Group {
  const width = cell.width - GAP;
  const height = cell.height - GAP;
  const front = LEAF / 2;
  return group(
    box([width, height, LEAF], [0, 0, 0], coat(), 0.005),
    // The pressed field that stiffens a sheet-metal door.
    box([width - 0.05, height - 0.05, 0.004], [0, 0, front], matte(paint.forest, 0.46, 0.08), 0.0018),
    box([0.012, 0.075, 0.007], [width / 2 - 0.014, 0, front], matte(paint.forestDeep, 0.4, 0.1), 0.003),
    box([0.009, 0.009, 0.004], [width / 2 - 0.05, height / 2 - 0.052, front + 0.002], glow(lamp, 1.1), 0.0018),
    numberDecal(cell.number, 0.055, -width / 2 + 0.042, height / 2 - 0.03, front + 0.0032),
  );
}

/** A closed door in its place, with the dark body behind its gaps. */
export function closedDoor(cell: Cell): Group {
  const door = leaf(cell, '#7fe3a4');
  door.position.set(cell.x + cell.width / 2, cell.y + cell.height / 2, -LEAF / 2);
  const inside = box(
    [cell.width - 0.002, cell.height - 0.002, DEPTH - 0.06],
    [door.position.x, door.position.y, -DEPTH / 2 - 0.012],
    matte(paint.black, 0.9),
    0.001,
  );
  return group(door, inside);
}

/** The walls of an open compartment: bright inside, so that it is seen from afar. */
function lining(cell: Cell): Group {
  const inner = matte(paint.signal, 0.55);
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  const deep = DEPTH - 0.05;
  const z = -deep / 2 - 0.008;
  const wall = 0.008;
  return group(
    box([cell.width, cell.height, wall], [x, y, -deep], inner, 0.001),
    box([wall, cell.height, deep], [cell.x + GAP / 2 + wall / 2, y, z], inner, 0.001),
    box([wall, cell.height, deep], [cell.x + cell.width - GAP / 2 - wall / 2, y, z], inner, 0.001),
    box([cell.width, wall, deep], [x, cell.y + GAP / 2 + wall / 2, z], inner, 0.001),
    box([cell.width, wall, deep], [x, cell.y + cell.height - GAP / 2 - wall / 2, z], inner, 0.001),
    // The lock's keeper, on the side that the door closes to.
    box([0.012, 0.07, 0.03], [cell.x + cell.width - 0.02, y, -0.05], matte(paint.steel, 0.3, 0.8), 0.003),
    box([0.16, 0.004, 0.012], [x, cell.y + cell.height - 0.018, -0.06], glow('#ffe9c8', 1.6), 0.001),
  );
}

/** A compartment whose door stands open by `angle` (radians), hinged at its left, with a parcel of the given size if any. */
export function openDoor(cell: Cell, angle: number, inside: Place | null): Group {
  const door = leaf(cell, '#ffb199');
  const width = cell.width - GAP;
  const height = cell.height - GAP;
  const back = matte(paint.signal, 0.5);
  door.add(
    box([width - 0.006, height - 0.006, 0.006], [0, 0, -LEAF / 2], back, 0.002),
    box([0.03, 0.09, 0.02], [width / 2 - 0.03, 0, -LEAF / 2 - 0.012], matte(paint.steel, 0.3, 0.8), 0.004),
  );
  door.position.set(width / 2, 0, 0);
  const swing = group(door);
  swing.position.set(cell.x + GAP / 2, cell.y + cell.height / 2, 0);
  swing.rotation.y = -angle;
  const whole = group(swing, lining(cell));
  for (const up of [-0.32, 0.32])
    whole.add(
      cylinder(0.007, 0.05, [cell.x + 0.006, cell.y + cell.height * (0.5 + up), 0.004], matte(paint.steel, 0.3, 0.8)),
    );
  if (inside)
    whole.add(parcel(inside, [cell.x + cell.width / 2, cell.y + GAP / 2 + 0.008, -inside[2] / 2 - 0.05], 0.06));
  return whole;
}
