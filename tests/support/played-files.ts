import type { Page } from 'playwright/test';

/** Two seconds of a video that a browser can play: recorded by it. */
export async function recordVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    let frames = 0;
    await new Promise<void>((resolve) => {
      const draw = () => {
        frames += 1;
        if (drawing) drawing.fillStyle = `hsl(${frames * 6} 80% 50%)`;
        drawing?.fillRect(0, 0, canvas.width, canvas.height);
        if (frames < 60) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** A WAV of a second of a tone. */
export function tone(): Buffer {
  const rate = 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + rate * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(rate * 2, 40);
  const wave = Buffer.alloc(rate * 2);
  for (let at = 0; at < rate; at += 1)
    wave.writeInt16LE(Math.round(9_000 * Math.sin((2 * Math.PI * 660 * at) / rate)), at * 2);
  return Buffer.concat([head, wave]);
}
