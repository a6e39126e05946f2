import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { places } from '../support/places';

const KB = 1024;
const assets = join(places.webDist, 'client/assets');
const files = readdirSync(assets);
/** The one file of a build's entry, by the entry's name. */
function read(entry: string): Buffer {
  const own = files.filter((name) => new RegExp(`^${entry}-[\\w-]{8}\\.js$`).test(name));
  expect([entry, own.length]).toEqual([entry, 1]);
  return readFileSync(join(assets, own[0] ?? ''));
}
const sizeOf = (entry: string) => brotliCompressSync(read(entry)).length;

describe('what a visitor’s browser loads before anybody touches the page', () => {
  it('S6: the first script is one file of at most 4 KB, which asks for none by itself', () => {
    expect(sizeOf('start')).toBeLessThanOrEqual(4 * KB);
    expect(read('start').toString()).not.toMatch(/\bfrom["'`]|\bimport["'`]/);
  });

  it('S6: with what measures a visit and what asks for a person’s consent it is at most 10 KB of script', () => {
    expect(sizeOf('start-measured') + sizeOf('tags')).toBeLessThanOrEqual(10 * KB);
  });

  it('S6: the fonts that every page begins with, and that of the Naira, are at most 32 KB', () => {
    const fonts = files.filter((name) => /^(heading|text|text-naira|heading-naira)-[\w-]{8}\.woff2$/.test(name));
    const first = fonts.filter((name) => !/-(ext|dotted|accented)-/.test(name));
    expect(first).toHaveLength(4);
    expect(first.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0)).toBeLessThanOrEqual(32 * KB);
  });
});
