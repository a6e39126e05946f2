import {
  BackSide,
  CylinderGeometry,
  type Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import { dice, painted } from '../studio/canvas';
import { matte, printed } from '../studio/materials';
import { ball, box, cylinder, group, joined, limb, type Place } from '../studio/solids';

/** The sky from the horizon up, in colours as they are to be seen. */
export function sky(top: string, middle: string, horizon: string): Mesh {
  const map = painted(8, 512, (context) => {
    const blend = context.createLinearGradient(0, 0, 0, 512);
    blend.addColorStop(0, top);
    blend.addColorStop(0.36, middle);
    blend.addColorStop(0.5, horizon);
    blend.addColorStop(1, horizon);
    context.fillStyle = blend;
    context.fillRect(0, 0, 8, 512);
  });
  return new Mesh(new SphereGeometry(60, 32, 32), new MeshBasicMaterial({ map, side: BackSide }));
}

/** A level surface that light falls on; `tile` is the size of one stone in metres. */
export function floor(
  width: number,
  depth: number,
  [x, y, z]: Place,
  colors: readonly [string, string],
  tile: number,
): Mesh {
  const roll = dice(7);
  const stones = 8;
  const map = painted(
    1024,
    1024,
    (context) => {
      context.fillStyle = colors[1];
      context.fillRect(0, 0, 1024, 1024);
      for (let place = 0; place < stones * stones; place++) {
        context.globalAlpha = 0.86 + roll() * 0.14;
        context.fillStyle = colors[0];
        context.fillRect((place % stones) * 128 + 1.5, Math.floor(place / stones) * 128 + 1.5, 125, 125);
      }
    },
    [width / (tile * stones), depth / (tile * stones)],
  );
  const mesh = new Mesh(new PlaneGeometry(width, depth), printed(map, { roughness: 0.9 }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(x, y, z);
  mesh.receiveShadow = true;
  return mesh;
}

/** A palm with hanging fronds. */
export function palm([x, y, z]: Place, height: number, seed: number): Group {
  const roll = dice(seed);
  const trunk = matte('#8a6f52', 0.95);
  const lean = (roll() - 0.5) * 0.5;
  const whole = group();
  for (let part = 0; part < 9; part++) {
    const [from, to] = [part / 9, (part + 1) / 9];
    whole.add(
      limb(
        [lean * from * from, height * from, 0],
        [lean * to * to, height * to, 0],
        [0.14 - from * 0.05, 0.125 - from * 0.05],
        trunk,
        14,
      ),
    );
  }
  const fronds = 13;
  for (let frond = 0; frond < fronds; frond++) {
    const turn = (frond / fronds) * Math.PI * 2 + roll() * 0.3;
    const rise = 0.25 + roll() * 0.55;
    const long = 1.5 + roll() * 0.5;
    const color = matte(frond % 3 === 0 ? '#5d8a45' : frond % 3 === 1 ? '#4a7a40' : '#3b6a3a', 0.8);
    let last: Place = [lean, height + 0.05, 0];
    for (let step = 1; step <= 7; step++) {
      const along = step / 7;
      const out = long * along * (1 - 0.12 * along);
      const next: Place = [
        lean + Math.cos(turn) * out,
        height + rise * Math.sin(along * 2.3) * 1.1 - along * along * 0.75,
        Math.sin(turn) * out,
      ];
      const leaf = limb(
        last,
        next,
        [0.03 + 0.12 * Math.sin(along * 2.6), 0.02 + 0.11 * Math.sin(Math.min(along + 0.14, 1) * 2.8)],
        color,
        8,
      );
      leaf.scale.z = 0.22;
      whole.add(leaf);
      last = next;
    }
  }
  whole.position.set(x, y, z);
  return joined(whole);
}

/** A round bush or a row of them, as a hedge. */
export function bush([x, y, z]: Place, size: number, seed: number): Group {
  const roll = dice(seed);
  const whole = group();
  for (let part = 0; part < 34; part++) {
    const radius = size * (0.12 + roll() * 0.13);
    const color = ['#3d6b3c', '#4c7d45', '#2f5a35'][part % 3] ?? '#3d6b3c';
    whole.add(
      ball(
        [radius, radius, radius],
        [(roll() - 0.5) * size * 1.3, radius * 0.7 + roll() * size * 0.55, (roll() - 0.5) * size * 0.8],
        matte(color, 0.9),
        14,
      ),
    );
  }
  whole.position.set(x, y, z);
  return joined(whole);
}

/** A rendered wall along x with a base, a coping and a pillar at each end. */
export function wall(from: number, to: number, height: number, z: number, color = '#e6d8bd'): Group {
  const length = to - from;
  const middle = (from + to) / 2;
  const whole = group(
    box([length, height, 0.2], [middle, height / 2, z], matte(color, 0.95), 0.004),
    box([length, 0.32, 0.23], [middle, 0.16, z], matte('#a9987d', 0.95), 0.004),
    box([length + 0.04, 0.09, 0.32], [middle, height + 0.045, z], matte('#b9674a', 0.85), 0.02),
  );
  for (const x of [from, to])
    whole.add(
      box([0.46, height + 0.3, 0.46], [x, height / 2 + 0.15, z], matte(color, 0.95), 0.01),
      box([0.56, 0.1, 0.56], [x, height + 0.35, z], matte('#b9674a', 0.85), 0.02),
      ball([0.13, 0.13, 0.13], [x, height + 0.52, z], matte('#fff3d6', 0.5)),
    );
  return joined(whole);
}

/** A gate of upright bars with an arch of a top rail. */
export function gate(from: number, to: number, height: number, z: number): Group {
  const metal = matte('#1e2b26', 0.5, 0.4);
  const whole = group();
  for (const y of [0.14, 1.05, height]) whole.add(box([to - from, 0.06, 0.05], [(from + to) / 2, y, z], metal, 0.01));
  for (let x = from + 0.06; x < to; x += 0.135)
    whole.add(cylinder(0.014, height + 0.14, [x, height / 2 + 0.1, z], metal));
  for (let x = from + 0.06; x < to; x += 0.135) whole.add(ball([0.024, 0.04, 0.024], [x, height + 0.19, z], metal, 8));
  return joined(whole);
}

/** A two-storey house with a hipped look, seen over the wall; `lit` is the colour of its windows. */
export function house([x, y, z]: Place, width: number, color: string, lit: string): Group {
  const whole = group(
    box([width, 5.4, 4], [0, 2.7, 0], matte(color, 0.95), 0.01),
    box([width + 0.7, 0.18, 4.7], [0, 5.45, 0], matte('#f0e6d2', 0.9), 0.02),
  );
  const slopes = new CylinderGeometry(width * 0.3, width * 0.74, 1.5, 4).rotateY(Math.PI / 4).toNonIndexed();
  slopes.computeVertexNormals();
  const roof = new Mesh(slopes, matte('#a2553c', 0.9));
  roof.position.set(0, 6.28, 0);
  roof.scale.z = 4.7 / (width + 0.7);
  whole.add(roof);
  for (const left of [-0.3, 0, 0.3])
    for (const up of [1.5, 4.1])
      whole.add(
        box([0.95, 1.25, 0.06], [left * width, up, 2], matte('#f0e6d2', 0.8), 0.01),
        box([0.8, 1.1, 0.06], [left * width, up, 2.02], matte(lit, 0.3), 0.01),
        box([0.03, 1.1, 0.06], [left * width, up, 2.03], matte('#f0e6d2', 0.8), 0.005),
      );
  whole.position.set(x, y, z);
  return joined(whole);
}

/** A ring that lies or stands: for wheels and rails. */
export function ring(radius: number, thickness: number, at: Place, color: string, roughness = 0.85): Mesh {
  const mesh = new Mesh(new TorusGeometry(radius, thickness, 16, 56), matte(color, roughness));
  mesh.position.set(...at);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
