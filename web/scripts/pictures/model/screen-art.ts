import { drawMark, painted } from '../studio/canvas';

type Context = CanvasRenderingContext2D;

function button(context: Context, y: number, fill: string, ink: string, title: string, line: string) {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(48, y, 624, 200, 22);
  context.fill();
  context.fillStyle = ink;
  context.font = '700 54px Inter';
  context.fillText(title, 180, y + 76);
  context.font = '500 31px Inter';
  context.fillText(line, 180, y + 134);
}

/** A parcel, with an arrow out of it or into it. */
function parcelSign(context: Context, y: number, color: string, up: boolean) {
  context.strokeStyle = color;
  context.lineWidth = 9;
  context.lineJoin = 'round';
  context.strokeRect(84, y + 92, 64, 48);
  context.beginPath();
  context.moveTo(116, y + (up ? 80 : 44));
  context.lineTo(116, y + (up ? 44 : 80));
  context.moveTo(98, y + (up ? 60 : 64));
  context.lineTo(116, y + (up ? 44 : 82));
  context.lineTo(134, y + (up ? 60 : 64));
  context.stroke();
}

/** The sign of a QR code: three corners and some dots. */
function codeSign(context: Context, x: number, y: number, size: number, color: string) {
  const unit = size / 11;
  context.fillStyle = color;
  for (const [left, top] of [
    [0, 0],
    [7, 0],
    [0, 7],
  ] as const) {
    context.fillRect(x + left * unit, y + top * unit, 4 * unit, 4 * unit);
    context.clearRect(x + (left + 1) * unit, y + (top + 1) * unit, 2 * unit, 2 * unit);
    context.fillRect(x + (left + 1.5) * unit, y + (top + 1.5) * unit, unit, unit);
  }
  for (const [left, top] of [
    [5, 1],
    [5, 4],
    [7, 5],
    [9, 6],
    [5, 7],
    [7, 8],
    [10, 8],
    [6, 10],
    [9, 10],
    [1, 5],
  ] as const)
    context.fillRect(x + left * unit, y + top * unit, unit, unit);
}

/** What the 21.5-inch screen shows between two people: no name, for the name is a setting of the site. */
export function screenArt() {
  return painted(720, 1280, (context) => {
    context.fillStyle = '#f6f1e6';
    context.fillRect(0, 0, 720, 1280);
    context.fillStyle = '#173f2e';
    context.fillRect(0, 0, 720, 148);
    drawMark(context, [44, 34, 80], ['#0f2b20', '#f3eddf', '#c8380f']);
    context.fillStyle = '#f3eddf';
    context.font = '600 40px Inter';
    context.fillText('Open 24/7', 150, 88);
    context.textAlign = 'right';
    context.fillText('09:41', 672, 88);
    context.textAlign = 'left';
    context.fillStyle = '#13231b';
    context.font = '750 86px Bricolage';
    context.fillText('What would', 48, 268);
    context.fillText('you like to do?', 48, 362);
    button(context, 430, '#c8380f', '#ffffff', 'Collect a parcel', 'QR code, card or PIN');
    parcelSign(context, 430, '#ffffff', true);
    button(context, 654, '#173f2e', '#f3eddf', 'Send a parcel', 'Choose a compartment');
    parcelSign(context, 654, '#f3eddf', false);
    context.fillStyle = '#fffdf8';
    context.beginPath();
    context.roundRect(48, 878, 624, 264, 22);
    context.fill();
    context.save();
    codeSign(context, 88, 918, 184, '#13231b');
    context.restore();
    context.fillStyle = '#13231b';
    context.font = '700 42px Inter';
    context.fillText('Have a code?', 316, 986);
    context.font = '500 32px Inter';
    context.fillStyle = '#47564d';
    context.fillText('Hold it up to the', 316, 1040);
    context.fillText('scanner below.', 316, 1084);
    context.font = '600 32px Inter';
    context.fillText('Help', 48, 1222);
    context.textAlign = 'right';
    context.fillText('English', 672, 1222);
    context.textAlign = 'left';
  });
}
