import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type * as Load from '../src/backups/postgres/load-script';
import type * as Script from '../src/backups/postgres/script';
import { built } from './support/backups';

const require = createRequire(import.meta.url);
const { checkScript } = require(join(built, 'postgres/load-script.js')) as typeof Load;
const { readScript } = require(join(built, 'postgres/script.js')) as typeof Script;

const folder = mkdtempSync(join(tmpdir(), 'script-'));
afterAll(() => rmSync(folder, { recursive: true }));
function written(text: string): string {
  const file = join(folder, 'cms.sql');
  writeFileSync(file, text);
  return file;
}

/** With what ends a line elsewhere, and a row of more than a portion. */
const rows = ['1\ta\u2028b\r', '2\t\\\\.', `3\t${'long '.repeat(40_000)}`];
const lines = [
  '-- made by hand',
  'CREATE TABLE words (id integer NOT NULL, word text);',
  'COPY words (id, word) FROM stdin;',
  ...rows,
  '\\.',
  '-- rows: 3',
  'ALTER TABLE words ADD CONSTRAINT words_pkey PRIMARY KEY (id);',
  '-- the end',
];
const script = (changed: readonly string[] = lines) => written(`${changed.join('\n')}\n`);

it('A18: rows come out of a script byte by byte as they went in, between the statements around them', async () => {
  const found: string[] = [];
  for await (const { sql, rows: portions } of readScript(script())) {
    const parts: Buffer[] = [];
    if (portions !== null) for await (const part of portions) parts.push(part);
    found.push(sql + Buffer.concat(parts).toString('utf8'));
  }
  expect(found).toEqual([lines[1], `COPY words (id, word) FROM stdin${rows.join('\n')}\n`, lines[8]]);
  await checkScript(script());
});

it.each([
  ['the end is missing', lines.slice(0, -1)],
  ['it ends within a table', lines.slice(0, 5)],
  ['a row is missing', lines.filter((_, at) => at !== 4)],
  ['a row is there twice', lines.flatMap((line, at) => (at === 4 ? [line, line] : [line]))],
  ['there is a statement of another kind', lines.map((line, at) => (at === 1 ? 'DROP TABLE words;' : line))],
  ['there is nothing', []],
])('A18: a script is refused where %s', async (_, changed) => {
  await expect(checkScript(script(changed))).rejects.toThrow('The database in it is damaged');
});
