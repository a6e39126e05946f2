import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { places } from '../support/places';

/** Its instructions, each on one line. */
const instructions = (text: string) =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

describe.each(['cms/Dockerfile', 'compat-proxy/Dockerfile'])('%s', (file) => {
  const text = readFileSync(join(places.root, file), 'utf8');
  const lines = instructions(text);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('F5: is what a builder of images takes without a warning', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('F5: is built in stages, on one release of Node with long support, and adds nothing from elsewhere', () => {
    const bases = lines.filter((line) => line.startsWith('FROM '));
    expect(bases.length).toBeGreaterThan(1);
    const versions = lines.flatMap((line) => /^FROM node:(\d+)-bookworm/.exec(line)?.[1] ?? []);
    expect([...new Set(versions)]).toEqual(['24']);
    expect(lines.filter((line) => /^ADD |\bcurl\b|\bsudo\b|npm install|apt-get/.test(line))).toEqual([]);
    for (const line of lines.filter((one) => /\bnpm\b/.test(one))) expect(line).toMatch(/npm (?:ci|run)\b/);
  });

  it('F12: runs as nobody special, says whether it is well, and gets signals itself', () => {
    const at = (begin: string) => last.findLastIndex((line) => line.startsWith(begin));
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(at('CMD')).toBeGreaterThan(at('USER'));
    expect(at('RUN')).toBeLessThan(at('USER'));
    for (const begin of ['CMD ', 'HEALTHCHECK ']) expect(last.some((line) => line.startsWith(begin))).toBe(true);
    expect(last[at('CMD')]).toMatch(/^CMD \["node", /);
  });
});
