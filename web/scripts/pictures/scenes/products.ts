import { type Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { openDoor } from '../model/doors';
import { DEPTH, type Size } from '../model/layout';
import { parcel } from '../model/parcel';
import { unit } from '../model/unit';
import { figure } from '../props/figure';
import { people } from '../props/people';
import { asGround } from '../studio/darkroom';
import { matte, paint } from '../studio/materials';
import { shot, type Shot, type View } from '../studio/shot';
import { box, group, joined, type Place } from '../studio/solids';

/** The ground of a cut-out: only the shadows on it stay. */
export function shadowGround(): Mesh {
  const mesh = new Mesh(
    new PlaneGeometry(80, 80),
    asGround(new MeshStandardMaterial({ color: '#ffffff', roughness: 1 })),
  );
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return mesh;
}

const opened = [{ number: 34, angle: 1.95, parcel: [0.34, 0.27, 0.4] as const }];

/** The hero: the whole unit from the right, one door open. */
export function unitShot(): Shot {
  const view: View = { from: [3.7, 1.75, 7.2], to: [0.2, 1.03, 0], lens: 28, aspect: 0.6 };
  return shot([unit({ open: opened }), shadowGround()], view, { cutOut: true });
}

/** The unit from the front: all 50 compartments. */
export function unitFrontShot(): Shot {
  const view: View = { from: [0, 1.25, 11], to: [0, 1.06, 0], lens: 16.5, aspect: 9 / 16 };
  return shot([unit({ open: opened }), shadowGround()], view, { cutOut: true });
}

/** One compartment by itself, its door open, and a parcel that just fits. */
function compartment(
  number: number,
  size: Size,
  [width, height]: readonly [number, number],
  x: number,
  inside: Place,
): Group {
  const foot = 0.06;
  const deep = matte(paint.forestDeep, 0.48, 0.1);
  const [middle, side] = [x + width / 2, 0.014];
  const whole = group(
    openDoor({ number, size, x, y: foot, width, height }, 1.86, inside),
    box([width - 0.03, foot, DEPTH - 0.1], [middle, foot / 2, -DEPTH / 2], matte(paint.graphite, 0.7, 0.2)),
    box([width + side * 2, side, DEPTH], [middle, foot + height + side / 2, -DEPTH / 2], deep),
    box([width + side * 2, side, DEPTH], [middle, foot - side / 2, -DEPTH / 2], deep),
    box([width, height, side], [middle, foot + height / 2, -DEPTH + side / 2], deep),
  );
  for (const at of [x - side / 2, x + width + side / 2])
    whole.add(box([side, height, DEPTH], [at, foot + height / 2, -DEPTH / 2], deep));
  return joined(whole);
}

/** The four sizes side by side, and someone to compare them with: 30 × 40 × 50, 40 × 50 × 60, 50 × 60 × 70 cm and larger. */
export function sizesShot(): Shot {
  const view: View = { from: [1.0, 1.4, 8.2], to: [0.06, 0.84, 0], lens: 15.4, aspect: 0.46 };
  const person = figure(
    people.chidi,
    { left: [1.7, 1.02, -0.06], right: [2.02, 0.98, 0.2], rightFoot: [0.11, 0, 0.05] },
    [2.02, 0, -0.12],
    0.95,
  );
  return shot(
    [
      compartment(1, 'S', [0.45, 0.34], -1.92, [0.33, 0.22, 0.42]),
      compartment(2, 'M', [0.55, 0.44], -1.06, [0.42, 0.31, 0.5]),
      compartment(3, 'L', [0.65, 0.54], -0.1, [0.5, 0.4, 0.56]),
      compartment(4, 'XL', [0.78, 0.86], 0.96, [0.58, 0.64, 0.6]),
      parcel([0.36, 0.26, 0.28], [1.79, 0.9, 0.04], 0.95),
      person,
      shadowGround(),
    ],
    view,
    { cutOut: true, reach: { middle: [0, 0.5, 0], radius: 3.2 } },
  );
}

/** The console from near: screen, QR scanner, card reader and keys. */
export function screenShot(): Shot {
  const view: View = { from: [1.0, 1.5, 1.75], to: [0.225, 1.235, 0], lens: 27, aspect: 2 / 3 };
  return shot([unit({ open: [], screen: 0.98 })], view, {
    aperture: 0.012,
    focus: [0.24, 1.2, 0],
    reach: { middle: [0.2, 1.2, 0], radius: 2.4 },
  });
}
