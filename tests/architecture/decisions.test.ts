import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { places } from '../support/places';

const read = (file: string) => readFileSync(join(places.root, file), 'utf8');
const decisions = ['cms', 'compat-proxy', 'web'].flatMap((part) =>
  readdirSync(join(places.root, part, 'decisions')).map((name) => ({ part, path: `${part}/decisions/${name}` })),
);

it('Q1: the README lists every decision under its title', () => {
  const listed = [...read('README.md').matchAll(/^- \[((?:cms|compat-proxy|web) \d{4} .+)\]\((.+)\)$/gm)];
  const titles = decisions.map(({ part, path }) => [`${part} ${/^# (.+)$/m.exec(read(path))?.[1]}`, path]);
  expect(listed.map(([, title, path]) => [title, path]).toSorted()).toEqual(titles.toSorted());
});

it('Q1: no decision is longer than the guide for contributors allows', () => {
  const [, most = ''] = /at most (\d+) lines/.exec(read('docs/contributing.md')) ?? [];
  const long = decisions.filter(({ path }) => read(path).trimEnd().split('\n').length > Number(most));
  expect([most, long]).toEqual(['40', []]);
});
