import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { adminGroups, siteGroups } from './chunks.mjs';
import { common, dist, root } from './settings.mjs';

export const entries = {
  site: 'src/app/entry-client.tsx',
  start: 'src/app/entry-start.ts',
  admin: 'src/app/entry-admin.tsx',
  preview: 'src/app/entry-preview.ts',
  tags: 'src/app/entry-tags.ts',
  'start-measured': 'src/app/entry-measured-start.ts',
  vitals: 'src/app/entry-vitals.ts',
};

/** For an entry whose parts have no style sheets: leaves out the 600 bytes of Vite's that would load them with a part (S6). */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

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
      // Visitors pay for each byte: 1 % less than what the bundler makes of it by itself (S6). The back-office would wait longer for its build.
      minify: name === 'admin' ? 'oxc' : 'terser',
      terserOptions: { compress: { passes: 2 } },
      rolldownOptions: {
        input: { [name]: join(root, entries[name]) },
        // What is measured of speed is asked of its file by name.
        preserveEntrySignatures: 'exports-only',
        // A constant of another file is its value: some dozen bytes less in each of a visitor's files (S6).
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: { codeSplitting: { groups } },
      },
    },
  });
  return readFileSync(join(dist, `client/.vite/${name}.json`), 'utf8');
}

/** Builds what the browser gets. @returns what Vite says of each entry's files, as JSON by the entry's name */
export async function buildForBrowser() {
  const groups = { site: siteGroups, admin: adminGroups };
  const manifests = {};
  for (const name of Object.keys(entries)) manifests[name] = await buildEntry(name, groups[name] ?? []);
  return manifests;
}
