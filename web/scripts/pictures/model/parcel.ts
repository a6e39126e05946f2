import { type Group, PlaneGeometry } from 'three';
import { drawMark, painted } from '../studio/canvas';
import { matte, paint, printed } from '../studio/materials';
import { box, group, plate, type Place } from '../studio/solids';

const note = printed(
  painted(256, 192, (context) => {
    context.fillStyle = '#fdfaf2';
    context.fillRect(0, 0, 256, 192);
    context.fillStyle = '#23282a';
    for (let bar = 0; bar < 40; bar++)
      context.fillRect(20 + bar * 5.4, 104, bar % 3 === 0 ? 3.6 : bar % 2 === 0 ? 2.6 : 1.4, 62);
    for (const [y, width] of [
      [26, 120],
      [48, 90],
      [70, 104],
    ] as const)
      context.fillRect(20, y, width, 9);
    drawMark(context, [186, 20, 52], ['#173f2e', '#f3eddf', '#c8380f']);
  }),
);

/** A closed carton with tape and an address label on its front; `at` is the middle of its foot. */
export function parcel([width, height, depth]: Place, [x, y, z]: Place, turn = 0): Group {
  const tape = Math.min(0.055, width / 5);
  const carton = group(
    box([width, height, depth], [0, height / 2, 0], matte(paint.kraft, 0.85), 0.006),
    box([tape, height * 0.32, depth + 0.003], [0, height * 0.84 + 0.0015, 0], matte(paint.tape, 0.45), 0.001),
    box([width + 0.0015, 0.0025, depth + 0.0015], [0, height * 0.985, 0], matte(paint.kraftDark, 0.9), 0.001),
  );
  const side = Math.min(width * 0.4, 0.15);
  const label = plate(side, side * 0.75, [-width * 0.22, height * 0.36, depth / 2 + 0.0022], note);
  label.geometry = new PlaneGeometry(side, side * 0.75);
  carton.add(label);
  carton.position.set(x, y, z);
  carton.rotation.y = turn;
  return carton;
}
