import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../lockfile.mjs';
import { note, timed } from '../output.mjs';
import { places, root } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { runStep } from '../run-step.mjs';
import { readSettings } from '../settings.mjs';
import { hashInputs, isStamped, writeStamp } from '../stamp.mjs';
import { sqliteModule, sqliteProbe } from '../toolchain.mjs';
import { allDone } from './all-done.mjs';
import { belowProductProblem } from './below-product.mjs';
import { createTurn } from './turn.mjs';
import { requireWritable } from './writable.mjs';

const manifests = ['package-lock.json', 'package.json', '.npmrc'];

/** Native modules are made by their own scripts, whatever this machine's npm is told of scripts otherwise. */
const RUNS_SCRIPTS = '--ignore-scripts=false';

/** The two npm projects: the workspaces, and Strapi's own. */
const projects = [
  { name: 'the packages of site and proxy', dir: root, more: ['compat-proxy', 'compat-proxy/contract', 'web'] },
  { name: 'the packages of the CMS', dir: places.cms, more: [] },
];

/** @typedef {{ name: string, dir: string, more: string[] }} Project */

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

/**
 * Installs what is missing, both projects at a time; nothing when both are as their lockfiles say. A Problem where the product runs
 * from here with the packages that would go.
 * @param {{ projects?: Project[], root?: string, dataDir?: string, mayWrite?: (dir: string) => void }} [here] for tests
 */
export async function installMissing(here = {}) {
  const { dataDir = readSettings(process.env, root).settings.dataDir } = here;
  let isFree = false;
  const refuse = () => {
    // A start that comes later waits for this turn.
    if (isFree) return;
    const problem = belowProductProblem(here.root ?? root, dataDir);
    if (problem) throw new Problem(problem);
    isFree = true;
  };
  const all = here.projects ?? projects;
  if (all.every(isFitted)) return;
  const turn = createTurn(here.root ?? root);
  try {
    await turn.take();
    await allDone(all.map((project) => installOne(project, refuse, here.mayWrite)));
  } finally {
    await turn.end();
  }
}

/**
 * @param {Project} project
 * @param {() => void} refuse throws where nothing may be installed
 * @param {(dir: string) => void} [mayWrite]
 */
async function installOne(project, refuse, mayWrite) {
  if (isFitted(project)) return;
  const { file, hash } = stampOf(project);
  const why = 'Packages have to be installed';
  const instead = 'install them once as its owner: npm start installs before it serves';
  requireWritable(file, { dir: project.dir, why, instead }, mayWrite);
  if (!isInstalled(project.dir)) {
    refuse();
    // It takes minutes.
    note(`installing ${project.name} …`);
    await timed(`installed ${project.name}`, () =>
      runStep(`Installing ${project.name}`, {
        command: 'npm',
        args: ['ci', '--include=dev', RUNS_SCRIPTS],
        cwd: project.dir,
      }).catch((error) => {
        // The other project may take minutes yet.
        note(`${project.name} could not be installed`);
        throw error;
      }),
    );
  }
  if (project.dir === places.cms) await fitNativeModule(refuse);
  writeStamp(file, hash);
}

/** Compiles the SQLite module again when it was made for another Node. @param {() => void} refuse throws where nothing may be installed */
async function fitNativeModule(refuse) {
  const cwd = places.cms;
  if (!existsSync(join(cwd, 'node_modules/better-sqlite3'))) return;
  const look = () =>
    runStep('Loading the SQLite module', { command: process.execPath, args: ['-e', sqliteProbe], cwd });
  try {
    await look();
  } catch {
    refuse();
    const args = ['rebuild', 'better-sqlite3', RUNS_SCRIPTS];
    note('compiling the SQLite module …');
    await timed('compiled the SQLite module', () =>
      runStep('Compiling the SQLite module', { command: 'npm', args, cwd }),
    );
    // What still cannot be loaded is not noted as installed: the next start tries again.
    await look();
  }
}
