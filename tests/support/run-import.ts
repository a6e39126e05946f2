import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { places, secrets } from './places';
import type { Stack } from './stack';

export type Imported = { code: number | null; output: string };
/** `npm run import` under way. */
export type Importing = { process: ChildProcess; ended: Promise<Imported> };

/** Starts `npm run import` for a product that runs, with these arguments. */
export function startImport(stack: Stack, args: readonly string[]): Importing {
  writeFileSync(join(stack.dataDir, 'secrets.json'), JSON.stringify({ secrets }), { mode: 0o600 });
  const child = spawn(process.execPath, [join(places.root, 'scripts/import.mjs'), ...args], {
    cwd: places.root,
    env: {
      ...process.env,
      DATA_DIR: stack.dataDir,
      CMS_PORT: new URL(stack.cmsUrl).port,
      PORT: new URL(stack.origin).port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<Imported>((resolve) => child.once('close', (code) => resolve({ code, output })));
  return { process: child, ended };
}

/** The same, to its end. */
export function runImport(stack: Stack, args: readonly string[]): Promise<Imported> {
  return startImport(stack, args).ended;
}
