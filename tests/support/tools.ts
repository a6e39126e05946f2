import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { places } from './places';

/** A program of somebody else's, and the environment that it needs. */
export type Tool = { program: string; env: NodeJS.ProcessEnv };

/** Where scripts/lib/bench-tools.mjs unpacks what the machine lacks. */
const unpacked = join(places.cache, 'bench-tools/usr');

function starts({ program, env }: Tool): boolean {
  const { error, status } = spawnSync(program, ['-v'], { stdio: 'ignore', env });
  // 127: it is there, but not the libraries that it needs.
  return error === undefined && status !== 127;
}

function libraries(): string {
  const lib = join(unpacked, 'lib');
  const folders = existsSync(lib) ? readdirSync(lib).filter((name) => name.includes('linux')) : [];
  return folders.map((name) => join(lib, name)).join(':');
}

/** The program in the PATH, else the one that was unpacked for the bench; null where there is neither. */
export function findTool(name: 'nginx' | 'wrk'): Tool | null {
  const env = { ...process.env, LD_LIBRARY_PATH: libraries() };
  const own = ['bin', 'sbin'].map((folder) => ({ program: join(unpacked, folder, name), env }));
  return [{ program: name, env: process.env }, ...own].find(starts) ?? null;
}
