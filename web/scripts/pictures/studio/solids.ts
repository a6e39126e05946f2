import {
  BufferGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** A place in metres: x to the right, y up, z towards the viewer. */
export type Place = readonly [number, number, number];

function meshOf(geometry: BufferGeometry, material: Material, at: Place): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** A box by its size and centre, with edges rounded by `round` metres. */
export function box(size: Place, at: Place, material: Material, round = 0.004): Mesh {
  const least = Math.min(...size);
  // Nobody sees how round the edge of a thin sheet is, and every triangle costs.
  return meshOf(new RoundedBoxGeometry(...size, least <= 0.021 ? 1 : 2, Math.min(round, least / 2.01)), material, at);
}

/** An upright cylinder, narrower at the top if `top` says so. */
export function cylinder(radius: number, height: number, at: Place, material: Material, top = radius): Mesh {
  return meshOf(new CylinderGeometry(top, radius, height, radius < 0.03 ? 12 : 36), material, at);
}

/** An ellipsoid by its radii; `fine` is how many sides it has around. */
export function ball(radii: Place, at: Place, material: Material, fine = 30): Mesh {
  const mesh = meshOf(new SphereGeometry(1, fine, Math.round(fine * 0.66)), material, at);
  mesh.scale.set(...radii);
  return mesh;
}

/** An upright plane that faces the viewer. */
export function plate(width: number, height: number, at: Place, material: Material): Mesh {
  return meshOf(new PlaneGeometry(width, height), material, at);
}

/** A limb: a rounded, tapering rod from one place to another; `fine` is how many sides it has around. */
export function limb(
  from: Place,
  to: Place,
  [fromRadius, toRadius]: readonly [number, number],
  material: Material,
  fine = 22,
): Mesh {
  const start = new Vector3(...from);
  const way = new Vector3(...to).sub(start);
  const length = way.length();
  const outline: Vector2[] = [];
  const steps = Math.round(fine / 4);
  for (let step = 0; step <= steps; step++) {
    const angle = -Math.PI / 2 + (step / steps) * (Math.PI / 2);
    outline.push(new Vector2(Math.cos(angle) * fromRadius + 1e-5, Math.sin(angle) * fromRadius));
  }
  for (let step = 0; step <= steps; step++) {
    const angle = (step / steps) * (Math.PI / 2);
    outline.push(new Vector2(Math.cos(angle) * toRadius + 1e-5, length + Math.sin(angle) * toRadius));
  }
  const mesh = meshOf(new LatheGeometry(outline, fine), material, from);
  mesh.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.normalize()));
  return mesh;
}

/** A group of the given parts. */
export function group(...parts: Object3D[]): Group {
  const whole = new Group();
  if (parts.length > 0) whole.add(...parts);
  return whole;
}

/** The same things with one mesh for each material: a software renderer pays for every mesh. */
export function joined(whole: Object3D): Group {
  whole.updateMatrixWorld(true);
  const toWhole = new Matrix4().copy(whole.matrixWorld).invert();
  const parts = new Map<Material, BufferGeometry[]>();
  whole.traverse((part) => {
    if (!(part instanceof Mesh) || Array.isArray(part.material)) return;
    const source: BufferGeometry = part.geometry;
    const geometry = source.index ? source.toNonIndexed() : source.clone();
    geometry.applyMatrix4(new Matrix4().multiplyMatrices(toWhole, part.matrixWorld));
    for (const name of Object.keys(geometry.attributes))
      if (!['position', 'normal', 'uv'].includes(name)) geometry.deleteAttribute(name);
    const material: Material = part.material;
    parts.set(material, [...(parts.get(material) ?? []), geometry]);
  });
  const result = new Group();
  for (const [material, geometries] of parts) {
    const mesh = meshOf(mergeGeometries(geometries), material, [0, 0, 0]);
    result.add(mesh);
  }
  result.applyMatrix4(whole.matrix);
  return result;
}
