// Builds the site and the back-office for the browser, then the renderer for the proxy, which knows the browser's files by name.
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { classNames } from './class-names.mjs';
import { leaveOut } from './leave-out.mjs';

const root = dirname(fileURLToPath(import.meta.url));
/** Built beside the last build and put in its place at the end: a failed build leaves the last one as it was. */
const finished = join(root, 'dist');
const dist = join(root, '.cache/dist');
const common = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  css: { modules: { generateScopedName: classNames(join(root, 'src')) } },
};
const entries = {
  site: 'src/app/entry-client.tsx',
  start: 'src/app/entry-start.ts',
  admin: 'src/app/entry-admin.tsx',
  preview: 'src/app/entry-preview.ts',
  tags: 'src/app/entry-tags.ts',
  'start-measured': 'src/app/entry-measured-start.ts',
  vitals: 'src/app/entry-vitals.ts',
};

const SHARED_STYLES = /src\/(shared|sections|site\/layout|app)\/.*\.css$/;
/** What the home page and the frame of every page are made of. */
const SEEN_FIRST = /src\/(site\/home\/HomePage|app\/entry-client)\.tsx$/;

/**
 * Whether a module is in what the home page loads at once. Only such a sheet can change what another one of them says, since it dresses a
 * part that its own part shows: the other sheets may come in a file after theirs.
 */
function isSeenFirst(id, graph, seen = new Set()) {
  if (SEEN_FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isSeenFirst(importer, graph, seen));
}

/** With what loads a part and its styles on demand, of Vite's. */
const framework = {
  name: 'framework',
  priority: 5,
  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\/|vite\/preload-helper/,
};
const seenFirst = (name) => (id, graph) => (isSeenFirst(id, graph) ? name : null);
const SHARED_PARTS = /src\/shared\/(ui|lib|site-data)\/(?!toast|Toaster)|contract\/(src|dist)\/constants/;
/**
 * What the site's pages share goes into few files, since each file is a round trip on a slow phone: the framework, the styles
 * (thereby in one order on every page; what the home page has no use for apart) and the small parts that many pages use. What is
 * loaded on demand stays apart.
 */
const siteGroups = [
  framework,
  { debugName: 'styles', name: seenFirst('styles'), test: SHARED_STYLES, priority: 4 },
  { name: 'further-styles', test: SHARED_STYLES, priority: 3 },
  { debugName: 'kit', name: seenFirst('kit'), test: SHARED_PARTS, minShareCount: 2, priority: 2 },
  { name: 'further-kit', test: SHARED_PARTS, minShareCount: 2, priority: 1 },
];

/** What screens of the back-office share goes into one file and one style sheet: opening a screen asks for its own two (S11). */
const adminGroups = [framework, { name: 'office', test: /\/(web|contract)\/src\//, minShareCount: 2 }];

/** For an entry whose parts have no style sheets: leaves out the 600 bytes of Vite's that would load them with a part (S6). */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** Names the build by all that decides what a page looks like: the site's own source, the contract's, and the browser's files. */
function buildId(manifest) {
  const hash = createHash('sha256').update(manifest);
  for (const folder of [join(root, 'src'), join(root, '../compat-proxy/contract/src')]) {
    for (const name of readdirSync(folder, { recursive: true }).sort()) {
      if (/\.(ts|tsx|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
        hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Everything that a document must name for an entry to run: its script, what that imports, and their styles. */
function filesOf(manifest, entry) {
  const seen = new Set();
  const styles = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    // What is imported comes first, so that an entry's own styles have the last word.
    for (const inner of chunk.imports ?? []) visit(inner);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  visit(entry);
  const [script, ...imports] = seen;
  return {
    script: `/${script}`,
    imports: imports.map((file) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
  };
}

/** The pages' own files, by the page's name, which is its folder's. */
function pagesOf(manifest) {
  const pages = Object.keys(manifest).filter((key) => /^src\/site\/[^/]+\/\w+Page\.tsx$/.test(key));
  return Object.fromEntries(pages.map((key) => [key.split('/')[2], filesOf(manifest, key)]));
}

/** What the browser checks before it runs a script that a document names: that it is the one of this build. */
function integrityOf(scripts) {
  const digest = (file) =>
    createHash('sha256')
      .update(readFileSync(join(dist, 'client', file)))
      .digest('base64');
  return Object.fromEntries(scripts.map((file) => [file, `sha256-${digest(file)}`]));
}

function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Builds what one entry needs, without a look at the others: the back-office shall never shape a visitor's files. */
async function buildEntry(name, groups) {
  await build({
    ...common,
    plugins: name === 'tags' ? [plainImports] : common.plugins,
    publicDir: name === 'site' ? 'public' : false,
    build: {
      outDir: join(dist, 'client'),
      emptyOutDir: false,
      manifest: `.vite/${name}.json`,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        input: { [name]: join(root, entries[name]) },
        // What is measured of speed is asked of its file by name.
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups } },
      },
    },
  });
  return readFileSync(join(dist, `client/.vite/${name}.json`), 'utf8');
}

/** A sheet without what it gives a value and does not use; what comes after it has them all. */
function withoutUnusedValues(css) {
  const unused = [...css.matchAll(/[{;](--[\w-]+):/g)]
    .map(([, name]) => name)
    .filter((name) => !css.includes(`var(${name}`));
  if (unused.length === 0) return css;
  const rest = unused.reduce((text, name) => text.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), ''), css);
  return withoutUnusedValues(rest);
}

/** The first look of the home page, as its document has it (decision 0031), and what the policy knows it by. */
async function buildFirstLook() {
  const { output } = await build({
    ...common,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      // A sheet of classes is left out unless they are exported.
      rolldownOptions: { input: join(root, 'src/app/entry-first-look.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const style = withoutUnusedValues(sheets.map(({ source }) => String(source).trim()).join(''));
  if (sheets.length !== 1 || style.includes('</'))
    throw new Error('The first look is one sheet that can stand in a document');
  return { style, hash: `'sha256-${createHash('sha256').update(style).digest('base64')}'` };
}

rmSync(dist, { recursive: true, force: true });
const manifests = {
  site: await buildEntry('site', siteGroups),
  start: await buildEntry('start', []),
  admin: await buildEntry('admin', adminGroups),
  preview: await buildEntry('preview', []),
  tags: await buildEntry('tags', []),
  'start-measured': await buildEntry('start-measured', []),
  vitals: await buildEntry('vitals', []),
};
const site = JSON.parse(manifests.site);
const font = (name) => Object.values(site).find((chunk) => chunk.src === `src/assets/fonts/${name}`)?.file;
const assets = {
  buildId: buildId(Object.values(manifests).join('')),
  fonts: [font('heading.woff2'), font('text.woff2')].filter(Boolean).map((file) => `/${file}`),
  naira: `/${font('text-naira.woff2')}`,
  start: filesOf(JSON.parse(manifests.start), entries.start).script,
  site: filesOf(site, entries.site),
  admin: filesOf(JSON.parse(manifests.admin), entries.admin),
  preview: filesOf(JSON.parse(manifests.preview), entries.preview).script,
  tags: filesOf(JSON.parse(manifests.tags), entries.tags),
  measuredStart: filesOf(JSON.parse(manifests['start-measured']), entries['start-measured']).script,
  vitals: filesOf(JSON.parse(manifests.vitals), entries.vitals).script,
  pages: pagesOf(site),
  firstLook: await buildFirstLook(),
};
assets.integrity = integrityOf([
  assets.start,
  assets.admin.script,
  assets.preview,
  assets.tags.script,
  assets.measuredStart,
]);
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
// The service worker: one classic script, which the proxy serves at the root so that it may answer for the whole site (X4).
await build({
  ...common,
  plugins: [],
  publicDir: false,
  define: { __OFFLINE__: JSON.stringify({ build: assets.buildId, style: assets.pages.offline.styles.at(-1) }) },
  build: {
    outDir: join(dist, 'service-worker'),
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: join(root, 'src/app/entry-service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
compress(join(dist, 'client'));
rmSync(finished, { recursive: true, force: true });
renameSync(dist, finished);
