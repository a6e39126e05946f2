import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {(command: string) => boolean} Works whether a program starts and succeeds */

/** The three things that building a native module needs, with the programs that provide each. */
const needed = [
  { what: 'Python 3', programs: ['python3'] },
  { what: 'make', programs: ['make', 'gmake'] },
  { what: 'a C++ compiler', programs: ['c++', 'g++', 'clang++'] },
];

/** @type {Record<string, string>} */
const remedies = {
  linux:
    'on Debian or Ubuntu: apt-get install -y python3 make g++; on Fedora: dnf install -y python3 make gcc-c++; on Alpine: apk add python3 make g++',
  darwin: 'run: xcode-select --install',
};

/** @type {Works} */
const works = (command) => spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 10_000 }).status === 0;

/**
 * What is missing for compiling a native module.
 * @param {Works} [check]
 * @returns {string[]}
 */
export function missingTools(check = works) {
  return needed.filter((tool) => !tool.programs.some(check)).map((tool) => tool.what);
}

/**
 * Where the maker of better-sqlite3 publishes the compiled module for this Node and platform.
 * @param {string} version of better-sqlite3
 * @param {{ abi: string, platform: string, arch: string, musl: boolean }} machine
 */
export function prebuiltUrl(version, { abi, platform, arch, musl }) {
  const host = 'https://github.com/WiseLibs/better-sqlite3/releases/download';
  return `${host}/v${version}/better-sqlite3-v${version}-node-v${abi}-${platform}${musl ? 'musl' : ''}-${arch}.tar.gz`;
}

/** This machine as prebuiltUrl wants it. */
function thisMachine() {
  const header = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport()).header;
  const musl = process.platform === 'linux' && !header?.glibcVersionRuntime;
  return { abi: process.versions.modules, platform: process.platform, arch: process.arch, musl };
}

/** Settings that make npm's downloads take another way than ours: whether they succeed, only npm can tell. */
export const otherWays = [
  'https_proxy',
  'HTTPS_PROXY',
  'npm_config_https_proxy',
  'npm_config_better_sqlite3_binary_host',
];

/**
 * Why there is nothing to download, as a sentence begins with it; undefined where there is.
 * @param {string} url
 * @param {typeof fetch} [ask] for tests
 * @returns {Promise<string | undefined>}
 */
export async function downloadProblem(url, ask = fetch) {
  if (otherWays.some((name) => process.env[name])) return undefined;
  const failed = (/** @type {string} */ why) => `The SQLite module could not be downloaded (${why})`;
  try {
    const reply = await ask(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    if (reply.ok) return undefined;
    if (reply.status === 404) return 'There is no ready-made SQLite module for this Node and this system';
    return failed(`${new URL(url).host} answered ${reply.status}`);
  } catch (error) {
    const { cause, name } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return failed(`${new URL(url).host}: ${cause?.code ?? name}`);
  }
}

/**
 * Whether the installed module is there and was made for this Node.
 * @param {string} cmsDir
 */
function isUsable(cmsDir) {
  if (!existsSync(sqliteModule(cmsDir))) return false;
  return (
    spawnSync(process.execPath, ['-e', sqliteProbe], { cwd: cmsDir, stdio: 'ignore', timeout: 10_000 }).status === 0
  );
}

/** @param {string} cmsDir */
export const sqliteModule = (cmsDir) => join(cmsDir, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');

/** A program that fails where the SQLite module cannot be loaded. */
export const sqliteProbe = "new (require('better-sqlite3'))(':memory:').close()";

/**
 * One sentence when the native SQLite module is not built yet, cannot be downloaded and cannot be compiled here.
 * @param {string} cmsDir
 * @param {{ usable?: (cmsDir: string) => boolean, missing?: () => string[], download?: (url: string) => Promise<string | undefined> }} [machine] for tests
 * @returns {Promise<string | undefined>}
 */
export async function toolchainProblem(
  cmsDir,
  { usable = isUsable, missing = missingTools, download = downloadProblem } = {},
) {
  if (usable(cmsDir)) return undefined;
  const tools = missing();
  if (tools.length === 0) return undefined;
  const why = await download(prebuiltUrl(sqliteVersion(cmsDir), thisMachine()));
  if (why === undefined) return undefined;
  const remedy = remedies[process.platform] ?? 'install them with your package manager';
  return `${why}, so it has to be compiled here, but this is missing: ${tools.join(', ')}; ${remedy}.`;
}

/** @param {string} cmsDir */
function sqliteVersion(cmsDir) {
  /** @type {{ dependencies: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(cmsDir, 'package.json'), 'utf8'));
  return manifest.dependencies['better-sqlite3'] ?? '';
}
