import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { namedBy, phonePicture, weigh } from './page-weight';

const html = `<!doctype html><head><link rel="icon" href="/i.svg"><link rel="preload" as="font" href="/assets/f.woff2" crossorigin>
<link rel="stylesheet" href="/assets/s.css"><script type="module" src="/assets/start.js" data-app="/assets/app.js"
 data-imports="/assets/one.js /assets/two.js"></script><script type="application/json" id="data">{}</script></head>
<picture><source srcSet="/assets/n.avif 480w, /assets/w.avif 1600w, /assets/m.avif 800w"/><img loading="eager" src="/assets/m.webp"/></picture>
<picture><source srcset="/assets/later.avif 480w"/><img loading="lazy" src="/assets/later.webp"/></picture><img loading="lazy" src="/x.png"/>`;

const folder = mkdtempSync(join(tmpdir(), 'weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a phone takes the narrowest picture that is wide enough, else the widest', () => {
  expect(phonePicture('/a 480w, /b 1600w, /c 800w')).toBe('/c');
  expect(phonePicture('/a 480w, /b 600w')).toBe('/b');
});

it('a phone goes by the part of `sizes` that is said of it', () => {
  const offered = '/a 480w, /b 640w, /c 800w';
  expect(phonePicture(offered, '(min-width: 60rem) calc(100vw - 9rem), calc(100vw - 3rem)')).toBe('/b');
  expect(phonePicture(offered, '(max-width: 40rem) calc(100vw - 3rem), (max-width: 76rem) calc(100vw - 9rem)')).toBe(
    '/b',
  );
  expect(phonePicture(offered, '(max-width: 20rem) calc(100vw - 3rem), 100vw')).toBe('/c');
});

it('what a document asks for at once and after a touch is told apart', () => {
  expect(namedBy(html)).toEqual({
    css: ['/assets/s.css'],
    scriptAtFirst: ['/assets/start.js'],
    scriptAfterTouch: ['/assets/app.js', '/assets/one.js', '/assets/two.js'],
    fonts: ['/assets/f.woff2'],
    pictures: ['/assets/m.avif'],
    small: ['/i.svg'],
  });
});

it('the weight is of the compressed files, and a file that is not there is told', () => {
  mkdirSync(join(folder, 'assets'));
  expect(() => weigh(html, folder)).toThrow('ENOENT');
  const sizes = {
    's.css': 99,
    's.css.br': 10,
    'start.js': 5,
    'app.js': 20,
    'one.js': 3,
    'two.js': 4,
    'f.woff2': 7,
    'm.avif': 50,
  };
  for (const [name, size] of Object.entries(sizes)) writeFileSync(join(folder, 'assets', name), 'x'.repeat(size));
  expect(weigh(html, folder)).toMatchObject({
    css: 10,
    scriptAtFirst: 5,
    scriptAfterTouch: 27,
    fonts: 7,
    pictures: 50,
    requests: 6,
  });
});
