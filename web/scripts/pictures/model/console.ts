import { Color, type Group, MeshStandardMaterial } from 'three';
import { drawMark, painted } from '../studio/canvas';
import { glow, matte, paint, printed } from '../studio/materials';
import { ball, box, cylinder, group, plate } from '../studio/solids';
import { BODY, CONSOLE_FOOT, CONSOLE_WIDTH, DOORS, PLINTH } from './layout';
import { screenArt } from './screen-art';

/** A 21.5-inch screen upright: what of it shines, in metres. */
const SCREEN = { width: 0.268, height: 0.476 };

function screen(y: number, brightness: number): Group {
  const art = screenArt();
  const shining = new MeshStandardMaterial({
    color: '#050606',
    roughness: 0.22,
    emissive: new Color('#ffffff'),
    emissiveMap: art,
    emissiveIntensity: brightness,
  });
  const { width, height } = SCREEN;
  return group(
    box([width + 0.062, height + 0.082, 0.022], [0, y, 0.006], matte('#101413', 0.25, 0.1), 0.012),
    plate(width, height, [0, y, 0.0175], shining),
    cylinder(0.004, 0.002, [0, y + height / 2 + 0.02, 0.0172], matte('#2c3336', 0.1)),
  );
}

/** Reads the code on a phone: a slanted window with a red line of light, and its sign. */
function scanner(x: number, y: number): Group {
  return group(
    box([0.13, 0.1, 0.05], [x, y, 0.022], matte(paint.graphite, 0.5, 0.2), 0.014),
    box([0.098, 0.058, 0.004], [x, y + 0.008, 0.0475], matte('#08090a', 0.08, 0.2), 0.0018),
    box([0.078, 0.0032, 0.002], [x, y + 0.008, 0.0502], glow('#ff3b25', 1.7), 0.0008),
    box([0.03, 0.004, 0.002], [x, y - 0.034, 0.0472], glow('#7fe3a4', 1.2), 0.0008),
  );
}

const tapSign = () =>
  printed(
    painted(256, 256, (context) => {
      context.fillStyle = '#15191a';
      context.fillRect(0, 0, 256, 256);
      context.strokeStyle = '#f3eddf';
      context.lineWidth = 15;
      context.lineCap = 'round';
      for (const radius of [44, 84, 124]) {
        context.beginPath();
        context.arc(62, 128, radius, -0.72, 0.72);
        context.stroke();
      }
    }),
    { roughness: 0.3 },
  );

/** A card reader with keys for the PIN, and a field to hold a card to. */
function cardReader(x: number, y: number): Group {
  const reader = group(
    box([0.115, 0.17, 0.03], [x, y, 0.014], matte(paint.graphite, 0.5, 0.2), 0.012),
    plate(0.058, 0.058, [x, y + 0.045, 0.0295], tapSign()),
    box([0.084, 0.003, 0.004], [x, y - 0.078, 0.0285], matte(paint.black, 0.6), 0.001),
  );
  for (let key = 0; key < 12; key++) {
    const [left, down] = [(key % 3) - 1, Math.floor(key / 3)];
    const color = key === 9 ? '#b3261e' : key === 11 ? '#2c7a4b' : '#cfd3d0';
    reader.add(box([0.021, 0.0135, 0.007], [x + left * 0.027, y - down * 0.019, 0.0305], matte(color, 0.45), 0.003));
  }
  return reader;
}

function brandPlate(y: number): Group {
  const sign = printed(
    painted(256, 256, (context) => {
      context.fillStyle = '#f3ecdc';
      context.fillRect(0, 0, 256, 256);
      drawMark(context, [8, 8, 240], ['#173f2e', '#f3eddf', '#c8380f']);
    }),
    { roughness: 0.5 },
  );
  return group(plate(0.15, 0.15, [0, y, 0.0022], sign));
}

/** The console in the unit's middle: mark, screen, scanner and card reader, above two small doors. `x` is its middle. */
export function console(x: number, brightness = 0.92): Group {
  const foot = PLINTH + CONSOLE_FOOT;
  const height = DOORS - CONSOLE_FOOT - 0.004;
  const whole = group(
    box(
      [CONSOLE_WIDTH - 0.008, height, 0.6],
      [0, foot + height / 2 + 0.004, -0.3],
      matte(paint.paper, 0.5, 0.02),
      0.006,
    ),
    brandPlate(BODY - FASCIA_AND_SIGN),
    screen(foot + 0.66, brightness),
    scanner(-0.1, foot + 0.2),
    cardReader(0.1, foot + 0.2),
    box([CONSOLE_WIDTH - 0.06, 0.012, 0.05], [0, foot + 0.06, 0.02], matte(paint.steel, 0.32, 0.75), 0.004),
    // The camera above the screen looks after whoever stands here.
    ball([0.017, 0.017, 0.012], [0, foot + 0.96, 0.002], matte('#0a0c0d', 0.1, 0.3)),
  );
  whole.position.x = x;
  return whole;
}

const FASCIA_AND_SIGN = 0.215;
