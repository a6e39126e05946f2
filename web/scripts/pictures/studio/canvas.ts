import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

/** A texture that `draw` paints; `repeat` lays it out more than once, sideways and upwards. */
export function painted(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
  repeat?: readonly [number, number],
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2d canvas');
  draw(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  if (repeat) {
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.repeat.set(...repeat);
  }
  return texture;
}

/** Numbers from 0 to 1 that are the same at every run, so that a picture made anew is the same picture. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Halton's sequence: evenly spread numbers from 0 to 1. */
export function halton(index: number, base: number): number {
  let result = 0;
  let part = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += part * (rest % base);
    part /= base;
  }
  return result;
}

/** The mark: a locker bank with one open door, at a place and size in pixels. */
export function drawMark(
  context: CanvasRenderingContext2D,
  [x, y, size]: readonly [number, number, number],
  [ground, door, open]: readonly [string, string, string],
) {
  const unit = size / 32;
  const rect = (left: number, top: number, width: number, height: number) =>
    context.fillRect(x + left * unit, y + top * unit, width * unit, height * unit);
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(x, y, size, size, 5 * unit);
  context.fill();
  context.fillStyle = door;
  rect(6, 6, 9, 9);
  rect(17, 6, 9, 5);
  rect(17, 13, 9, 13);
  context.fillStyle = open;
  rect(6, 17, 9, 9);
}
