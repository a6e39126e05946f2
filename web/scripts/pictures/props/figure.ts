import { type Group, LatheGeometry, Mesh, Vector2 } from 'three';
import { matte } from '../studio/materials';
import { ball, box, cylinder, group, joined, limb, type Place } from '../studio/solids';

/** A person's colours. */
export type Looks = {
  skin: string;
  top: string;
  legs: string;
  shoes: string;
  hair: string;
  head?: 'short' | 'bun' | 'wrap' | 'helmet' | 'cap';
};

/** Where hands (in the scene) and feet (from between the person's feet) are; `right` is the person's own right. */
export type Pose = { left: Place; right: Place; leftFoot?: Place; rightFoot?: Place; skirt?: boolean };

const HIP = 0.9;
const SHOULDER = 1.42;

/** A body turned on a lathe and pressed flat, by its outline of radius and height. */
function turned(outline: readonly (readonly [number, number])[], flat: number, color: string): Mesh {
  const points = outline.map(([radius, height]) => new Vector2(radius, height));
  const mesh = new Mesh(new LatheGeometry(points, 40), matte(color, 0.85));
  mesh.scale.z = flat;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

const torso = (color: string) =>
  turned(
    [
      [0.001, 0.795],
      [0.178, 0.8],
      [0.186, 0.87],
      [0.165, 1.04],
      [0.172, 1.2],
      [0.196, 1.34],
      [0.192, 1.4],
      [0.16, 1.445],
      [0.09, 1.475],
      [0.055, 1.49],
      [0.001, 1.5],
    ],
    0.66,
    color,
  );

/** Upper and lower arm with the elbow where it falls by itself: below and outside of the straight line. */
function arm(side: number, hand: Place, { skin, top }: Looks): Group {
  const shoulder: Place = [side * 0.185, SHOULDER - 0.03, 0];
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1], hand[2] - shoulder[2]);
  const bend = Math.sqrt(Math.max(0.0016, 0.085 - (reach / 2) ** 2));
  const elbow: Place = [
    (shoulder[0] + hand[0]) / 2 + side * bend * 0.55,
    (shoulder[1] + hand[1]) / 2 - bend * 0.8,
    (shoulder[2] + hand[2]) / 2 + bend * 0.25,
  ];
  const cuff: Place = [
    elbow[0] + (hand[0] - elbow[0]) * 0.12,
    elbow[1] + (hand[1] - elbow[1]) * 0.12,
    elbow[2] + (hand[2] - elbow[2]) * 0.12,
  ];
  return group(
    limb(shoulder, elbow, [0.068, 0.054], matte(top, 0.85)),
    limb(elbow, cuff, [0.055, 0.054], matte(top, 0.85)),
    limb(elbow, hand, [0.044, 0.031], matte(skin, 0.6)),
    ball([0.04, 0.045, 0.04], hand, matte(skin, 0.6)),
  );
}

function leg(side: number, foot: Place, { legs, shoes }: Looks): Group {
  const hip: Place = [side * 0.082, HIP - 0.03, 0];
  const knee: Place = [(hip[0] + foot[0]) / 2, 0.49 + foot[1] / 2, (hip[2] + foot[2]) / 2 - 0.035];
  const ankle: Place = [foot[0], foot[1] + 0.1, foot[2]];
  const cloth = matte(legs, 0.88);
  return group(
    limb(hip, knee, [0.084, 0.068], cloth),
    limb(knee, ankle, [0.07, 0.053], cloth),
    box([0.095, 0.085, 0.25], [foot[0], foot[1] + 0.0435, foot[2] - 0.045], matte(shoes, 0.6), 0.04),
    box([0.1, 0.025, 0.262], [foot[0], foot[1] + 0.0135, foot[2] - 0.045], matte('#efe8d8', 0.7), 0.012),
  );
}

function head({ skin, hair, head: kind = 'short' }: Looks): Group {
  const whole = group(
    cylinder(0.056, 0.14, [0, 1.5, 0.005], matte(skin, 0.6), 0.05),
    ball([0.088, 0.118, 0.1], [0, 1.635, -0.005], matte(skin, 0.6)),
  );
  for (const side of [-1, 1]) whole.add(ball([0.013, 0.028, 0.018], [side * 0.088, 1.63, 0], matte(skin, 0.6)));
  const paint = matte(hair, kind === 'helmet' ? 0.3 : 0.95);
  if (kind === 'helmet') {
    whole.add(ball([0.128, 0.135, 0.142], [0, 1.665, 0.005], paint));
    whole.add(box([0.19, 0.085, 0.06], [0, 1.65, -0.112], matte('#14181a', 0.15), 0.03));
    whole.add(box([0.045, 0.05, 0.25], [0, 1.775, 0.01], matte('#f3ecdc', 0.35), 0.02));
    return whole;
  }
  whole.add(ball([0.096, 0.104, 0.104], [0, 1.672, 0.014], paint));
  if (kind === 'bun') whole.add(ball([0.062, 0.06, 0.06], [0, 1.775, 0.06], paint));
  if (kind === 'wrap') {
    whole.add(ball([0.108, 0.088, 0.118], [0, 1.712, 0.018], paint));
    whole.add(ball([0.075, 0.062, 0.07], [0.02, 1.79, 0.0], paint));
  }
  if (kind === 'cap') {
    whole.add(ball([0.1, 0.075, 0.108], [0, 1.71, 0.008], paint));
    whole.add(box([0.15, 0.014, 0.12], [0, 1.7, -0.13], paint, 0.006));
  }
  return whole;
}

/** A person seen from behind, about 1.75 m high: plain shapes, no face. They look away from the viewer; `turn` turns them about themselves, in radians. */
export function figure(looks: Looks, pose: Pose, [x, y, z]: Place, turn = 0): Group {
  const feet = { left: pose.leftFoot ?? ([-0.1, 0, 0] as const), right: pose.rightFoot ?? ([0.1, 0, 0] as const) };
  const own = ([handX, height, handZ]: Place): Place => {
    const [dx, dz] = [handX - x, handZ - z];
    return [dx * Math.cos(turn) - dz * Math.sin(turn), height - y, dx * Math.sin(turn) + dz * Math.cos(turn)];
  };
  const whole = group(torso(looks.top), head(looks), arm(-1, own(pose.left), looks), arm(1, own(pose.right), looks));
  whole.add(leg(-1, feet.left, looks), leg(1, feet.right, looks));
  whole.add(ball([0.16, 0.13, 0.1], [0, HIP - 0.05, 0.004], matte(looks.legs, 0.88)));
  if (pose.skirt)
    whole.add(
      turned(
        [
          [0.001, 0.34],
          [0.255, 0.34],
          [0.235, 0.55],
          [0.195, 0.8],
          [0.166, 0.98],
          [0.001, 1.0],
        ],
        0.72,
        looks.top,
      ),
    );
  whole.position.set(x, y, z);
  whole.rotation.y = turn;
  return joined(whole);
}
