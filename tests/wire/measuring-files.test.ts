import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { places } from '../support/places';

const assets = join(places.webDist, 'client/assets');

it('S6: what measures a visit adds at most 1 KB before anybody touches the page', () => {
  const files = readdirSync(assets).filter((name) => /^measure-[\w-]+\.js$/.test(name));
  expect(files).toHaveLength(1);
  const script = readFileSync(join(assets, files[0] ?? ''));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1_024);
  expect(script.toString()).not.toMatch(/\bfrom["'`]/);
});
