import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

/** How long drawing may take, in ms. */
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** Beside this module, in the sources and in the build. */
const PROGRAM = join(import.meta.dirname, 'png-program.mjs');

const filesSchema = z.array(z.base64());

/** An icon to be drawn, `size` pixels wide and high. */
export type IconToDraw = { svg: string; size: number };

/**
 * Draws SVG files as PNG, in their order, in a process that knows none of our secrets, and that ends with `signal`.
 * @throws Error when that fails
 */
export async function drawIcons(icons: readonly IconToDraw[], signal: AbortSignal): Promise<Buffer[]> {
  const written = await new Promise<string>((resolve, reject) => {
    const options = { timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES, env: {}, signal };
    const child = execFile(process.execPath, [PROGRAM], options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.on('error', reject);
    child.stdin?.end(JSON.stringify(icons));
  });
  return filesSchema.parse(JSON.parse(written)).map((file) => Buffer.from(file, 'base64'));
}
