import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { places } from '../support/places';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

const KB = 1024;
const FIRST_SCREEN = 250 * KB;
const EVERY_OTHER = 80 * KB;
const DASHBOARD = 'src/admin/dashboard/DashboardScreen.tsx';
const SCREEN = /\/(\w+Screen)\.tsx$/;
/**
 * web/decisions/0012: the editor of long texts, for the screens that have such a text. What writes a PDF is asked for by whoever
 * saves the figures as one, and by nobody else.
 */
const exceptions: Readonly<Record<string, number>> = {
  'src/admin/rich-text/RichTextEditor.tsx': 130 * KB,
  '../compat-proxy/contract/src/analytics-files/report-pdf.ts': 220 * KB,
};

/** The largest that each may be, in bytes: the first screen, and what every other one asks for besides, with its largest tab. */
const budget = z
  .strictObject({ first: z.number(), more: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(join(places.root, 'web/office-budget.json'), 'utf8')));

const client = join(places.webDist, 'client');
const read = (name: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(client, `.vite/${name}.json`), 'utf8')));

/** Everything that is loaded with these chunks: scripts and styles. */
function filesOf(manifest: Manifest, chunks: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css]) files.add(file);
    chunk.imports.forEach(visit);
  };
  chunks.forEach(visit);
  return files;
}

const sizes = new Map<string, number>();
function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(client, file))).length);
    return sum + (sizes.get(file) ?? 0);
  }, 0);
}

describe('what the back-office loads', () => {
  const admin = read('admin');
  const [entry = ''] = Object.keys(admin).filter((key) => admin[key]?.isEntry);
  const atFirst = filesOf(admin, [entry]);
  /** Bytes of these chunks beyond those that are there already. */
  const more = (...chunks: string[]) => sizeOf([...filesOf(admin, chunks)].filter((file) => !atFirst.has(file)));
  const screens = admin[entry]?.dynamicImports ?? [];
  const tabsOf = (screen: string) => admin[screen]?.dynamicImports ?? [];

  it('S11: the first screen keeps to its budget in web/office-budget.json, and that to the goal', () => {
    expect(atFirst.size).toBeGreaterThan(2);
    // The dashboard is no part of its own while it comes with the entry.
    expect(sizeOf(filesOf(admin, [entry, DASHBOARD]))).toBeLessThanOrEqual(budget.first);
    expect(budget.first).toBeLessThanOrEqual(FIRST_SCREEN);
  });

  it('S11: every other screen has a budget there, keeps to it with each of its tabs, and that to the goal', () => {
    const sizesOfMore = screens.flatMap((screen) => {
      const name = SCREEN.exec(screen)?.[1];
      return name === undefined
        ? []
        : [{ name, size: Math.max(...[screen, ...tabsOf(screen)].map((tab) => more(screen, tab))) }];
    });
    expect(sizesOfMore.filter(({ name, size }) => size > (budget.more[name] ?? 0))).toEqual([]);
    expect(Object.keys(budget.more).sort()).toEqual(sizesOfMore.map(({ name }) => name).sort());
    expect(Math.max(...Object.values(budget.more))).toBeLessThanOrEqual(EVERY_OTHER);
  });

  it('S11: opened at once, the content and its first tab are at most 250 KB of script and style too', () => {
    const first = ['src/admin/content/ContentScreen.tsx', 'src/admin/content/hero/HeroTab.tsx'];
    expect(screens).toContain(first[0]);
    const files = filesOf(admin, [entry, ...first]);
    expect(files.size).toBeGreaterThan(5);
    expect(sizeOf(files)).toBeLessThanOrEqual(FIRST_SCREEN);
  });

  it('S11: every other screen, with each of its tabs, is at most 80 KB more, and so is what comes on demand', () => {
    const steps = screens.flatMap((screen) => [
      { name: screen, size: more(screen) },
      ...tabsOf(screen).map((tab) => ({ name: tab, size: more(screen, tab) })),
    ]);
    // What a part that is there asks for later: counted beyond the part itself.
    const onDemand = Object.entries(admin).flatMap(([part, { dynamicImports }]) => {
      const there = filesOf(admin, [entry, part]);
      const later = (name: string) => [...filesOf(admin, [name])].filter((file) => !there.has(file));
      return dynamicImports.map((name) => ({ name, size: sizeOf(later(name)) }));
    });
    expect(steps.length).toBeGreaterThan(screens.length);
    const tooLarge = [...steps, ...onDemand].filter(({ name, size }) => size > (exceptions[name] ?? EVERY_OTHER));
    expect(tooLarge).toEqual([]);
  });

  it('S11: visitors load nothing of it', () => {
    const own = (manifest: Manifest) => Object.keys(manifest).filter((key) => key.startsWith('src/admin/'));
    expect(own(admin).length).toBeGreaterThan(5);
    for (const name of ['site', 'start']) {
      const visitors = read(name);
      expect(own(visitors)).toEqual([]);
      const named = Object.values(visitors).map(({ file }) => file);
      expect(named.filter((file) => file === admin[entry]?.file)).toEqual([]);
    }
  });
});
