import { join } from 'node:path';
import { proxyFlags } from '../node-flags.mjs';
import { places, root } from '../paths.mjs';

/**
 * @typedef {object} Target something that is built from files
 * @property {string} name for people
 * @property {string[]} inputs files and folders that it is made from
 * @property {string[]} makes files that are there afterwards
 * @property {string} stamp
 * @property {string[]} [settings] environment variables that are built in
 * @property {import('../run-step.mjs').Command} run
 */

/**
 * @param {string} cwd
 * @param {string} script of that package.json
 * @param {Record<string, string>} [env]
 */
const npmRun = (cwd, script, env = {}) => ({
  command: 'npm',
  args: ['run', '--silent', script],
  cwd,
  env: { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true', ...env },
});

/** @param {string} dir @param {string[]} names */
const inside = (dir, names) => names.map((name) => join(dir, name));

const shared = [join(root, 'tsconfig.json'), join(root, 'package-lock.json')];
const contractSources = inside(places.contract, ['src', 'build.mjs', 'package.json', 'tsconfig.build.json']);

const nodeFlags = join(root, 'scripts/lib/node-flags.mjs');

/** @type {Target} */
const contract = {
  name: 'the contract',
  inputs: [...shared, ...contractSources],
  makes: [join(places.contract, 'dist/cjs/index.js')],
  stamp: join(places.contract, 'dist/.stamp'),
  run: npmRun(places.contract, 'build'),
};

/** @type {Target} */
const web = {
  name: 'the site',
  inputs: [...shared, ...contractSources, places.web],
  makes: [join(places.web, 'dist/client'), join(places.web, 'dist/server/entry-server.cjs')],
  stamp: join(places.web, 'dist/.stamp'),
  settings: ['VITE_API_BASE'],
  run: npmRun(places.web, 'build', { NODE_ENV: 'production' }),
};

/** @type {Target} */
const proxy = {
  name: 'the proxy',
  inputs: [...shared, ...contractSources, ...inside(places.proxy, ['src', 'build.mjs', 'package.json'])],
  makes: [join(places.proxy, 'dist/server.js'), join(places.proxy, 'dist/main.cjs')],
  stamp: join(places.proxy, 'dist/.stamp'),
  run: npmRun(places.proxy, 'build'),
};

/**
 * What V8 compiles of the proxy and the renderer at a start, for the starts after it (S12).
 * @type {Target}
 */
const compiled = {
  name: 'the start of the proxy',
  // V8 takes what it has compiled with the same flags only.
  inputs: [...new Set([...web.inputs, ...proxy.inputs]), join(places.proxy, 'compile.mjs'), nodeFlags],
  makes: [join(places.proxy, 'dist/main.cjs.compiled'), join(places.web, 'dist/server/entry-server.cjs.compiled')],
  stamp: join(places.proxy, 'dist/.compiled.stamp'),
  settings: web.settings ?? [],
  run: { command: process.execPath, args: [...proxyFlags, 'compile.mjs'], cwd: places.proxy, env: process.env },
};

const cmsConfig = inside(places.cms, ['package-lock.json', 'tsconfig.json']);

/**
 * Strapi's panel: slow to build, and it changes only with Strapi or our extensions of it.
 * @type {Target}
 */
const panel = {
  name: "Strapi's panel",
  inputs: [...cmsConfig, ...inside(places.cms, ['src/admin', 'scripts/build-panel.mjs'])],
  makes: [join(places.cms, 'dist/build/index.html')],
  stamp: join(places.cms, 'dist/build/.stamp'),
  run: npmRun(places.cms, 'build:panel', { NODE_ENV: 'production' }),
};

/** @type {Target} */
const cms = {
  name: 'the CMS',
  inputs: [...cmsConfig, ...contractSources, ...inside(places.cms, ['src', 'config', 'package.json', 'types'])],
  makes: [join(places.cms, 'dist/src/index.js')],
  stamp: join(places.cms, 'dist/.stamp'),
  run: npmRun(places.cms, 'compile'),
};

/**
 * The contract comes first; then two lanes that do not depend on each other. The panel is built with the compiled settings of
 * the CMS. `served` is what the site needs: the panel may come later.
 */
export const targets = {
  contract,
  web,
  proxy,
  compiled,
  panel,
  cms,
  lanes: [
    [cms, panel],
    [web, proxy, compiled],
  ],
  served: [[cms], [web, proxy, compiled]],
};
