import type { Object3D } from 'three';
import { smallUnit } from '../model/layout';
import { parcel } from '../model/parcel';
import { unit } from '../model/unit';
import { figure } from '../props/figure';
import { outlook, pendant, plant, polished, slats, sofa, unlitBy } from '../props/indoors';
import { people } from '../props/people';
import { glow, matte, paint } from '../studio/materials';
import { shot, type Shot } from '../studio/shot';
import { box, cylinder, group, joined } from '../studio/solids';

const light = {
  dome: { zenith: '#ffffff', horizon: '#fff0da', strength: 0.52 },
  key: { from: [-4, 7, 5.5] as const, color: '#fff2de', strength: 1.7, softness: 0.34 },
  reach: { middle: [0, 1.5, 0] as const, radius: 7.5 },
};

/** Back wall and ceiling with lines of light. */
function room(color: string, height: number): Object3D {
  const whole = group(
    box([18, height, 0.1], [0, height / 2, -0.9], matte(color, 0.95)),
    box([18, 0.14, 0.13], [0, 0.07, -0.87], matte('#cbbfa8', 0.8)),
    box([18, 0.1, 14], [0, height + 0.05, 4], glow('#e4dbc7', 0.8)),
  );
  for (let row = 0; row < 4; row++)
    whole.add(box([11, 0.03, 0.09], [0, height - 0.01, -0.1 + row * 1.5], glow('#fff6e2', 1.8)));
  return unlitBy(joined(whole));
}

/** A shop front: warm window, awning, things on shelves. */
function shop(x: number): Object3D {
  const whole = group(
    box([2.9, 2.7, 0.1], [x, 1.35, -0.8], matte('#2a3431', 0.6)),
    box([1.62, 1.9, 0.05], [x - 0.48, 1.2, -0.74], glow('#ffdf9f', 0.75)),
    box([0.8, 2.1, 0.05], [x + 0.9, 1.08, -0.74], glow('#f7d596', 0.6)),
    box([0.03, 0.3, 0.06], [x + 0.58, 1.1, -0.7], matte(paint.steel, 0.3, 0.7)),
  );
  for (const y of [0.62, 1.12, 1.62]) {
    whole.add(box([1.5, 0.03, 0.08], [x - 0.48, y, -0.7], matte('#8d6a45', 0.8)));
    for (let thing = 0; thing < 7; thing++) {
      const color =
        ['#3f6f8a', '#d98a3a', '#8c2f4a', '#4a7a40', '#f3ecdc'][(thing * 3 + Math.round(y * 10)) % 5] ?? '#f3ecdc';
      const tall = 0.14 + ((thing * 5 + Math.round(y * 7)) % 5) * 0.045;
      whole.add(
        box([0.13, tall, 0.07], [x - 1.1 + thing * 0.205, y + 0.015 + tall / 2, -0.7], matte(color, 0.7), 0.015),
      );
    }
  }
  for (let stripe = 0; stripe < 12; stripe++) {
    const cloth = box(
      [2.9 / 12, 0.03, 0.75],
      [x - 1.45 + (stripe + 0.5) * (2.9 / 12), 2.52, -0.44],
      matte(stripe % 2 === 0 ? '#d98a3a' : '#f3ecdc', 0.9),
    );
    cloth.rotation.x = 0.38;
    whole.add(cloth);
  }
  return joined(whole);
}

/** In the entrance hall of a mall. */
export function mallShot(): Shot {
  const things = [
    unit({ columns: smallUnit, roof: false, open: [{ number: 16, angle: 1.9, parcel: [0.3, 0.22, 0.4] }] }),
    shop(3.3),
    plant([1.66, 0, -0.45], 1.35),
    plant([-1.72, 0, -0.45], 1.2),
    joined(
      group(
        cylinder(0.27, 3.4, [-2.5, 1.7, 0.7], matte('#efe6d4', 0.8)),
        cylinder(0.3, 0.16, [-2.5, 0.08, 0.7], matte('#8d8470', 0.6)),
      ),
    ),
    figure(
      people.ada,
      { left: [1.66, 0.84, 1.15], right: [2.15, 0.84, 1.2], leftFoot: [-0.09, 0, -0.2], rightFoot: [0.1, 0, 0.2] },
      [1.9, 0, 1.1],
      0.35,
    ),
    joined(
      group(
        box([0.26, 0.32, 0.13], [2.16, 0.6, 1.22], matte(paint.signal, 0.8)),
        box([0.012, 0.14, 0.012], [2.16, 0.8, 1.22], matte('#3b2d22', 0.8)),
      ),
    ),
  ];
  return shot(
    [
      room('#eadfca', 3.3),
      outlook(3.6, 2.9, [-5.2, 1.5, -0.75], 0),
      ...things,
      polished(18, 12, '#e9dfcc', 0.2, things),
    ],
    { from: [0.9, 1.55, 7.2], to: [0.15, 1.32, 0], lens: 33, aspect: 2 / 3 },
    light,
  );
}

/** In the lobby of an office. */
export function officeShot(): Shot {
  const desk = joined(
    group(
      box([2.2, 0.96, 0.1], [-3.0, 0.56, 0.5], matte('#b78a5c', 0.7)),
      box([2.36, 0.06, 0.66], [-3.0, 1.07, 0.3], matte(paint.paper, 0.4), 0.01),
      box([2.2, 0.1, 0.5], [-3.0, 0.05, 0.2], matte('#2a3431', 0.7)),
      box([0.52, 0.34, 0.03], [-3.35, 1.34, 0.2], matte('#14181a', 0.3)),
      box([0.06, 0.14, 0.06], [-3.35, 1.14, 0.18], matte(paint.steel, 0.3, 0.7)),
    ),
  );
  const things = [
    unit({ columns: smallUnit, roof: false, open: [{ number: 17, angle: 1.9, parcel: [0.3, 0.22, 0.4] }] }),
    desk,
    sofa([2.75, 0, 0.1], -0.42, '#3f6f5c'),
    plant([1.6, 0, -0.4], 1.4),
    parcel([0.3, 0.2, 0.24], [-2.4, 1.1, 0.36], 0.3),
    figure(
      people.chidi,
      { left: [-1.7, 0.86, 0.85], right: [-1.2, 1.06, 0.78], leftFoot: [-0.09, 0, 0.17], rightFoot: [0.1, 0, -0.18] },
      [-1.45, 0, 1.05],
      -0.75,
    ),
  ];
  return shot(
    [
      room('#e7dcc8', 3.2),
      unlitBy(slats(-6, -1.55, 3.2, -0.8)),
      outlook(3.4, 2.7, [3.6, 1.5, -0.82], 0),
      ...things,
      pendant([-3.5, 2.25, 0.3], paint.forestDeep),
      pendant([-2.6, 2.25, 0.3], paint.forestDeep),
      polished(18, 12, '#dcd2bd', 0.18, things),
    ],
    { from: [0.2, 1.55, 7.2], to: [0.0, 1.3, 0], lens: 33, aspect: 2 / 3 },
    light,
  );
}
