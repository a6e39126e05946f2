import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIGURES = '0123456789';
const SIGNS = LETTERS + FIGURES;

/** A number in letters and figures. */
function inSigns(number) {
  const rest = Math.floor(number / SIGNS.length);
  return SIGNS[number % SIGNS.length] + (rest === 0 ? '' : inSigns(rest - 1));
}

/**
 * A letter and a figure for each file, which follow from its path, so that another file leaves them as they are; the next free ones
 * where they are taken. With a figure in it no name is a word, such as `ads`, that a browser's extension hides.
 */
function prefixesOf(files) {
  const most = LETTERS.length * FIGURES.length;
  const taken = new Map();
  for (const file of files) {
    let number = createHash('sha256').update(file).digest().readUInt32BE() % most;
    while (taken.has(number)) number = (number + 1) % most;
    taken.set(number, file);
  }
  const text = (number) => LETTERS[number % LETTERS.length] + FIGURES[Math.floor(number / LETTERS.length)];
  return new Map([...taken].map(([number, file]) => [file, text(number)]));
}

/** What a style sheet may name: its classes first, then every other word, animations among them. */
function namesIn(css) {
  const classes = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name);
  return [...new Set([...classes, ...css.match(/[A-Za-z_][\w-]*/g)])];
}

/**
 * Names classes in three or four signs: they are in documents, styles and scripts, many times over. Several builds, one for the
 * server, have to agree, so a name follows from the file and from the class's place in it, not from what one build has seen.
 * @param {string} folder of all style sheets
 * @returns {(name: string, path: string) => string} for `css.modules.generateScopedName`
 */
export function classNames(folder) {
  const nameOf = (path) => relative(folder, path).split(sep).join('/');
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.module.css'));
  const files = paths.map((path) => nameOf(join(folder, path))).sort();
  const prefixes = prefixesOf(files);
  const names = new Map(files.map((file) => [file, namesIn(readFileSync(join(folder, file), 'utf8'))]));
  return (name, path) => {
    const file = nameOf(path.split('?')[0]);
    const place = names.get(file)?.indexOf(name) ?? -1;
    if (place < 0) throw new Error(`${file} has no class ${name}`);
    return prefixes.get(file) + inSigns(place);
  };
}
