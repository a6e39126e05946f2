import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filesOf } from '../../web/bundling/files.mjs';
import { places } from '../support/places';

const client = join(places.webDist, 'client');
const KB = 1000;
/** S11: no budget may be above these. */
const GOALS = { first: 250 * KB, more: 80 * KB };
const FIRST = ['src/app/entry-admin.tsx', 'src/admin/dashboard/DashboardScreen.tsx'];
const SCREEN = /^src\/admin\/[\w-]+\/(\w+Screen)\.tsx$/;

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const manifest = z.record(z.string(), chunk).parse(JSON.parse(readFileSync(join(client, '.vite/admin.json'), 'utf8')));
/** In bytes of script and styles as they go over the wire: the first screen, and what each other one asks for besides. */
const budget = z
  .strictObject({ first: z.number(), more: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(join(places.root, 'web/office-budget.json'), 'utf8')));

const filesFor = (sources: readonly string[]) =>
  new Set(
    sources.flatMap((source) => {
      const { script, imports, styles } = filesOf(manifest, source);
      return [script, ...imports, ...styles];
    }),
  );
const bytes = (files: Iterable<string>) =>
  [...files].reduce((all, file) => all + statSync(join(client, `${file}.br`)).size, 0);
const first = filesFor(FIRST.filter((source) => source in manifest));
const more = Object.fromEntries(
  Object.keys(manifest)
    .filter((source) => SCREEN.test(source) && !FIRST.includes(source))
    .map((source) => [
      SCREEN.exec(source)?.[1] ?? source,
      bytes([...filesFor([source])].filter((file) => !first.has(file))),
    ]),
);

describe('web/office-budget.json', () => {
  it('S11: the first screen keeps to its bytes', () => {
    expect(first.size).toBeGreaterThan(2);
    expect(bytes(first)).toBeLessThanOrEqual(budget.first);
  });

  it('S11: every other screen has a budget and keeps to it', () => {
    const over = Object.entries(more).filter(([screen, size]) => size > (budget.more[screen] ?? 0));
    expect(over).toEqual([]);
    expect(Object.keys(budget.more).sort()).toEqual(Object.keys(more).sort());
  });

  it('S11: no budget is above the goals', () => {
    expect(budget.first).toBeLessThanOrEqual(GOALS.first);
    expect(Math.max(...Object.values(budget.more))).toBeLessThanOrEqual(GOALS.more);
  });
});
