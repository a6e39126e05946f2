// Bundles the proxy with the contract's sources and its npm packages: one file is read at a start, not a thousand (decision 0032).
import { build } from 'esbuild';
import { copyFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Fastify asks for these where a route has a schema of its own (none has) and where a test has no port (decision 0032). */
const NEVER_LOADED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** Parts of packages that a start would read and run for nothing, and what stands in their place (decision 0032). */
const LEFT_OUT = [
  // zod's messages in sixty languages are half of it; it takes the English ones by itself.
  { filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/, contents: "export { default as en } from './en.js';" },
  // @fastify/static lists a folder's files where its routes are none with a wildcard.
  {
    filter: /[/\\]glob[/\\]dist[/\\].*index(\.min)?\.js$/,
    contents: "exports.glob = () => Promise.reject(new Error('glob is left out of the bundle'));",
  },
];
/** Fastify makes its servers by these where it is not told how (decision 0032). */
const SERVERS = /^node:http[s2]$/;
const leaveOut = {
  name: 'leave-out',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: SERVERS }, ({ path, importer }) =>
      /[/\\]fastify[/\\]lib[/\\]server\.js$/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: SERVERS, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
    for (const { filter, contents } of LEFT_OUT)
      onLoad({ filter }, ({ path }) => ({ contents, resolveDir: dirname(path) }));
  },
};

const here = dirname(fileURLToPath(import.meta.url));
rmSync(join(here, 'dist'), { recursive: true, force: true });
const common = {
  outdir: join(here, 'dist'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // A single letter beyond ASCII, such as one in a comment, would have V8 keep the whole text with two bytes a letter. Names
  // stay, and lines are short: what a line of the log points at can be found.
  charset: 'ascii',
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'linked',
};
await build({ ...common, entryPoints: [join(here, 'src/server.ts')], format: 'esm' });
await build({
  ...common,
  entryPoints: [join(here, 'src/main.ts')],
  // What server.js runs with what V8 kept of it: one script, and one function of what CommonJS has (src/compiled/).
  format: 'cjs',
  define: { 'import.meta.dirname': '__dirname' },
  outExtension: { '.js': '.cjs' },
  banner: { js: '(function(exports,require,module,__filename,__dirname){"use strict";' },
  footer: { js: '})' },
  // V8 does not keep from where a script's import() is to be answered: what is loaded later is asked for by require().
  supported: { 'dynamic-import': false },
  // Loaded when somebody asks for what they make; of the older kind of package a bundle would give the default export only.
  external: ['feed', 'ics', 'sitemap', ...NEVER_LOADED],
  plugins: [leaveOut],
});
// Runs as a program of its own.
copyFileSync(join(here, 'src/pages/icons/png-program.mjs'), join(here, 'dist/png-program.mjs'));
