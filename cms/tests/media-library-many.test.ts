import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryTexts, type Person } from '@apoti/contract';
import { pdf } from '../../tests/support/media-files';
import { noise } from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { useLibrary } from './support/library';
import { useMedia } from './support/media';

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());

const { uploaded, edit, page, bulk, folders, call } = useLibrary(() => ({ cms, person }));
const { filesIn, uploads } = useMedia(() => ({ cms, person }));

describe('many files', () => {
  it('A15: a picture in the trash is seen in little, under an address that is not the public one', async () => {
    const [small, large] = [
      await uploaded(await noise(33, 21), { fileName: 'small gone.png' }),
      await uploaded(await noise(640, 400), { fileName: 'large gone.png' }),
    ];
    await bulk({ action: 'trash', ids: [small.id, large.id] });
    const shown = (await page('tab=trash&search=gone.png&sort=name')).files.map(({ thumbnail }) => thumbnail);
    expect(shown).toEqual([
      large.thumbnail?.replace('/uploads/', '/api/library/trash/'),
      `/api/library/trash/${small.id}`,
    ]);
    const there = await readdir(join(uploads(), '.trash'));
    for (const path of shown) expect(there).toContain(path?.replace('/api/library/trash/', ''));
    await bulk({ action: 'restore', ids: [small.id, large.id] });
    expect((await page('search=gone.png&sort=name')).files).toMatchObject([
      { thumbnail: large.thumbnail, deletedBy: null },
      { thumbnail: small.thumbnail, deletedBy: null },
    ]);
  });

  it('A15: go to the trash, come back to their folder and are deleted for good, each for itself', async () => {
    const folder = (await folders())[0]?.id ?? null;
    const [one, two] = [
      await uploaded(pdf('many one'), { fileName: '1.pdf', ...(folder ? { folder: String(folder) } : {}) }),
      await uploaded(pdf('many two'), { fileName: '2.pdf' }),
    ];
    const ids = [one.id, 'no-such.pdf', two.id];
    const [done, failed] = [[one.id, two.id], [{ id: 'no-such.pdf', code: 'not_found', error: libraryTexts.noFile }]];
    expect(await bulk({ action: 'trash', ids })).toEqual({ done, failed });
    expect((await bulk({ action: 'trash', ids: done })).done).toEqual(done);
    expect(await filesIn()).not.toContain(one.id);
    const inTrash = await page('tab=trash&search=1.pdf');
    expect(inTrash.files).toMatchObject([{ id: one.id, trashed: true, daysLeft: 30, folder, thumbnail: null }]);
    expect(inTrash.files.map(({ deletedBy }) => deletedBy)).toEqual([person.username]);
    expect((await edit(one.id, { alt: 'x' })).body).toMatchObject({ error: libraryTexts.inTrash });
    expect((await bulk({ action: 'restore', ids: done })).done).toEqual(done);
    expect((await page('search=1.pdf')).files).toMatchObject([{ id: one.id, folder }]);
    expect((await bulk({ action: 'delete', ids: [one.id] })).failed).toMatchObject([{ code: 'not_found' }]);
    await bulk({ action: 'trash', ids: done });
    expect((await bulk({ action: 'delete', ids: done })).done).toEqual(done);
    expect((await bulk({ action: 'delete', ids: done })).done).toEqual(done);
    expect(await filesIn('.trash')).not.toContain(one.id);
  });

  it('A15: the trash is emptied of what was there when the person looked', async () => {
    const [seen, later] = [await uploaded(pdf('seen')), await uploaded(pdf('later'))];
    await bulk({ action: 'trash', ids: [seen.id] });
    const { trashUpTo: upTo } = (await page('tab=trash')).counts;
    await bulk({ action: 'trash', ids: [later.id] });
    // Whatever any clock says of it.
    await cms.strapi.db.query('api::trashed-file.trashed-file').updateMany({
      where: { name: later.id },
      data: { deletedAt: new Date(0) },
    });
    const answer = await call('/api/wire/library/trash/empty', { upTo });
    expect(answer.body).toMatchObject({ failed: 0, left: 0 });
    expect((await page('tab=trash')).files.map(({ id }) => id)).toEqual([later.id]);
    const next = (await page('tab=trash')).counts.trashUpTo;
    await call('/api/wire/library/trash/empty', { upTo: next });
    expect((await page('tab=trash')).counts).toMatchObject({ trash: 0, trashUpTo: 0 });
    // A number is never given again: what was seen of an empty trash names nothing that comes later.
    const [again] = [await uploaded(pdf('later still'))];
    await bulk({ action: 'trash', ids: [again.id] });
    expect((await page('tab=trash')).counts.trashUpTo).toBeGreaterThan(next);
    await bulk({ action: 'delete', ids: [again.id] });
  });

  it('A15: a restored file never takes the place of a newer one', async () => {
    const file = await uploaded(pdf('older'));
    await bulk({ action: 'trash', ids: [file.id] });
    await writeFile(join(uploads(), file.id), 'newer, put here by hand');
    expect((await bulk({ action: 'restore', ids: [file.id] })).failed).toEqual([
      { id: file.id, code: 'conflict', error: libraryTexts.restoredOver },
    ]);
    await rm(join(uploads(), file.id));
    expect((await bulk({ action: 'restore', ids: [file.id] })).done).toEqual([file.id]);
  });
});
