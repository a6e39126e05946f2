import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../lockfile.mjs';
import { timed } from '../output.mjs';
import { places, root } from '../paths.mjs';
import { runStep } from '../run-step.mjs';
import { hashInputs, isStamped, writeStamp } from '../stamp.mjs';
import { sqliteModule, sqliteProbe } from '../toolchain.mjs';

const manifests = ['package-lock.json', 'package.json', '.npmrc'];

/** The two npm projects: the workspaces, and Strapi's own. */
const projects = [
  { name: 'the packages of site and proxy', dir: root, more: ['compat-proxy', 'compat-proxy/contract', 'web'] },
  { name: 'the packages of the CMS', dir: places.cms, more: [] },
];

/** @typedef {typeof projects[number]} Project */

/** What the installed files were made for: native modules fit one Node version and one platform. */
const machine = [process.versions.modules, process.platform, process.arch];

/** @param {Project} project */
function stampOf(project) {
  const inputs = manifests.map((file) => join(project.dir, file));
  const workspaces = project.more.map((dir) => join(project.dir, dir, 'package.json'));
  return {
    file: join(project.dir, 'node_modules/.stamp'),
    hash: hashInputs(project.dir, [...inputs, ...workspaces], machine),
  };
}

/** Whether its files are as its lockfile says, and its native modules were loaded by this very Node. @param {Project} project */
function isFitted(project) {
  const { file, hash } = stampOf(project);
  return isStamped(file, hash);
}

/** Whether nothing of the CMS is to be installed or compiled: a look at two files, where loading the module takes a process. */
export function isCmsFitted() {
  return (
    existsSync(sqliteModule(places.cms)) && projects.every((project) => project.dir !== places.cms || isFitted(project))
  );
}

/** Installs what is missing, both projects at a time; nothing when both are as their lockfiles say. */
export async function installMissing() {
  const results = await Promise.allSettled(projects.map(installOne));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** @param {Project} project */
async function installOne(project) {
  if (isFitted(project)) return;
  const { file, hash } = stampOf(project);
  if (!isInstalled(project.dir)) {
    await timed(`installed ${project.name}`, () =>
      runStep(`Installing ${project.name}`, { command: 'npm', args: ['ci', '--include=dev'], cwd: project.dir }),
    );
  }
  if (project.dir === places.cms) await fitNativeModule();
  writeStamp(file, hash);
}

/** Compiles the SQLite module again when it was made for another Node. */
async function fitNativeModule() {
  const cwd = places.cms;
  if (!existsSync(join(cwd, 'node_modules/better-sqlite3'))) return;
  try {
    await runStep('Loading the SQLite module', { command: process.execPath, args: ['-e', sqliteProbe], cwd });
  } catch {
    await timed('compiled the SQLite module', () =>
      runStep('Compiling the SQLite module', { command: 'npm', args: ['rebuild', 'better-sqlite3'], cwd }),
    );
  }
}
