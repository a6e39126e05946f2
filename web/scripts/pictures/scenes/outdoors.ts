import { type Object3D, PointLight } from 'three';
import { smallUnit } from '../model/layout';
import { parcel } from '../model/parcel';
import { unit, type UnitOptions } from '../model/unit';
import { figure } from '../props/figure';
import { motorcycle } from '../props/motorcycle';
import { bush, floor, gate, house, palm, sky, wall } from '../props/outdoors';
import { people } from '../props/people';
import { box, group, joined } from '../studio/solids';
import { glow, matte } from '../studio/materials';
import { shot, type Shot } from '../studio/shot';

const late = {
  dome: { zenith: '#a9c6e8', horizon: '#ffdcb0', strength: 0.24 },
  key: { from: [6.2, 4.4, 6.0] as const, color: '#ffc98a', strength: 4.3, softness: 0.035 },
  mirror: 0.22,
};

/** A paved place before the wall of an estate: gate to the left, houses and palms behind. */
function place(options: UnitOptions, lit = '#31454c'): Object3D[] {
  return [
    floor(60, 14, [0, 0, 2.2], ['#c7b397', '#94826a'], 0.4),
    joined(group(box([60, 0.06, 0.3], [0, 0, 4.6], matte('#b7ab96', 0.95), 0.01))),
    unit({ columns: smallUnit, ...options }),
    wall(-2.15, 9, 2.35, -1.15),
    gate(-5.6, -2.4, 2.1, -1.15),
    wall(-13, -5.85, 2.35, -1.15),
    house([-4.4, 0, -17], 8.5, '#e9d3ac', lit),
    house([7.6, 0, -16], 9, '#d9b48d', lit),
    palm([2.6, 0, -3.2], 3.9, 3),
    palm([-6.6, 0, -3.0], 4.1, 11),
    palm([5.4, 0, -4.4], 4.5, 5),
    palm([-0.9, 0, -8.5], 5.3, 9),
    bush([2.25, 0, -0.55], 0.8, 2),
    bush([3.2, 0, -0.6], 0.9, 4),
    bush([4.3, 0, -0.62], 0.8, 8),
    bush([5.5, 0, -0.62], 0.95, 14),
  ];
}

/** At the gate of an estate, in the late afternoon. */
export function estateShot(): Shot {
  const neighbour = figure(
    people.ada,
    { left: [-2.12, 0.9, 1.2], right: [-1.92, 1.14, 1.62], leftFoot: [-0.09, 0, 0.16], rightFoot: [0.11, 0, -0.16] },
    [-2.25, 0, 1.4],
    -1.05,
  );
  return shot(
    [
      sky('#5f9bd0', '#a9cbe3', '#fbe3c0'),
      ...place({ open: [{ number: 17, angle: 1.95, parcel: [0.3, 0.22, 0.4] }] }),
      neighbour,
    ],
    { from: [2.1, 1.65, 7.6], to: [-0.25, 1.5, 0], lens: 35, aspect: 2 / 3 },
    { ...late, reach: { middle: [0, 2, -1], radius: 9 } },
  );
}

/** The same gate at night: the unit lights the place. */
export function nightShot(): Shot {
  const lamps = [-0.8, 0, 0.8].map((x) => {
    const light = new PointLight('#ffdfae', 2.3, 9, 2);
    light.position.set(x, 2.02, 0.5);
    return { light, radius: 0.16 };
  });
  const screen = new PointLight('#dfeee2', 0.35, 3, 2);
  screen.position.set(0.04, 1.3, 0.35);
  const inside = new PointLight('#ffd9a0', 0.12, 1.2, 2);
  inside.position.set(0.41, 0.98, -0.04);
  return shot(
    [
      sky('#070d1c', '#14233f', '#3a4464'),
      ...place({ open: [{ number: 17, angle: 1.9, parcel: [0.3, 0.2, 0.4] }], lamps: 3.2, screen: 1.15 }, '#6b6657'),
      joined(
        group(
          box([0.8, 1.1, 0.02], [-4.4, 4.1, -14.93], glow('#ffc873', 1.3), 0.01),
          box([0.8, 1.1, 0.02], [4.9, 4.1, -13.93], glow('#ffc873', 1.1), 0.01),
        ),
      ),
      ...lamps.map(({ light }) => light),
      screen,
      inside,
    ],
    { from: [1.9, 1.5, 6.2], to: [-0.1, 1.36, 0], lens: 36, aspect: 2 / 3 },
    {
      dome: { zenith: '#26365f', horizon: '#3d4a78', strength: 0.2 },
      key: { from: [-5, 7, 4], color: '#8ea6e0', strength: 0.22, softness: 0.2 },
      lamps,
      mirror: 0.06,
      exposure: 1.15,
      reach: { middle: [0, 2, -1], radius: 9 },
    },
  );
}

/** A dispatch rider puts a parcel into a compartment; the motorcycle waits beside. */
export function riderShot(): Shot {
  const rider = figure(
    people.rider,
    { left: [0.96, 1.2, 0.3], right: [1.25, 1.2, 0.58], leftFoot: [-0.12, 0, -0.1], rightFoot: [0.12, 0, 0.12] },
    [1.52, 0, 0.8],
    0.85,
  );
  return shot(
    [
      sky('#6aa5d8', '#b4d3e8', '#f7ead2'),
      ...place({ open: [{ number: 21, angle: 1.75 }] }),
      rider,
      parcel([0.34, 0.27, 0.34], [1.05, 1.1, 0.46], 0.85),
      motorcycle([-0.95, 0, 1.75], -0.22),
    ],
    { from: [0.7, 1.5, 6.6], to: [0.05, 1.16, 0], lens: 33, aspect: 2 / 3 },
    { ...late, key: { ...late.key, from: [4.5, 6, 6.5], color: '#ffe2b8' }, reach: { middle: [0, 2, -1], radius: 9 } },
  );
}

/** Someone takes a parcel out; the phone with the code is still in the other hand. */
export function collectShot(): Shot {
  const person = figure(
    people.bola,
    { left: [0.58, 1.2, 0.2], right: [1.36, 1.24, 0.42], leftFoot: [-0.1, 0, -0.06], rightFoot: [0.12, 0, 0.1] },
    [1.0, 0, 0.66],
    0.42,
  );
  const phone = joined(
    group(
      box([0.078, 0.16, 0.01], [0, 0, 0], matte('#15191a', 0.3), 0.008),
      box([0.068, 0.146, 0.002], [0, 0, 0.0058], glow('#f6f1e6', 0.95), 0.001),
      box([0.044, 0.044, 0.002], [0, 0.02, 0.0066], matte('#13231b', 0.5), 0.001),
      box([0.05, 0.018, 0.002], [0, -0.045, 0.0066], matte('#c8380f', 0.5), 0.001),
    ),
  );
  phone.position.set(1.37, 1.32, 0.42);
  phone.rotation.set(-0.5, 0.35, 0);
  return shot(
    [
      sky('#6aa5d8', '#b4d3e8', '#f7ead2'),
      ...place({ open: [{ number: 16, angle: 1.7, parcel: [0.3, 0.22, 0.4] }] }),
      person,
      phone,
    ],
    { from: [1.25, 1.6, 3.7], to: [0.55, 1.2, 0], lens: 34, aspect: 2 / 3 },
    {
      ...late,
      key: { ...late.key, from: [5.5, 6, 5.5], color: '#ffe2b8' },
      aperture: 0.012,
      reach: { middle: [0, 2, -1], radius: 7 },
    },
  );
}
