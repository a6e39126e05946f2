import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers';
import { AssetMemory } from './asset-memory';

const SCRIPT = '/assets/site-abc123.js';
const MB = 1024 * 1024;

let webDist: string;
let root: string;
beforeEach(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'assets-'));
  root = join(webDist, 'client');
  await mkdir(join(root, 'assets'), { recursive: true });
  for (const ending of ['', '.br', '.gz']) await writeFile(join(root, SCRIPT + ending), `a script${ending}`);
  await writeFile(join(root, 'assets', 'estate-1.avif'), 'a picture');
});
afterEach(() => rm(webDist, { recursive: true }));

describe("the site's files in memory", () => {
  it('S1: a file is read when it is asked for first, and answered from memory from then on', async () => {
    const assets = await AssetMemory.open(webDist, true);
    expect(assets.ready(SCRIPT)).toBeUndefined();
    const [first, second] = await Promise.all([assets.find(SCRIPT), assets.find(SCRIPT)]);
    expect(first).toBe(second);
    await rm(join(root, SCRIPT));
    expect(assets.ready(SCRIPT)).toBe(first);
    expect(await assets.find(SCRIPT)).toBe(first);
  });

  it('S1: it is sent as the build has compressed it, for good, with the headers of every answer', async () => {
    const assets = await AssetMemory.open(webDist, true);
    const { br, gzip, identity } = (await assets.find(SCRIPT))?.variants ?? {};
    expect([br, gzip, identity].map((form) => [form?.body.toString(), form?.headers['content-encoding']])).toEqual([
      ['a script.br', 'br'],
      ['a script.gz', 'gzip'],
      ['a script', undefined],
    ]);
    expect(br?.headers).toMatchObject({
      ...securityHeaders(true),
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': '11',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
  });

  it('S1: what the build has not compressed is sent as it is, whatever is taken', async () => {
    const assets = await AssetMemory.open(webDist, false);
    const { br, identity } = (await assets.find('/assets/estate-1.avif'))?.variants ?? {};
    expect(br).toEqual(identity);
    expect(br?.headers).toMatchObject({ 'content-type': 'image/avif', etag: '"estate-1.avif"' });
    expect(br?.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/assets/none.js', `${SCRIPT}.br`, '/assets/../secret', '/assets/'])(
    'S1: %s is no file of the site',
    async (address) => {
      await writeFile(join(root, 'secret'), 'a secret');
      const assets = await AssetMemory.open(webDist, false);
      expect(await assets.find(address)).toBeUndefined();
    },
  );

  it('P20: a file that has gone before it was asked for is not there, and nothing fails', async () => {
    const assets = await AssetMemory.open(webDist, false);
    await rm(join(root, SCRIPT));
    expect(await assets.find(SCRIPT)).toBeUndefined();
  });

  it('S10: what was asked for last is kept, up to four megabytes', async () => {
    const addresses = Array.from({ length: 6 }, (_, at) => `/assets/large-${at}.png`);
    for (const address of addresses) await writeFile(join(root, address), Buffer.alloc(MB));
    const assets = await AssetMemory.open(webDist, false);
    for (const address of addresses) await assets.find(address);
    expect(addresses.map((address) => assets.ready(address) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});
