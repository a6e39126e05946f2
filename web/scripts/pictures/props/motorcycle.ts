import type { Group } from 'three';
import { drawMark, painted } from '../studio/canvas';
import { glow, matte, paint, printed } from '../studio/materials';
import { ball, box, cylinder, group, joined, limb, plate, type Place } from '../studio/solids';
import { ring } from './outdoors';

const WHEEL = 0.27;
const black = () => matte('#191c1d', 0.55, 0.2);
const metal = () => matte(paint.steel, 0.32, 0.7);

function wheel(x: number): Group {
  const whole = group(
    ring(WHEEL, 0.05, [x, WHEEL + 0.05, 0], '#17191a', 0.95),
    ring(WHEEL - 0.055, 0.014, [x, WHEEL + 0.05, 0], '#c9cdca', 0.35),
  );
  const hub = cylinder(0.06, 0.13, [x, WHEEL + 0.05, 0], metal());
  hub.rotation.x = Math.PI / 2;
  whole.add(hub);
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke / 10) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * (WHEEL - 0.06), Math.sin(angle) * (WHEEL - 0.06)];
    whole.add(limb([x, WHEEL + 0.05, 0], [x + dx, WHEEL + 0.05 + dy, 0], [0.006, 0.006], metal(), 8));
  }
  return whole;
}

/** The box for parcels behind the seat, with the mark on its sides. */
function deliveryBox(): Group {
  const sign = printed(
    painted(256, 256, (context) => {
      context.fillStyle = '#dd4212';
      context.fillRect(0, 0, 256, 256);
      drawMark(context, [18, 18, 220], ['#173f2e', '#f3eddf', '#c8380f']);
    }),
    { roughness: 0.5 },
  );
  const [x, y] = [-0.56, 1.06];
  const whole = group(
    box([0.54, 0.5, 0.5], [x, y, 0], matte(paint.signal, 0.5), 0.035),
    box([0.56, 0.07, 0.52], [x, y + 0.23, 0], matte('#b8330c', 0.5), 0.03),
    plate(0.27, 0.27, [x, y - 0.03, 0.2515], sign),
    box([0.05, 0.05, 0.02], [x + 0.27, y + 0.17, 0], metal(), 0.006),
  );
  return whole;
}

/** A dispatch motorcycle on its stand, front to the right, with a box behind the seat. */
export function motorcycle([x, y, z]: Place, turn: number): Group {
  const coat = matte(paint.forest, 0.35, 0.15);
  const whole = group(wheel(-0.62), wheel(0.66), deliveryBox());
  for (const side of [-1, 1]) {
    whole.add(
      limb([0.66, 0.32, side * 0.085], [0.43, 0.95, side * 0.085], [0.024, 0.03], metal()),
      limb([-0.62, 0.32, side * 0.085], [-0.05, 0.36, side * 0.085], [0.022, 0.026], black()),
      limb([-0.62, 0.34, side * 0.1], [-0.42, 0.72, side * 0.1], [0.026, 0.03], matte('#8c1f0b', 0.5)),
      limb([0.42, 1.0, side * 0.06], [0.33, 1.07, side * 0.33], [0.013, 0.013], metal()),
      limb([0.35, 1.06, side * 0.26], [0.32, 1.07, side * 0.38], [0.02, 0.02], black()),
      limb([0.4, 1.05, side * 0.2], [0.44, 1.25, side * 0.28], [0.006, 0.006], black()),
      ball([0.02, 0.045, 0.06], [0.44, 1.27, side * 0.29], black()),
    );
  }
  whole.add(
    limb([0.43, 0.92, 0], [0.12, 0.4, 0], [0.032, 0.03], black()),
    limb([0.4, 0.88, 0], [-0.5, 0.72, 0], [0.035, 0.03], black()),
    limb([-0.1, 0.74, 0], [0.0, 0.36, 0], [0.03, 0.03], black()),
    ball([0.27, 0.135, 0.14], [0.21, 0.87, 0], coat),
    box([0.52, 0.09, 0.25], [-0.16, 0.84, 0], matte('#1d2022', 0.8), 0.04),
    ball([0.2, 0.11, 0.12], [-0.33, 0.74, 0], coat),
    box([0.44, 0.025, 0.3], [-0.54, 0.8, 0], black(), 0.01),
    box([0.3, 0.25, 0.24], [0.1, 0.43, 0], matte('#5c6361', 0.5, 0.5), 0.05),
    cylinder(0.085, 0.2, [0.2, 0.6, 0], matte('#70787a', 0.45, 0.5)),
    limb([0.2, 0.5, 0.13], [0.16, 0.28, 0.15], [0.022, 0.024], metal()),
    limb([0.16, 0.28, 0.15], [-0.3, 0.3, 0.15], [0.024, 0.03], metal()),
    limb([-0.3, 0.3, 0.15], [-0.72, 0.4, 0.16], [0.05, 0.055], metal()),
    ball([0.085, 0.1, 0.1], [0.5, 0.95, 0], black()),
    ball([0.03, 0.08, 0.08], [0.565, 0.95, 0], glow('#fff1d0', 0.7)),
    box([0.04, 0.06, 0.13], [-0.86, 0.72, 0], glow('#c81d0f', 0.5), 0.015),
    limb([-0.62, 0.62, 0], [-0.9, 0.54, 0], [0.06, 0.05], black()),
    limb([0.0, 0.3, -0.1], [-0.08, 0.02, -0.24], [0.014, 0.014], black()),
  );
  const guard = ball([0.33, 0.12, 0.075], [0.66, 0.6, 0], coat);
  whole.add(guard);
  whole.position.set(x, y, z);
  whole.rotation.y = turn;
  return joined(whole);
}
