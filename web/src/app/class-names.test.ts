import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classNames } from '../../bundling/class-names.mjs';

const folder = join(import.meta.dirname, '..');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => join(folder, path));
const all = (nameOf: (name: string, path: string) => string) =>
  sheets.flatMap((path) => {
    const classes = readFileSync(path, 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g);
    return [...new Set([...classes].map(([, name = '']) => name))].map((name) => nameOf(name, path));
  });

it('S6: every class of every sheet has a name of its own, of four signs at most, which no build sees otherwise', () => {
  const names = all(classNames(folder));
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  // With a figure in it, it is no word that a browser's extension hides.
  expect(names.filter((name) => !/^[a-zA-Z]\d\w{1,2}$/.test(name))).toEqual([]);
  expect(all(classNames(folder))).toEqual(names);
});

it('S6: a class that its sheet does not have is no silent name', () => {
  expect(() => classNames(folder)('nowhere', sheets[0] ?? '')).toThrow(/has no class nowhere/);
});
