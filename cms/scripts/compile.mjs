// Compiles the server into dist/ in seconds and leaves the built panel (dist/build) alone. What is left of deleted sources
// goes first: Strapi would load it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cms = join(dirname(fileURLToPath(import.meta.url)), '..');
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
for (const part of ['src', 'config', 'types']) rmSync(join(cms, 'dist', part), { recursive: true, force: true });
const run = spawnSync(process.execPath, [tsc, '-p', join(cms, 'tsconfig.json')], { stdio: 'inherit' });
process.exitCode = run.status ?? 1;
