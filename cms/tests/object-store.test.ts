import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MediaItem, Person } from '@apoti/contract';
import type * as DoctorModule from '../src/doctor/look-at-files';
import type * as CopyMakerModule from '../src/media/copies/copy-maker';
import type * as MediaLineModule from '../src/media/media-line';
import { startObjectStore, type ObjectStoreServer } from '../../tests/support/object-store/object-store';
import { noise, png, sharp } from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { useMedia } from './support/media';
import { onPostgres } from './support/only-on';

const built = createRequire(import.meta.url);
const { CopyMaker } = built('../dist/src/media/copies/copy-maker.js') as typeof CopyMakerModule;
const { inMediaLine } = built('../dist/src/media/media-line.js') as typeof MediaLineModule;
const { lookAtFiles } = built('../dist/src/doctor/look-at-files.js') as typeof DoctorModule;

let store: ObjectStoreServer;
let cms: Cms;
let person: Person;
beforeAll(async () => {
  store = await startObjectStore();
  Object.assign(process.env, store.settings);
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(async () => {
  await cms.stop();
  for (const name of Object.keys(store.settings)) delete process.env[name];
  await store.stop();
});
afterEach(() => store.turn(null));

const { upload, uploaded, call, list, filesIn } = useMedia(() => ({ cms, person }));

const hashOf = ({ name }: Pick<MediaItem, 'name'>) => name.replace(/\.\w+$/, '');
/** The keys of what the store has of a picture: itself, its thumbnail and its copies. */
const keysOf = (item: Pick<MediaItem, 'name'>) =>
  [...store.objects.keys()].filter((key) => key.includes(hashOf(item))).toSorted();
const served = (item: Pick<MediaItem, 'name'>) => store.objects.get(`uploads/${item.name}`)?.bytes;
const waiting = () => [...store.objects.keys()].filter((key) => key.startsWith('uploads/.staging/'));
/** Moves an object past the CMS. */
function shift(from: string, to: string): void {
  const object = store.objects.get(`uploads/${from}`);
  if (object === undefined) throw new Error(`There is no ${from}`);
  store.objects.set(`uploads/${to}`, object);
  store.objects.delete(`uploads/${from}`);
}
const photo = async (seed: number) =>
  sharp(await noise(24 + seed, 18))
    .resize(1000, 750, { fit: 'fill' })
    .jpeg({ quality: 95 })
    .toBuffer();

describe('uploads that are kept in an object store', () => {
  it('C14, C16, C17, S6: a picture and its copies are stored there, go to the trash, come back and are deleted together', async () => {
    const item = await uploaded(await photo(1), 'a station');
    await new CopyMaker(cms.strapi).look();
    const sizes = ['full', 'w480', 'w800'].flatMap((width) => [
      `${width}_${hashOf(item)}.avif`,
      `${width}_${hashOf(item)}.webp`,
    ]);
    const names = [item.name, `thumbnail_${hashOf(item)}.webp`, ...sizes];
    const keys = (folder: string) => names.map((name) => `uploads/${folder}${name}`).toSorted();
    expect(keysOf(item)).toEqual(keys(''));
    expect((await sharp(store.objects.get(`uploads/w480_${hashOf(item)}.avif`)?.bytes).metadata()).width).toBe(480);
    expect(item.url).toBe(`/uploads/${item.name}`);
    await call('trash', { name: item.name });
    expect(keysOf(item)).toEqual(keys('.trash/'));
    const [trashed] = await list('trash');
    expect((await call('restore', { trashName: trashed?.trashName })).status).toBe(200);
    expect(keysOf(item)).toEqual(keys(''));
    await call('trash', { name: item.name });
    const [again] = await list('trash');
    expect((await call('delete', { trashName: again?.trashName })).status).toBe(200);
    expect(keysOf(item)).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(await filesIn()).toEqual([]);
  });

  it('R1: the panel is shown them at the CMS’s own address, a part of them too, and nothing of the trash', async () => {
    const item = await uploaded(await noise(40, 30), 'for the panel');
    const answer = await fetch(`${cms.url}${item.url}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(served(item));
    const part = await fetch(`${cms.url}${item.url}`, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-3/${item.size}`]);
    await call('trash', { name: item.name });
    for (const path of [item.url, `/uploads/.trash/${item.name}`, `/uploads/..%2fuploads/.trash/${item.name}`])
      expect((await fetch(cms.url + path)).status).toBe(404);
    await store.turn('busy');
    expect((await fetch(cms.url + item.url)).status).toBe(503);
  });

  it.each([
    ['busy', 503, 'unavailable'],
    ['away', 503, 'unavailable'],
    ['full', 507, 'no_room'],
  ] as const)(
    'C14, F1: while it is %s an upload is refused in words with %i, and nothing of it is left',
    async (fault, status, code) => {
      const before = [...store.objects.keys()];
      const rows = await list();
      await store.turn(fault);
      const answer = await upload(await noise(50, 40), 'refused');
      expect([answer.status, answer.body['code']]).toEqual([status, code]);
      expect(String(answer.body['error'])).toMatch(/where files are kept/);
      await store.turn(null);
      expect([...store.objects.keys()]).toEqual(before);
      expect(await list()).toEqual(rows);
    },
  );

  it('C14, F4: while it says nothing uploads are refused in words, those that stand in line after it too, and then work again', async () => {
    await store.turn('hang');
    const before = store.asked.length;
    const pictures = await Promise.all(Array.from({ length: 6 }, (_, at) => noise(52 + at, 40)));
    const answers = await Promise.all(pictures.map((bytes) => upload(bytes, 'refused')));
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(pictures.map(() => [503, 'unavailable']));
    // One waited for it, and the others in line were told without asking.
    expect(store.asked.length - before).toBeLessThan(pictures.length);
    await store.turn(null);
    await expect.poll(async () => (await upload(pictures[0]!, 'again')).status).toBe(200);
    expect(waiting()).toEqual([]);
  });

  it('C14, C16, F1: what was committed when it went away is put right as soon as it is back', async () => {
    const item = await uploaded(await noise(60, 40), 'goes to the trash');
    // Nothing is put where it belongs.
    await store.turn('busy', (method, key) => method === 'PUT' && !key.includes('.staging'));
    const added = await upload(await noise(61, 40), 'committed');
    const trashed = await call('trash', { name: item.name });
    expect([added.status, trashed.status]).toEqual([503, 503]);
    const row = (await list())[0]!;
    expect([served(row), served(item)]).toEqual([undefined, expect.anything()]);
    await store.turn(null);
    await expect.poll(() => [served(row)?.length, served(item), waiting()]).toEqual([row.size, undefined, []]);
    expect(keysOf(item).every((key) => key.startsWith('uploads/.trash/'))).toBe(true);
  });

  onPostgres('C14, C16: what changes files waits while another CMS does so, however that ends', async () => {
    const { connection } = cms.strapi.db;
    const waits = () => connection('pg_locks').where({ locktype: 'advisory', granted: false }).count({ n: '*' });
    const held = await connection.transaction();
    // As the other one holds it: see across-processes.
    await held.raw('select pg_advisory_xact_lock(?)', [0x6170_6f74]);
    const sent = upload(await noise(48, 30), 'waits its turn');
    await expect.poll(async () => Number((await waits())[0]?.['n'])).toBe(1);
    expect(waiting()).toEqual([]);
    await held.rollback();
    expect((await sent).status).toBe(200);
  });
});

describe('copies of pictures that an object store does not take', () => {
  it('S6, F1: one at which it keeps failing lets the others go first, is named once, and has its copies when it is read again', async () => {
    const items = [await uploaded(await photo(3), 'cannot be read'), await uploaded(await photo(4), 'can')] as const;
    const [stuck, other] = items;
    const warn = vi.spyOn(cms.strapi.log, 'warn');
    const clock = vi.spyOn(Date, 'now');
    try {
      await store.turn('busy', (method, key) => method === 'GET' && key === `uploads/${stuck.name}`);
      const maker = new CopyMaker(cms.strapi);
      for (const minutes of [0, 2, 6]) {
        clock.mockImplementation(() => performance.timeOrigin + performance.now() + minutes * 60_000);
        await maker.look();
      }
      expect(items.map((item) => keysOf(item).length)).toEqual([2, 8]);
      const named = warn.mock.calls.filter(([said]) => String(said).includes(stuck.name));
      expect(named).toHaveLength(1);
      await store.turn(null);
      await maker.look();
      expect(keysOf(stuck)).toHaveLength(2);
      clock.mockImplementation(() => performance.timeOrigin + performance.now() + 12 * 60_000);
      await maker.look();
      expect(keysOf(stuck)).toHaveLength(8);
    } finally {
      clock.mockRestore();
      warn.mockRestore();
    }
    expect(keysOf(other)).toHaveLength(8);
  });

  it('S6, F4: while they are sent there nobody who changes media waits', async () => {
    const item = await uploaded(await photo(5), 'slowly stored');
    const isCopy = (key: string) => key.includes('.staging') && key.includes(`w480_${hashOf(item)}`);
    await store.turn('hang', (method, key) => method === 'PUT' && isCopy(key));
    const ended: string[] = [];
    const copies = new CopyMaker(cms.strapi).look().then(() => ended.push('copies'));
    await expect.poll(() => store.asked.some((asked) => asked.startsWith('PUT') && isCopy(asked))).toBe(true);
    await inMediaLine(cms.strapi, async () => ended.push('a change'));
    await copies;
    expect(ended).toEqual(['a change', 'copies']);
    await store.turn(null);
    await expect.poll(async () => (await upload(await noise(49, 30), 'again')).status).toBe(200);
    // What was sent before it failed does not stay.
    await expect.poll(() => [keysOf(item).length, waiting()]).toEqual([2, []]);
  });
});

describe('an end in the middle, with an object store', () => {
  it('C14, C16, C17: at the next start every file is where its row says, and in no second place', async () => {
    const [active, trashed, restored] = [
      await uploaded(await noise(400, 300), 'active'),
      await uploaded(await noise(41, 30), 'trashed'),
      await uploaded(await noise(42, 30), 'restored'),
    ];
    await call('trash', { name: trashed.name });
    shift(active.name, `.staging/a~${active.name}`);
    // Copied, and not removed yet.
    store.objects.set(`uploads/${trashed.name}`, store.objects.get(`uploads/.trash/${trashed.name}`)!);
    store.objects.set(`uploads/.trash/${restored.name}`, store.objects.get(`uploads/${restored.name}`)!);
    store.objects.set('uploads/.staging/d~never-committed.png', { bytes: await png(), modified: new Date() });
    store.objects.set('uploads/.trash/put-here-by-hand.png', { bytes: await png(), modified: new Date() });
    await cms.restart();
    expect(served(active)?.length).toBe(active.size);
    expect([served(trashed), served(restored)?.length]).toEqual([undefined, restored.size]);
    expect(keysOf(trashed)).toEqual([`uploads/.trash/${trashed.name}`]);
    expect(keysOf(restored)).toEqual([`uploads/${restored.name}`]);
    expect(store.objects.has('uploads/.trash/put-here-by-hand.png')).toBe(true);
    expect(waiting()).toEqual([]);
  });

  it('F1: a store that is away keeps the CMS from nothing but files, and they are put right when it is back', async () => {
    const item = await uploaded(await noise(43, 30), 'waits');
    shift(item.name, `.staging/a~${item.name}`);
    await store.turn('away');
    await cms.restart();
    expect((await cms.content()).revisions).toBeDefined();
    expect((await upload(await noise(44, 30), 'not now')).status).toBe(503);
    await store.turn(null);
    await expect.poll(() => [served(item)?.length, waiting()]).toEqual([item.size, []]);
  });

  it('A15: npm run doctor tells what is missing in the bucket, and what nothing lists', async () => {
    const item = await uploaded(await noise(45, 30), 'lost', 'Lost.png');
    store.objects.delete(`uploads/${item.name}`);
    const old = new Date(Date.now() - 3_600_000);
    store.objects.set('uploads/nobodys.png', { bytes: await png(), modified: old });
    const found = (await lookAtFiles(cms.strapi, Date.now())).map(({ what }) => what);
    expect(found).toEqual([
      `“Lost.png” is in the media library, but its file s3://site/uploads/${item.name} is missing.`,
      'The file s3://site/uploads/nobodys.png belongs to no entry of the media library.',
    ]);
    expect(JSON.stringify(found)).not.toContain(store.settings.S3_SECRET_KEY);
  });
});
