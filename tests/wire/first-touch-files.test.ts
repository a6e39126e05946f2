import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadRenderer } from '../../compat-proxy/src/pages/load-renderer';
import { NOW, publicData } from '../../web/src/testing/public-data';
import { namedBy } from '../support/page-weight';
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

/** The home page, whose document names the files of the app. */
const home = loadRenderer(places.webDist).renderPage({
  url: '/',
  data: publicData(),
  origin: 'http://127.0.0.1:8080',
  now: NOW,
  settings: { mapTiles: null },
}).body;

/** What runs that stands in the document itself. */
const inDocument = [...home.matchAll(/<script(?![^>]*(?: src=|application\/))[^>]*>(.*?)<\/script>/gs)].map(
  ([, script = '']) => script,
);

/** The first scripts, the app that a document names, and all that they ask for, by their names. */
function visitorsFiles(): Set<string> {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const text = readFileSync(join(assets, name), 'utf8');
    for (const [, asked = ''] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)) follow(asked);
  };
  const { scriptAtFirst, scriptAfterTouch } = namedBy(home);
  for (const address of [...scriptAtFirst, ...scriptAfterTouch]) follow(address.replace('/assets/', ''));
  files.filter((name) => /^(start|start-measured|tags|vitals)-[\w-]{8}\.js$/.test(name)).forEach(follow);
  return found;
}

/** What a phone without anything newer than iOS 15 cannot read, or does not know. */
const TOO_NEW = [
  /\bstatic ?\{/,
  /\(\?<[=!]/,
  /\.(?:to(?:Sorted|Reversed|Spliced)|findLast(?:Index)?)\(/,
  /\.(?:checkVisibility|(?:is|to)WellFormed|(?:show|hide|toggle)Popover)\(/,
  /\.(?:union|intersection|difference|symmetricDifference|is(?:Subset|Superset)Of|isDisjointFrom)\(/,
  /\b(?:URL\.(?:canParse|parse)|AbortSignal\.(?:timeout|any)|Array\.fromAsync|Iterator\.from)\b/,
  /\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy)\b/,
];
/** A call of what is asked for first, as in ``typeof a.b==`function`?a.b(``, whichever side stands first. */
const ASKED_FOR =
  /(?:typeof [\w$.?]+\.(\w+)={2,3}[`"']function[`"']|[`"']function[`"']={2,3}typeof [\w$.?]+\.(\w+))(?:[?)]|&&)[^;{}]{0,60}?\.?(?:\1\2)\(/g;

/** Of a script, what a phone with iOS 15 would stumble over. */
function tooNewIn(script: string): string[] {
  const asked = script.replaceAll(ASKED_FOR, '');
  return TOO_NEW.flatMap((pattern) => pattern.exec(asked)?.[0] ?? []);
}

describe('what a visitor’s browser loads', () => {
  it('P4: nothing of it needs a newer browser than iOS 15 has', () => {
    const all = [...visitorsFiles()];
    expect(all.length).toBeGreaterThan(50);
    for (const part of ['site', 'start', 'start-measured', 'tags', 'Toaster', 'pages', 'begin-offline', 'LockersPage'])
      expect([part, all.some((name) => name.startsWith(`${part}-`))]).toEqual([part, true]);
    expect(all.filter((name) => /^admin-|Screen-/.test(name))).toEqual([]);
    const worker = '../../service-worker/service-worker.js';
    const newer = [...all, worker].map((name) => [name, tooNewIn(readFileSync(join(assets, name), 'utf8'))] as const);
    expect(newer.filter(([, found]) => found.length > 0)).toEqual([]);
    expect(inDocument.flatMap(tooNewIn)).toEqual([]);
  });

  it('P4: what a script asks for before it calls it is no need, what it merely calls is one', () => {
    expect(tooNewIn('let a=typeof URL.canParse==`function`?URL.canParse(e):b(e)')).toEqual([]);
    expect(tooNewIn('typeof e?.showPopover==`function`&&e.isConnected&&(e.hidePopover(),e.showPopover())')).toEqual([]);
    expect(tooNewIn('"function"==typeof URL.canParse?URL.canParse(e):b(e)')).toEqual([]);
    expect(tooNewIn('"function"==typeof URL.canParse?URL.canParse(e):0;URL.canParse(f)')).toEqual(['URL.canParse']);
    expect(tooNewIn('e.check?.();return URL.canParse(e)&&e.isWellFormed()')).toEqual([
      '.isWellFormed(',
      'URL.canParse',
    ]);
    expect(tooNewIn('typeof URL.canParse==`function`?URL.canParse(e):0;URL.canParse(f)')).toEqual(['URL.canParse']);
  });
});

describe('what a visitor’s browser loads before anybody touches the page', () => {
  it('S6: the first script is one file of at most 4 KB, which asks for none by itself', () => {
    expect(sizeOf('start')).toBeLessThanOrEqual(4 * KB);
    expect(read('start').toString()).not.toMatch(/\bfrom["'`]|\bimport["'`]/);
  });

  it('S6: with what measures a visit and what asks for a person’s consent it is at most 9 KB of script, that of the document among it', () => {
    expect(inDocument).toHaveLength(1);
    const own = brotliCompressSync(inDocument.join('')).length;
    expect(sizeOf('start-measured') + sizeOf('tags') + own).toBeLessThanOrEqual(9 * KB);
  });

  it('S6: the fonts that every page begins with, and that of the Naira, are at most 32 KB', () => {
    const fonts = files.filter((name) => /^(heading|text|text-naira|heading-naira)-[\w-]{8}\.woff2$/.test(name));
    const first = fonts.filter((name) => !/-(ext|dotted|accented)-/.test(name));
    expect(first).toHaveLength(4);
    expect(first.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0)).toBeLessThanOrEqual(32 * KB);
  });
});
