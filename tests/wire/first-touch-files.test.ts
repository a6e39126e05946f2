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

/** Of the files of the app, and of the pages that it may show, all that they ask for. */
function visitorsFiles(): Set<string> {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const text = readFileSync(join(assets, name), 'utf8');
    for (const [, asked = ''] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)) follow(asked);
  };
  files.filter((name) => /^(client|start|tags|begin-offline|\w+Page)[\w-]*\.js$/.test(name)).forEach(follow);
  return found;
}

/** What a phone without anything newer than iOS 15 cannot read, or does not know. */
const TOO_NEW = /\bstatic ?\{|\(\?<[=!]|\.(?:to(?:Sorted|Reversed|Spliced)|findLast(?:Index)?)\(|\bObject\.groupBy\b/;

describe('what a visitor’s browser loads', () => {
  it('P4: nothing of it needs a newer browser than iOS 15 has', () => {
    const all = [...visitorsFiles()];
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter((name) => /^admin-|Screen-/.test(name))).toEqual([]);
    expect(all.filter((name) => TOO_NEW.test(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
    const worker = readFileSync(join(places.webDist, 'service-worker/service-worker.js'), 'utf8');
    expect(worker).not.toMatch(TOO_NEW);
  });
});

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
