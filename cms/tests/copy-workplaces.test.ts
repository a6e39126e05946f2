import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Person } from '@apoti/contract';
import type * as CopyMakerModule from '../src/media/copies/copy-maker';
import type * as MoveFilesModule from '../src/media/move-files';
import { noise, sharp } from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { useMedia } from './support/media';

const require = createRequire(import.meta.url);
const { CopyMaker } = require('../dist/src/media/copies/copy-maker.js') as typeof CopyMakerModule;
const { fileStore } = require('../dist/src/media/move-files.js') as typeof MoveFilesModule;

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());

const { uploaded, uploads, filesIn } = useMedia(() => ({ cms, person }));
const dataDir = () => process.env['DATA_DIR'] ?? '';
const photo = async () =>
  uploaded(
    await sharp(await noise(25, 18))
      .resize(600, 400, { fit: 'fill' })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );

/** Begins to work on a picture in a process of its own, and says where it keeps the picture meanwhile. */
const AT_WORK = `
const { DiskFiles } = require(process.argv[1]);
new DiskFiles(process.argv[2]).workplace(['served', process.argv[3]]).then(({ source }) => process.stdout.write(source + '\\n'));
setInterval(() => {}, 60_000);
`;

async function beginWork(name: string): Promise<{ process: ChildProcess; source: string }> {
  const files = require.resolve('../dist/src/media/files/disk-files.js');
  const child = spawn(process.execPath, ['-e', AT_WORK, files, uploads(), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  const source = String(said).trim();
  onTestFinished(() => rmSync(dirname(source), { recursive: true, force: true }));
  return { process: child, source };
}

it('F1, A15: what a CMS that was killed at work on a picture kept of it is gone after the next start, and another CMS is left at its work', async () => {
  const item = await photo();
  const killed = await beginWork(item.name);
  const alive = await beginWork(item.name);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  // Of other machines nobody knows more than how old they are.
  const others = dirname(dirname(alive.source));
  const [fresh, old] = [join(others, 'ffffffffffffffff-1-fresh'), join(others, 'ffffffffffffffff-1-old')];
  for (const folder of [fresh, old]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, item.name), 'bytes of it');
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  }
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(old, hoursAgo, hoursAgo);
  const there = () => [killed.source, alive.source, join(fresh, item.name), old].map((path) => existsSync(path));
  expect(there()).toEqual([true, true, true, true]);
  await cms.restart();
  expect(there()).toEqual([false, true, true, false]);
});

it('F1: work on a picture is kept where nothing is served from and no backup looks, and leaves nothing', async () => {
  const item = await photo();
  const store = fileStore(cms.strapi);
  const workplace = store.workplace.bind(store);
  let source = '';
  vi.spyOn(store, 'workplace').mockImplementationOnce(async (at) => {
    const place = await workplace(at);
    ({ source } = place);
    return place;
  });
  await new CopyMaker(cms.strapi).look();
  expect(relative(dataDir(), dirname(dirname(source)))).toBe('copying');
  expect(await readdir(join(dataDir(), 'copying'))).toEqual([]);
  expect((await filesIn()).filter((name) => name.endsWith(`_${item.name.replace('.jpg', '.webp')}`))).not.toEqual([]);
});

it('S6: a picture that is taken from the encoder is tried again, and not taken for one that cannot be read', async () => {
  const item = await photo();
  const hash = item.name.replace(/\.\w+$/, '');
  const row = () => cms.strapi.db.query('plugin::upload.file').findOne({ where: { hash } });
  const store = fileStore(cms.strapi);
  const workplace = store.workplace.bind(store);
  vi.spyOn(store, 'workplace').mockImplementationOnce(async (at) => {
    const place = await workplace(at);
    const pathOf: typeof place.pathOf = (copy) => {
      rmSync(dirname(place.source), { recursive: true, force: true });
      return place.pathOf(copy);
    };
    return { ...place, pathOf };
  });
  await new CopyMaker(cms.strapi).look();
  expect(await row()).toMatchObject({ copiesOf: null });
  await new CopyMaker(cms.strapi).look();
  expect(await row()).toMatchObject({ copiesOf: expect.any(String) });
});
