import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** Figures that a constant has, as a text would repeat them. An event's hours are its own. */
const figures = [
  /₦\d[\d,]*/,
  /\d+%/,
  /\d+ ft\b/,
  /\d+ kg\b/,
  /\b(?!24 hours a day)\d+ hours\b/,
  /\b\d+-hour\b/,
  /\b(?:12 months|30 days|aged 18)\b/,
  /\b\d+:00 [AP]M(?:-| to )\d/,
  /\b\d\d:00-\d\d:00\b/,
];

describe('the first content', () => {
  it.each(files)('P33: %s takes its figures from the constants, each from one place', (name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    expect(figures.flatMap((figure) => figure.exec(text)?.[0] ?? [])).toEqual([]);
  });
});
