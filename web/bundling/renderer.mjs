import { join } from 'node:path';
import { build } from 'vite';
import { leaveOut } from './leave-out.mjs';
import { common, dist, root } from './settings.mjs';

/** Builds what the proxy renders pages with, which knows the browser's files by their names. */
export async function buildRenderer(assets) {
  await build({
    ...common,
    plugins: [...common.plugins, leaveOut],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/entry-server.tsx'),
      outDir: join(dist, 'server'),
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        output: {
          // What the proxy runs with what V8 kept of it: one script, and one function of what CommonJS has (compat-proxy/src/compiled/).
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: 'entry-server.cjs',
          // The names once: `define` would write all of them at each place that reads one.
          banner: `(function(exports,require,module,__filename,__dirname){"use strict";const __ASSETS__=${JSON.stringify(assets)};`,
          footer: '})',
          // The engine keeps the text of what it runs, with two bytes a letter if one letter is no ASCII. Names stay, for the log.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
        },
      },
    },
  });
}
