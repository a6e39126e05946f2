import { BufferAttribute, Mesh, PlaneGeometry } from 'three';
import { painted } from '../studio/canvas';
import { printed } from '../studio/materials';

const PER_ROW = 8;
const CELL = 128;

/** The doors' numbers in one texture: sixty-four fields, eight a row. */
const numbers = painted(PER_ROW * CELL, PER_ROW * CELL, (context) => {
  context.font = '700 76px Inter';
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = '#f3eddf';
  for (let number = 1; number <= PER_ROW * PER_ROW; number++) {
    const place = number - 1;
    context.fillText(
      String(number).padStart(2, '0'),
      (place % PER_ROW) * CELL + 12,
      (Math.floor(place / PER_ROW) + 0.5) * CELL,
    );
  }
});
const decal = printed(numbers, { transparent: false, alphaTest: 0.5, roughness: 0.5 });

/** A door's number as a decal, `size` metres high, with its left upper corner at x and y. */
export function numberDecal(number: number, size: number, x: number, y: number, z: number): Mesh {
  const geometry = new PlaneGeometry(size, size);
  const place = number - 1;
  const left = (place % PER_ROW) / PER_ROW;
  const top = 1 - Math.floor(place / PER_ROW) / PER_ROW;
  const step = 1 / PER_ROW;
  geometry.setAttribute(
    'uv',
    new BufferAttribute(new Float32Array([left, top, left + step, top, left, top - step, left + step, top - step]), 2),
  );
  const mesh = new Mesh(geometry, decal);
  mesh.position.set(x + size / 2, y - size / 2, z);
  mesh.receiveShadow = true;
  return mesh;
}
