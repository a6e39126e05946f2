// Bundles the proxy with the contract's sources; npm packages stay outside.
import { build } from 'esbuild';
import { copyFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
rmSync(join(here, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: [join(here, 'src/server.ts')],
  outdir: join(here, 'dist'),
  bundle: true,
  // What only some of the processes load is a file of its own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // The contract is TypeScript and goes in; everything else is resolved at run time.
  plugins: [
    {
      name: 'external-packages',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@apoti/contract') ? null : { path, external: true },
        );
      },
    },
  ],
});
// Runs as a program of its own.
copyFileSync(join(here, 'src/pages/icons/png-program.mjs'), join(here, 'dist/png-program.mjs'));
