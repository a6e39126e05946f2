import { type Light, type Object3D, PerspectiveCamera, Scene } from 'three';
import type { Place } from './solids';

/** Light from everywhere above: straight up, and at the horizon. `strength` 1 lights white paper fully by itself. */
export type Dome = { zenith: string; horizon: string; strength: number };

/** The sun or a large lamp, far away: where it comes from, and how wide it is (0.05 hard, 0.4 a soft box). */
export type Key = { from: Place; color: string; strength: number; softness: number };

/** Everything that a picture is made of. */
export type Shot = {
  scene: Scene;
  camera: PerspectiveCamera;
  /** What the camera is sharp at, and how wide its lens is in metres (0: sharp everywhere). */
  focus: Place;
  aperture: number;
  dome: Dome;
  key: Key;
  /** Middle and radius in metres of what may cast shadows. */
  reach: { middle: Place; radius: number };
  /** Lamps in the scene whose light is soft: they move within their radius while the picture is taken. */
  lamps: { light: Light; radius: number }[];
  exposure: number;
  /** Strength of what glossy things mirror. */
  mirror: number;
  /** Only the thing and its shadow, on nothing. */
  cutOut: boolean;
  /** Height by width. */
  aspect: number;
};

/** A camera by where it stands, what it looks at, and its lens in degrees. */
export type View = { from: Place; to: Place; lens: number; aspect: number };

/** A picture with the light of a product catalogue, to be changed by what the scene needs. */
export function shot(things: Object3D[], view: View, more: Partial<Shot> = {}): Shot {
  const scene = new Scene();
  scene.add(...things);
  const camera = new PerspectiveCamera(view.lens, 1 / view.aspect, 0.1, 120);
  camera.position.set(...view.from);
  camera.lookAt(...view.to);
  return {
    scene,
    camera,
    focus: view.to,
    aperture: 0,
    dome: { zenith: '#ffffff', horizon: '#fff3df', strength: 0.62 },
    key: { from: [-3.2, 5.2, 5.5], color: '#fff1dc', strength: 2.1, softness: 0.26 },
    reach: { middle: [0, 1, 0], radius: 4.2 },
    lamps: [],
    exposure: 1,
    mirror: 0.4,
    cutOut: false,
    aspect: view.aspect,
    ...more,
  };
}
