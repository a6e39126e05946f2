import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, utimes } from 'node:fs/promises';
import type * as FilesModule from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DiskFiles } from '../src/media/files/disk-files';
import { sweepWorkplaces } from '../src/media/files/workplaces';
import type { Strapi } from '../src/store/strapi';

const HELD = 'ffffffffffffffff-1-held';

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof FilesModule>();
  const rm: typeof files.rm = async (path, options) => {
    if (String(path).endsWith(HELD)) throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    await files.rm(path, options);
  };
  return { ...files, rm };
});

it('F1: what nobody may take away of an ended process is named once, and holds up neither the rest nor further pictures', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'workplaces-'));
  vi.stubEnv('DATA_DIR', dataDir);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [held, left] = [HELD, 'ffffffffffffffff-1-left'].map((name) => join(dataDir, 'copying', name));
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const path of [held!, left!]) {
    await mkdir(path, { recursive: true });
    await utimes(path, hoursAgo, hoursAgo);
  }
  const warn = vi.fn();
  const strapi = { log: { warn } } as unknown as Strapi;
  for (let look = 0; look < 2; look += 1) await sweepWorkplaces(strapi, Date.now());
  expect([existsSync(held!), existsSync(left!)]).toEqual([true, false]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringContaining(held!) }));
  const place = await new DiskFiles(join(dataDir, 'uploads')).workplace(['served', 'a.jpg']).catch(String);
  expect(place).toMatchObject({ source: expect.stringContaining('copying') });
});
