import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'build', '.cache', '.strapi', '.tmp', '.git', '.data']);
const notInput = /\.test\.tsx?$|(^|\/)\.|\.md$/;

/**
 * Every file below the given files and folders that a build reads, sorted. What is missing is left out.
 * @param {string[]} inputs absolute paths
 * @returns {string[]}
 */
export function inputFiles(inputs) {
  return inputs.flatMap((input) => (existsSync(input) ? walk(input) : [])).sort();
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function walk(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : walk(join(path, entry.name));
    return notInput.test(entry.name) ? [] : [join(path, entry.name)];
  });
}

/**
 * A hash of names and bytes of everything that a build reads, and of the platform that it was made for.
 * @param {string} root names count from here
 * @param {string[]} inputs absolute paths of files and folders
 * @param {string[]} [more] other facts that the output depends on
 * @param {(file: string) => Buffer} [read] how a file is read; {@link readOnce} where several hashes share files
 * @returns {string}
 */
export function hashInputs(root, inputs, more = [], read = readBytes) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of inputFiles(inputs)) {
    hash.update(`\0${relative(root, file)}\0`).update(read(file));
  }
  return hash.digest('hex');
}

/** @param {string} file */
const readBytes = (file) => readFileSync(file);

/**
 * Reads each file once and keeps it: the targets of one start share most of their files (S12).
 * @returns {(file: string) => Buffer}
 */
export function readOnce() {
  /** @type {Map<string, Buffer>} */
  const known = new Map();
  return (file) => {
    const bytes = known.get(file) ?? readFileSync(file);
    known.set(file, bytes);
    return bytes;
  };
}

/**
 * Whether a stamp file says that its output was made from these inputs.
 * @param {string} file
 * @param {string} hash
 */
export function isStamped(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8').trim() === hash;
}

/**
 * Says that the output beside this file was made from these inputs.
 * @param {string} file
 * @param {string} hash
 */
export function writeStamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  // A new file each time: a copy of the folder that was made with hard links keeps its own stamp.
  writeFileSync(`${file}.new`, `${hash}\n`);
  renameSync(`${file}.new`, file);
}
