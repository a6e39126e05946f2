import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file of the repository, tracked or new, by its path from the root, sorted: as git tells, and where it does not answer (no git
 * here, or an unpacked archive) all that is there and not ignored.
 * @param {string} root
 * @param {(root: string) => string[]} [ask] for tests
 * @returns {string[]}
 */
export function repositoryFiles(root, ask = askGit) {
  const told = ask(root).filter((file) => existsSync(join(root, file)));
  return (told.length > 0 ? told : walk(root)).toSorted();
}

/** @param {string} root */
function askGit(root) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? [...new Set(stdout.split('\0'))].filter((file) => file !== '') : [];
}

/** What .gitignore of the root says, as far as it names files and folders wherever they are. @param {string} root */
function ignoredNames(root) {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const rules = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, not, name = '', folder] = /^(!?)(.*?)(\/?)$/.exec(line) ?? [];
      const source = name.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
      return { ignores: not === '', onlyFolder: folder === '/', name: new RegExp(`^${source}$`) };
    });
  return (/** @type {string} */ name, /** @type {boolean} */ isFolder) =>
    rules.findLast((rule) => rule.name.test(name) && (isFolder || !rule.onlyFolder))?.ignores === true;
}

/** @param {string} root @returns {string[]} */
function walk(root) {
  const isIgnored = ignoredNames(root);
  /** @param {string} folder @returns {string[]} */
  const below = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const isFolder = entry.isDirectory();
      if (entry.name === '.git' || isIgnored(entry.name, isFolder)) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return isFolder ? below(path) : [path];
    });
  return below('');
}
