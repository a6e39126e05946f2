import {
  DirectionalLight,
  HalfFloatType,
  FloatType,
  HemisphereLight,
  NearestFilter,
  PCFShadowMap,
  PMREMGenerator,
  Color,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { halton } from './canvas';
import { adder, developer } from './darkroom';
import type { Shot } from './shot';

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = PCFShadowMap;
const room = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture;

/** A light far away whose shadows reach as far as the picture does. */
function farLight(shot: Shot, mapSize: number): DirectionalLight {
  const light = new DirectionalLight();
  const { middle, radius } = shot.reach;
  light.target.position.set(...middle);
  light.castShadow = true;
  light.shadow.mapSize.set(mapSize, mapSize);
  light.shadow.radius = 1.5;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.012;
  Object.assign(light.shadow.camera, { left: -radius, right: radius, top: radius, bottom: -radius });
  Object.assign(light.shadow.camera, { near: 0.5, far: 60 });
  light.shadow.camera.updateProjectionMatrix();
  shot.scene.add(light, light.target);
  return light;
}

function place(light: DirectionalLight, direction: Vector3) {
  light.position.copy(light.target.position).addScaledVector(direction, 30);
}

/** An even spread over a disc, for lens and lamps. */
function disc(index: number, bases: readonly [number, number]): [number, number] {
  const angle = halton(index, bases[0]) * Math.PI * 2;
  const radius = Math.sqrt(halton(index, bases[1]));
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** Moves all that is soft for one of the exposures that make up the picture. */
function mover(shot: Shot, width: number, height: number) {
  const { camera, scene } = shot;
  const sun = farLight(shot, 2048);
  const sky = farLight(shot, 1024);
  const toSun = new Vector3(...shot.key.from).normalize();
  const side = new Vector3(0, 1, 0).cross(toSun).normalize();
  const up = toSun.clone().cross(side);
  sun.color.set(shot.key.color);
  sun.intensity = shot.key.strength;
  const { zenith, horizon, strength } = shot.dome;
  const bounce = new HemisphereLight(zenith, horizon, strength * 0.35);
  scene.add(bounce);
  const eye = camera.position.clone();
  const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
  const above = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
  // The middle of the picture must not move with the lens: it turns about the sharp point's distance on its own axis.
  const ahead = new Vector3(0, 0, -1).applyQuaternion(camera.quaternion);
  const distance = new Vector3(...shot.focus).sub(eye).dot(ahead);
  const sharp = eye.clone().addScaledVector(ahead, distance);
  const homes = shot.lamps.map(({ light }) => light.position.clone());
  return (index: number) => {
    const [sunX, sunY] = disc(index, [2, 3]);
    const direction = toSun.clone().addScaledVector(side, sunX * shot.key.softness);
    place(sun, direction.addScaledVector(up, sunY * shot.key.softness).normalize());
    const height01 = 0.03 + 0.97 * halton(index, 5);
    const turn = halton(index, 7) * Math.PI * 2;
    const flat = Math.sqrt(1 - height01 * height01);
    place(sky, new Vector3(Math.cos(turn) * flat, height01, Math.sin(turn) * flat));
    sky.color.copy(new Color(horizon).lerp(new Color(zenith), height01));
    sky.intensity = strength * 2 * Math.PI * 0.72;
    const [lensX, lensY] = disc(index, [11, 13]);
    camera.position.copy(eye).addScaledVector(right, lensX * shot.aperture);
    camera.position.addScaledVector(above, lensY * shot.aperture);
    camera.lookAt(sharp);
    camera.setViewOffset(width, height, halton(index, 17) - 0.5, halton(index, 19) - 0.5, width, height);
    shot.lamps.forEach(({ light, radius }, lamp) => {
      const spread = new Vector3(halton(index, 23) - 0.5, halton(index, 29) - 0.5, halton(index, 31) - 0.5);
      light.position.copy(homes[lamp] ?? light.position).addScaledVector(spread, 2 * radius);
    });
  };
}

/**
 * Takes a picture as a PNG's data address. Many exposures are added up, each with its lamps, sky, lens and grid moved a little:
 * shadows get soft, corners dark and edges smooth as they do in a studio, and no grain is left.
 */
export function take(shot: Shot, width: number, exposures: number): string {
  const height = Math.round(width * shot.aspect);
  renderer.setSize(width, height, false);
  shot.scene.environment = room;
  shot.scene.environmentIntensity = shot.mirror;
  const frame = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  const sum = new WebGLRenderTarget(width, height, { count: 2, type: FloatType, depthBuffer: false });
  for (const texture of sum.textures) texture.minFilter = texture.magFilter = NearestFilter;
  const add = adder(frame.texture);
  const move = mover(shot, width, height);
  renderer.setClearColor(0, 0);
  renderer.setRenderTarget(sum);
  renderer.clear();
  for (let index = 1; index <= exposures; index++) {
    move(index);
    renderer.autoClear = true;
    renderer.setRenderTarget(frame);
    renderer.render(shot.scene, shot.camera);
    renderer.autoClear = false;
    renderer.setRenderTarget(sum);
    add.render(renderer);
  }
  renderer.setRenderTarget(null);
  renderer.autoClear = true;
  developer(sum.textures, { exposures, exposure: shot.exposure, cutOut: shot.cutOut, aspect: shot.aspect }).render(
    renderer,
  );
  const url = renderer.domElement.toDataURL('image/png');
  frame.dispose();
  sum.dispose();
  return url;
}
