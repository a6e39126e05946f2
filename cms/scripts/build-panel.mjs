// Builds Strapi's panel in a folder apart and puts it in dist/build at once, so that a running CMS has a whole panel all the
// while. `strapi build` by itself empties the panel's folder first and compiles the server again below the running one. The
// folder apart has links to the compiled server, whose settings the panel is built with: scripts/compile.mjs comes first.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cms = join(dirname(fileURLToPath(import.meta.url)), '..');
const apart = join(cms, '.cache/panel');
const shown = join(cms, 'dist/build');
const old = join(cms, '.cache/panel-before');

for (const dir of [apart, old]) rmSync(dir, { recursive: true, force: true });
for (const dir of ['src', 'dist']) mkdirSync(join(apart, dir), { recursive: true });
for (const path of ['package.json', 'node_modules', 'src/admin', 'dist/config', 'dist/src'])
  symlinkSync(join(cms, path), join(apart, path));
// Strapi compiles what a tsconfig.json names, and looks for one upwards: here there is nothing to compile.
writeFileSync(join(apart, 'nothing.ts'), 'export {};\n');
const compilerOptions = { module: 'CommonJS', outDir: 'dist', rootDir: '.', types: [], skipLibCheck: true };
writeFileSync(join(apart, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['nothing.ts'] }));

// Visitors of the running product come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const strapi = join(cms, 'node_modules/@strapi/strapi/bin/strapi.js');
// It reads the CMS's settings, perhaps beside one that runs, and has nothing to do in its data folder.
const env = { ...process.env, CMS_READ_ONLY: '1' };
const run = spawnSync(process.execPath, [strapi, 'build'], { cwd: apart, env, stdio: 'inherit' });
if (run.status === 0) {
  if (existsSync(shown)) renameSync(shown, old);
  renameSync(join(apart, 'dist/build'), shown);
  for (const dir of [apart, old]) rmSync(dir, { recursive: true, force: true });
}
process.exitCode = run.status ?? 1;
