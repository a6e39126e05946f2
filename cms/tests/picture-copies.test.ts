import { createRequire } from 'node:module';
import { access, copyFile, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MediaItem, Person } from '@apoti/contract';
import type * as CopyMakerModule from '../src/media/copies/copy-maker';
import type * as MoveFilesModule from '../src/media/move-files';
import { noise, png, sharp } from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { useLibrary } from './support/library';
import { useMedia } from './support/media';

const { CopyMaker } = createRequire(import.meta.url)(
  '../dist/src/media/copies/copy-maker.js',
) as typeof CopyMakerModule;

const { fileStore } = createRequire(import.meta.url)('../dist/src/media/move-files.js') as typeof MoveFilesModule;

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());

const { uploaded, upload, call, filesIn, uploads } = useMedia(() => ({ cms, person }));
const { uploaded: uploadedFile, replace } = useLibrary(() => ({ cms, person }));

type Row = Record<string, unknown> & { formats: Record<string, { width: number; height: number; ext: string }> };
const hashOf = ({ name }: Pick<MediaItem, 'name'>) => name.replace(/\.\w+$/, '');
const rowOf = async (item: Pick<MediaItem, 'name'>) =>
  (await cms.strapi.db.query('plugin::upload.file').findOne({ where: { hash: hashOf(item) } })) as Row;
const make = () => new CopyMaker(cms.strapi).look();
const copiesOf = async (item: Pick<MediaItem, 'name'>, place = '') =>
  (await filesIn(place)).filter((name) => /^(full|w\d+)_/.test(name) && name.includes(hashOf(item))).sort();

let taken = 0;
/** A picture as a camera makes it, each another one: soft, so that a smaller one costs fewer bytes. */
async function photo(width: number, height: number): Promise<Buffer> {
  taken += 1;
  const small = await noise(24 + taken, 18);
  return sharp(small).resize(width, height, { fit: 'fill' }).jpeg({ quality: 95 }).toBuffer();
}

describe('smaller copies of pictures', () => {
  it('S6: an uploaded picture gets copies in each width below its own, and in its own, as AVIF and WebP', async () => {
    const item = await uploaded(await photo(1000, 750), 'a station');
    const before = await rowOf(item);
    await make();
    const hash = hashOf(item);
    expect(await copiesOf(item)).toEqual(
      ['full', 'w480', 'w800'].flatMap((width) => [`${width}_${hash}.avif`, `${width}_${hash}.webp`]),
    );
    const sizes = { full: [1000, 750], w480: [480, 360], w800: [800, 600] };
    const original = await readFile(join(uploads(), item.name));
    for (const [width, [wide, high]] of Object.entries(sizes)) {
      for (const format of ['avif', 'webp']) {
        const bytes = await readFile(join(uploads(), `${width}_${hash}.${format}`));
        const found = await sharp(bytes).metadata();
        expect([found.width, found.height]).toEqual([wide, high]);
        expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
        expect(bytes.length).toBeLessThan(original.length);
      }
    }
    const row = await rowOf(item);
    expect(row.formats['480-avif']).toMatchObject({ width: 480, height: 360, ext: '.avif', mime: 'image/avif' });
    expect(row.formats['thumbnail']).toEqual(before.formats['thumbnail']);
    // The picture itself is as it was, and nobody has changed it.
    expect(row['updatedAt']).toEqual(before['updatedAt']);
    expect(await filesIn('.staging')).toEqual([]);
  });

  it('S6: a wide one gets 1600 pixels at most; a small, a moving and a broken one are left as they are', async () => {
    const wide = await uploaded(await photo(2000, 1000), 'wide');
    const small = await uploaded(await png(), 'small');
    const frames = await Promise.all([0, 1, 2].map(() => photo(600, 400)));
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const moving = await uploaded(film, 'moving', 'moving.webp');
    const broken = await uploaded(await photo(600, 400), 'broken');
    await writeFile(join(uploads(), broken.name), 'no picture any more');
    await make();
    expect(await copiesOf(wide)).toHaveLength(8);
    expect(await copiesOf(wide)).not.toContain(`full_${hashOf(wide)}.avif`);
    expect(await copiesOf(small)).toEqual([]);
    expect(moving.size).toBeGreaterThan(4_096);
    expect(await copiesOf(moving)).toEqual([]);
    expect(await copiesOf(broken)).toEqual([]);
    // None of them is tried again and again.
    for (const item of [wide, small, moving, broken])
      expect((await rowOf(item))['copiesOf']).toEqual(expect.any(String));
    expect(await filesIn('.staging')).toEqual([]);
  });

  it('C16, C17, S6: copies go to the trash with their picture, come back with it, and are deleted with it', async () => {
    const item = await uploaded(await photo(600, 400), 'moved');
    await make();
    const copies = await copiesOf(item);
    expect(copies).toHaveLength(4);
    const { body } = await call('trash', { name: item.name });
    expect(await copiesOf(item)).toEqual([]);
    expect(await copiesOf(item, '.trash')).toEqual(copies);
    const trashName = (body['item'] as { trashName: string }).trashName;
    await call('restore', { trashName });
    expect(await copiesOf(item)).toEqual(copies);
    const again = await call('trash', { name: item.name });
    await call('delete', { trashName: (again.body['item'] as { trashName: string }).trashName });
    for (const place of ['', '.trash', '.staging']) expect(await copiesOf(item, place)).toEqual([]);
  });

  it('A15, S6: a picture that goes while its copies are made gets none', async () => {
    const item = await uploaded(await photo(600, 400), 'gone meanwhile');
    const making = make();
    await call('trash', { name: item.name });
    await making;
    expect(await copiesOf(item)).toEqual([]);
    expect((await filesIn()).includes(item.name)).toBe(false);
    expect(await filesIn('.staging')).toEqual([]);
  });

  /** A picture, and what puts another one in its place and back, as a replacement does: by a rename. */
  async function replaceable(label: string) {
    const item = await uploaded(await photo(600, 400), label);
    const [path, aside, other] = [join(uploads(), item.name), join(uploads(), '.aside'), join(uploads(), '.other')];
    await copyFile(path, aside);
    await sharp(await photo(600, 200)).toFile(`${other}.jpg`);
    return {
      item,
      putOther: () => rename(`${other}.jpg`, path),
      putBack: () => rename(aside, path),
    };
  }

  it('A15, S6: copies are all of the one content, whatever is put in its place and back while they are made', async () => {
    const { item, putOther, putBack } = await replaceable('there and back');
    const store = fileStore(cms.strapi);
    let source = '';
    const workplace = store.workplace.bind(store);
    vi.spyOn(store, 'workplace').mockImplementationOnce(async (at) => {
      const place = await workplace(at);
      source = place.source;
      await putOther();
      const close = async () => {
        await putBack();
        await place.close();
      };
      return { ...place, close };
    });
    await make();
    expect((await rowOf(item)).formats['480-webp']).toMatchObject({ width: 480, height: 320 });
    expect(await copiesOf(item)).toHaveLength(4);
    await expect(access(source)).rejects.toThrow('ENOENT');
  });

  it('A15, S6: of another content than the row names none is made, and of the row’s own ones soon after', async () => {
    const { item, putOther, putBack } = await replaceable('for a moment');
    const store = fileStore(cms.strapi);
    const workplace = store.workplace.bind(store);
    vi.spyOn(store, 'workplace').mockImplementationOnce(async (at) => {
      await putOther();
      const place = await workplace(at);
      await putBack();
      return place;
    });
    await make();
    expect([(await rowOf(item))['copiesOf'], await copiesOf(item)]).toEqual([null, []]);
    await make();
    expect((await rowOf(item)).formats['480-webp']).toMatchObject({ width: 480, height: 320 });
  });

  it('A15, S6: with another content in its place the old copies are gone at once, and new ones follow', async () => {
    const file = await uploadedFile(await photo(600, 400), { fileName: 'replaced.jpg' });
    const item = { name: file.id };
    await make();
    const before = await readFile(join(uploads(), `w480_${hashOf(item)}.avif`));
    await replace(file.id, await photo(620, 400));
    expect(await copiesOf(item)).toEqual([]);
    await make();
    expect(await readFile(join(uploads(), `w480_${hashOf(item)}.avif`))).not.toEqual(before);
    expect((await rowOf(item)).formats['full-webp']).toMatchObject({ width: 620 });
  });

  it('S6: what an end in the middle left without its row’s knowledge is removed at the next start; an unfinished one is made', async () => {
    const item = await uploaded(await photo(600, 400), 'ended');
    await writeFile(join(uploads(), `w480_${hashOf(item)}.avif`), 'half');
    await writeFile(join(uploads('.staging'), `a~w480_${hashOf(item)}.webp`), 'half');
    await cms.restart();
    expect(await copiesOf(item)).toEqual([]);
    expect(await filesIn('.staging')).toEqual([]);
    await make();
    expect(await copiesOf(item)).toHaveLength(4);
    // Copies that their row knows stay, also where they lie in the wrong place.
    await rename(join(uploads(), `w480_${hashOf(item)}.avif`), join(uploads('.trash'), `w480_${hashOf(item)}.avif`));
    await cms.restart();
    expect(await copiesOf(item)).toHaveLength(4);
  });

  it('S6: where the machine fails, not the picture, it is tried again later, and not at once', async () => {
    const item = await uploaded(await photo(600, 400), 'no room');
    await rename(uploads('.staging'), uploads('.aside'));
    await writeFile(uploads('.staging'), 'in the way');
    const maker = new CopyMaker(cms.strapi);
    await maker.look();
    await unlink(uploads('.staging'));
    await rename(uploads('.aside'), uploads('.staging'));
    expect((await rowOf(item))['copiesOf']).toBeNull();
    await maker.look();
    expect(await copiesOf(item)).toEqual([]);
    await make();
    expect(await copiesOf(item)).toHaveLength(4);
  });

  it('S6: while one process makes copies, another one leaves them to it', async () => {
    const item = await uploaded(await photo(600, 400), 'leased');
    await cms.strapi.db
      .query('api::scheduled-job.scheduled-job')
      .updateMany({ where: { name: 'picture-copies' }, data: { leaseUntil: new Date(Date.now() + 60_000) } });
    await make();
    expect(await copiesOf(item)).toEqual([]);
    await cms.strapi.db
      .query('api::scheduled-job.scheduled-job')
      .updateMany({ where: { name: 'picture-copies' }, data: { leaseUntil: null } });
    await make();
    expect(await copiesOf(item)).toHaveLength(4);
  });

  it('S6: an upload begins it by itself, and an end breaks it off', async () => {
    const maker = new CopyMaker(cms.strapi);
    maker.start();
    const first = await uploaded(await photo(600, 400), 'by itself');
    await expect.poll(() => copiesOf(first)).toHaveLength(4);
    await upload(await photo(1600, 1200), 'broken off');
    await maker.stop();
    expect(await filesIn('.staging')).toEqual([]);
  });
});
