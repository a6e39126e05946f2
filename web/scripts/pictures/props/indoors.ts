import {
  DoubleSide,
  type Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
} from 'three';
import { painted } from '../studio/canvas';
import { glow, matte, paint } from '../studio/materials';
import { ball, box, cylinder, group, joined, limb, type Place } from '../studio/solids';

/** Takes things out of the light's way: a room's walls and ceiling would keep the studio's light out. */
export function unlitBy(thing: Object3D): Object3D {
  thing.traverse((part) => {
    part.castShadow = false;
  });
  return thing;
}

/** A polished floor of large tiles: what stands on it shows again below it, faintly. */
export function polished(width: number, depth: number, color: string, shine: number, mirrored: Object3D[]): Object3D {
  const map = painted(
    512,
    512,
    (context) => {
      context.fillStyle = '#c4b9a3';
      context.fillRect(0, 0, 512, 512);
      context.fillStyle = color;
      context.fillRect(0, 0, 509, 509);
    },
    [width / 1.1, depth / 1.1],
  );
  const material = new MeshStandardMaterial({ map, roughness: 0.5, transparent: true, opacity: 1 - shine });
  const tiles = new Mesh(new PlaneGeometry(width, depth), material);
  tiles.rotation.x = -Math.PI / 2;
  tiles.receiveShadow = true;
  const below = group(...mirrored.map((thing) => unlitBy(thing.clone())));
  below.scale.y = -1;
  // What the floor shows of the wall, where nothing stands before it.
  const wall = new Mesh(new PlaneGeometry(40, 12), new MeshBasicMaterial({ color: '#b9ad95', side: DoubleSide }));
  wall.position.set(0, 6, -0.95);
  below.add(wall);
  return group(tiles, below);
}

/** A pot with long leaves. */
export function plant([x, y, z]: Place, height: number): Group {
  const whole = group(
    cylinder(0.17, 0.4, [0, 0.2, 0], matte(paint.paper, 0.7), 0.22),
    cylinder(0.2, 0.02, [0, 0.395, 0], matte('#3b2d22', 0.95)),
  );
  for (let leaf = 0; leaf < 15; leaf++) {
    const turn = leaf * 2.4;
    const out = 0.12 + (leaf % 5) * 0.075;
    const top = height * (0.62 + ((leaf * 7) % 10) / 26);
    const color = matte(leaf % 2 === 0 ? '#3f7a4a' : '#2f6540', 0.75);
    const middle: Place = [Math.cos(turn) * out * 0.55, 0.4 + (top - 0.4) * 0.6, Math.sin(turn) * out * 0.55];
    whole.add(limb([0, 0.38, 0], middle, [0.018, 0.05], color, 10));
    whole.add(limb(middle, [Math.cos(turn) * out * 1.35, top, Math.sin(turn) * out * 1.35], [0.055, 0.008], color, 10));
  }
  whole.position.set(x, y, z);
  return joined(whole);
}

/** A hanging lamp. */
export function pendant([x, y, z]: Place, color: string): Group {
  return joined(
    group(
      cylinder(0.008, 1.6, [x, y + 0.95, z], matte('#1b1f1e', 0.6)),
      cylinder(0.21, 0.18, [x, y + 0.09, z], matte(color, 0.5), 0.06),
      ball([0.09, 0.06, 0.09], [x, y, z], glow('#fff0cf', 1.6)),
    ),
  );
}

/** A wall of upright slats along x. */
export function slats(from: number, to: number, height: number, z: number): Group {
  const whole = group(box([to - from, height, 0.04], [(from + to) / 2, height / 2, z - 0.05], matte('#7d5a3c', 0.9)));
  for (let x = from + 0.05; x < to; x += 0.1)
    whole.add(box([0.055, height, 0.05], [x, height / 2, z], matte('#b78a5c', 0.75), 0.004));
  return joined(whole);
}

/** A bright view behind glass: sky over leaves, without its own shade. */
export function outlook(width: number, height: number, [x, y, z]: Place, turn: number): Object3D {
  const map = painted(64, 256, (context) => {
    const blend = context.createLinearGradient(0, 0, 0, 256);
    blend.addColorStop(0, '#bcdcf0');
    blend.addColorStop(0.55, '#eef3ea');
    blend.addColorStop(0.7, '#bdd0a2');
    blend.addColorStop(1, '#d9cdb2');
    context.fillStyle = blend;
    context.fillRect(0, 0, 64, 256);
  });
  const view = new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ map }));
  const frame = matte('#26302c', 0.5, 0.3);
  const whole = group();
  for (let bar = 0; bar <= Math.round(width / 1.2); bar++)
    whole.add(box([0.06, height, 0.06], [-width / 2 + (bar * width) / Math.round(width / 1.2), 0, 0.03], frame));
  for (const up of [-0.5, 0.22, 0.5]) whole.add(box([width, 0.06, 0.06], [0, up * height, 0.03], frame));
  const window = group(view, joined(whole));
  window.position.set(x, y, z);
  window.rotation.y = turn;
  return window;
}

/** A sofa for two, its back to -z. */
export function sofa([x, y, z]: Place, turn: number, color: string): Group {
  const cloth = matte(color, 0.95);
  const whole = group(
    box([1.7, 0.24, 0.78], [0, 0.29, 0], cloth, 0.07),
    box([1.7, 0.5, 0.2], [0, 0.58, -0.31], cloth, 0.08),
    box([0.72, 0.14, 0.6], [-0.37, 0.45, 0.06], cloth, 0.06),
    box([0.72, 0.14, 0.6], [0.37, 0.45, 0.06], cloth, 0.06),
    box([0.18, 0.42, 0.78], [-0.8, 0.43, 0], cloth, 0.07),
    box([0.18, 0.42, 0.78], [0.8, 0.43, 0], cloth, 0.07),
    box([0.36, 0.34, 0.12], [0.5, 0.66, -0.12], matte(paint.signal, 0.9), 0.055),
  );
  for (const [left, front] of [
    [-0.75, 0.3],
    [0.75, 0.3],
    [-0.75, -0.3],
    [0.75, -0.3],
  ] as const)
    whole.add(cylinder(0.02, 0.18, [left, 0.09, front], matte('#6f4d31', 0.7)));
  whole.position.set(x, y, z);
  whole.rotation.y = turn;
  return joined(whole);
}
