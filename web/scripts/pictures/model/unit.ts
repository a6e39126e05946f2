import { Group } from 'three';
import { painted } from '../studio/canvas';
import { glow, matte, paint, printed } from '../studio/materials';
import { box, cylinder, group, joined, type Place } from '../studio/solids';
import { console } from './console';
import { closedDoor, openDoor } from './doors';
import { BODY, cellsOf, columnsOf, DEPTH, DOORS, FASCIA, PLINTH, wholeUnit, widthOf } from './layout';

/** Which doors stand open, how far, and what lies behind them. */
export type Open = { number: number; angle?: number; parcel?: Place | null };
export type UnitOptions = {
  columns?: typeof wholeUnit;
  open?: Open[];
  lamps?: number;
  screen?: number;
  roof?: boolean;
};

/** Plinth, sides, back and fascia around the doors, with a seam wherever one module is joined to the next. */
function body(columns: typeof wholeUnit): Group {
  const width = widthOf(columns);
  const deep = matte(paint.forestDeep, 0.48, 0.1);
  const whole = group(
    box(
      [width - 0.02, PLINTH, DEPTH - 0.1],
      [0, PLINTH / 2, -DEPTH / 2 - 0.02],
      matte(paint.graphite, 0.7, 0.2),
      0.004,
    ),
    box([width, DOORS, 0.03], [0, PLINTH + DOORS / 2, -DEPTH + 0.015], deep, 0.004),
    box([width + 0.036, FASCIA, DEPTH + 0.006], [0, BODY - FASCIA / 2, -DEPTH / 2 + 0.003], deep, 0.006),
    box([width + 0.036, 0.012, DEPTH], [0, PLINTH - 0.002, -DEPTH / 2], deep, 0.003),
  );
  for (const side of [-1, 1])
    whole.add(
      box([0.018, DOORS + 0.004, DEPTH], [side * (width / 2 + 0.009), PLINTH + DOORS / 2, -DEPTH / 2], deep, 0.005),
    );
  columnsOf(columns).forEach(({ x }, index) => {
    if (index % 2 === 1)
      whole.add(box([0.003, FASCIA, 0.003], [x, BODY - FASCIA / 2, 0.006], matte(paint.black, 0.8), 0.001));
  });
  return whole;
}

const solar = () =>
  printed(
    painted(
      256,
      256,
      (context) => {
        context.fillStyle = '#182a3d';
        context.fillRect(0, 0, 256, 256);
        context.strokeStyle = '#5f7383';
        context.lineWidth = 3;
        for (let line = 0; line <= 4; line++) {
          context.strokeRect(line * 64, 0, 64, 256);
          context.strokeRect(0, line * 64, 256, 64);
        }
      },
      [2, 1],
    ),
    { roughness: 0.25, metalness: 0.2 },
  );

/** The roof: it keeps rain and sun off the people too, lights the doors, and carries the solar panels. */
function canopy(width: number, lamps: number): Group {
  const reach = 0.62;
  const roof = group(
    box([width + 0.2, 0.045, DEPTH + reach + 0.06], [0, 0.022, 0], matte(paint.paper, 0.5, 0.05), 0.012),
    box([width + 0.21, 0.075, 0.02], [0, 0.008, (DEPTH + reach + 0.06) / 2], matte(paint.forest, 0.45, 0.1), 0.006),
    box([width - 0.1, 0.012, 0.035], [0, -0.004, (DEPTH + reach) / 2 - 0.12], glow('#ffe7bf', lamps), 0.003),
  );
  const panels = Math.floor(width / 1.1);
  for (let panel = 0; panel < panels; panel++)
    roof.add(box([1, 0.03, 0.62], [(panel - (panels - 1) / 2) * 1.1, 0.062, -0.12], solar(), 0.004));
  roof.position.set(0, BODY + 0.055, reach / 2 - DEPTH / 2);
  roof.rotation.x = -0.035;
  const whole = group(roof);
  const arms = Math.max(2, Math.round(width / 1.5));
  for (let arm = 0; arm <= arms; arm++) {
    const x = (arm / arms - 0.5) * (width - 0.1);
    const post = cylinder(0.016, 0.09, [x, BODY + 0.03, -DEPTH / 2], matte(paint.steel, 0.35, 0.7));
    const front = box(
      [0.03, 0.05, reach - 0.04],
      [x, BODY + 0.018, reach / 2 - 0.02],
      matte(paint.forestDeep, 0.45, 0.1),
      0.006,
    );
    front.rotation.x = -0.035;
    whole.add(post, front);
  }
  return whole;
}

/** A whole parcel-locker unit; its front is at z = 0, its middle at x = 0, the ground at y = 0. */
export function unit({
  columns = wholeUnit,
  open = [],
  lamps = 1.3,
  screen = 0.92,
  roof = true,
}: UnitOptions = {}): Group {
  const whole = group(body(columns));
  // Indoors it needs no roof.
  if (roof) whole.add(canopy(widthOf(columns), lamps));
  for (const cell of cellsOf(columns)) {
    const how = open.find(({ number }) => number === cell.number);
    whole.add(how ? openDoor(cell, how.angle ?? 1.9, how.parcel ?? null) : closedDoor(cell));
  }
  for (const { x, width, column } of columnsOf(columns))
    if (column === 'console') whole.add(console(x + width / 2, screen));
  return joined(whole);
}
