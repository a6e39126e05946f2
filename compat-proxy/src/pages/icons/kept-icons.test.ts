import { fastify } from 'fastify';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../../testing/test-app';
import { drawIcons, type IconToDraw } from './draw-icons';
import { KeptIcons } from './kept-icons';

vi.mock('./draw-icons', () => ({
  drawIcons: vi.fn(async (icons: readonly IconToDraw[]) => icons.map(({ svg }) => Buffer.from(`drawn ${svg}`))),
}));

const A = [{ svg: 'A', size: 48 }];
const B = [{ svg: 'B', size: 48 }];
const { log } = fastify();

let dataDir: string;
beforeEach(async () => {
  vi.mocked(drawIcons).mockClear();
  dataDir = await mkdtemp(join(tmpdir(), 'icons-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** The icons as a proxy that has just started gives them. */
const afterStart = async (icons: readonly IconToDraw[]) => (await new KeptIcons(dataDir, log).get(icons)).map(String);

describe('icons that were drawn', () => {
  it('F5: are there after a restart without being drawn again, and another letter’s are drawn', async () => {
    expect(await afterStart(A)).toEqual(['drawn A']);
    expect(await afterStart(A)).toEqual(['drawn A']);
    expect(drawIcons).toHaveBeenCalledTimes(1);
    expect(await afterStart(B)).toEqual(['drawn B']);
    expect(drawIcons).toHaveBeenCalledTimes(2);
  });

  it('C16: are drawn where what is kept cannot be read, and given where nothing can be kept', async () => {
    await afterStart(A);
    await writeFile(join(dataDir, 'icons.json'), (await readFile(join(dataDir, 'icons.json'), 'utf8')).slice(0, 20));
    expect(await afterStart(A)).toEqual(['drawn A']);
    await rm(dataDir, { recursive: true });
    await writeFile(dataDir, 'no folder');
    expect(await afterStart(B)).toEqual(['drawn B']);
    expect(drawIcons).toHaveBeenCalledTimes(3);
  });

  it('F5: are drawn no more once the proxy has ended, which could write them to a folder that is gone', async () => {
    let isUnderWay: boolean | undefined;
    vi.mocked(drawIcons).mockImplementationOnce(async (_icons, signal) => {
      isUnderWay = true;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isUnderWay = false;
      throw signal.reason;
    });
    const test = await TestApp.start();
    await vi.waitUntil(() => isUnderWay, { timeout: 25_000 });
    await test.close();
    expect(isUnderWay).toBe(false);
  });
});
