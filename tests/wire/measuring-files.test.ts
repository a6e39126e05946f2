import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { places } from '../support/places';

const assets = join(places.webDist, 'client/assets');

it('S6: what measures a visit adds at most 1 KB before anybody touches the page', () => {
  const read = (pattern: RegExp) => {
    const files = readdirSync(assets).filter((name) => pattern.test(name));
    expect(files).toHaveLength(1);
    return readFileSync(join(assets, files[0] ?? ''));
  };
  const measured = read(/^start-measured-[\w-]{8}\.js$/);
  const plain = read(/^start-[\w-]{8}\.js$/);
  expect(brotliCompressSync(measured).length - brotliCompressSync(plain).length).toBeLessThanOrEqual(1_024);
  expect(measured.toString()).not.toMatch(/\bfrom["'`]/);
});
