import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

const library = useLibrary(() => ({ cms, person }));
const { upload, uploaded, call, page, bulk, folder, folders, place, contents, deleteFolder } = library;
const { filesIn } = useMedia(() => ({ cms, person }));
const FOLDERS = '/api/wire/library/folders';

describe('folders', () => {
  it('A15: are made, renamed and moved with all that is in them', async () => {
    const [port, pier] = [await folder('Hafen', null), await folder('码头')];
    const inner = await folder('Pier 1', port.id);
    const file = await uploaded(pdf('in a folder'), { folder: String(inner.id) });
    expect(file.folder).toBe(inner.id);
    expect((await call(`${FOLDERS}/${port.id}`, { name: ' Port ', parent: pier.id })).body['folder']).toMatchObject({
      ...{ id: port.id, name: 'Port', parent: pier.id, files: 0, allFiles: 1 },
    });
    const listed = await folders();
    expect(listed.find(({ id }) => id === inner.id)).toMatchObject({ name: 'Pier 1', parent: port.id, files: 1 });
    expect(listed.findIndex(({ id }) => id === port.id)).toBeGreaterThan(listed.findIndex(({ id }) => id === pier.id));
    expect((await page(`folder=${inner.id}`)).files.map(({ id }) => id)).toEqual([file.id]);
    expect((await page(`folder=${pier.id}`)).total).toBe(0);
    expect((await page(`folder=${pier.id}&deep=true`)).total).toBe(1);
    expect((await page(`folder=${pier.id}&deep=true`)).files[0]?.folder).toBe(inner.id);
  });

  it('A15: one that moves while a page is read leaves no number of before', async () => {
    const [from, to] = [await folder('Moves'), await folder('Is moved to')];
    await uploaded(pdf('moves while it is counted'), { folder: String(from.id) });
    const rows = cms.strapi.db.query('plugin::upload.folder');
    const read = rows.findMany.bind(rows);
    const reading = vi.spyOn(rows, 'findMany').mockImplementationOnce(async (params) => {
      const found = await read(params);
      reading.mockRestore();
      await call(`${FOLDERS}/${from.id}`, { parent: to.id });
      return found;
    });
    await page(`folder=${from.id}`);
    expect((await page(`folder=${from.id}`)).total).toBe(1);
  });

  it.each([
    ['..', libraryTexts.folderName],
    ['a/b', libraryTexts.folderName],
    ['a\\b', libraryTexts.folderName],
    ['a\u0007b', libraryTexts.folderName],
    ['a\u202eb', libraryTexts.folderName],
    ['   ', libraryTexts.folderNeedsName],
    ['BRANDING', libraryTexts.folderTaken],
  ])('A15: %j is refused as a name', async (name, text) => {
    const answer = await call(FOLDERS, { name, parent: null });
    expect(answer.status).toBe(422);
    expect(answer.body['error']).toBe(text);
  });

  it('A15: none goes into itself, none too deep, none into one that is gone', async () => {
    let parent = await folder('deep', null);
    const top = parent;
    for (let level = 2; level <= 10; level += 1) parent = await folder(`level ${level}`, parent.id);
    expect((await call(FOLDERS, { name: 'too deep', parent: parent.id })).body['error']).toBe(libraryTexts.folderDeep);
    const loop = await call(`${FOLDERS}/${top.id}`, { parent: parent.id });
    expect(loop).toMatchObject({ status: 422, body: { error: libraryTexts.folderLoop } });
    expect((await call(`${FOLDERS}/${top.id}`, { parent: top.id })).status).toBe(422);
    expect((await call(FOLDERS, { name: 'x', parent: 999_999 })).status).toBe(404);
    expect((await call(`${FOLDERS}/999999`, { name: 'x' })).status).toBe(404);
  });

  it('A15: an empty one is deleted; one with files only when they go to the trash, and they come back to the root', async () => {
    const outer = await folder('to be deleted');
    const inner = await folder('inner', outer.id);
    const file = await uploaded(pdf('in a folder that goes'), { folder: String(inner.id) });
    const remove = (body: object) => call(`${FOLDERS}/delete`, body);
    expect(await remove({ id: outer.id })).toMatchObject({ status: 422, body: { error: libraryTexts.folderFull } });
    expect(await remove({ id: outer.id, trashFiles: true })).toMatchObject({
      ...{ status: 409, body: { error: libraryTexts.folderChanged } },
    });
    expect((await deleteFolder(outer.id)).body).toEqual({ trashed: 1 });
    expect((await remove({ id: outer.id })).status).toBe(404);
    expect((await folders()).some(({ id }) => id === inner.id)).toBe(false);
    expect(await filesIn('.trash')).toContain(file.id);
    expect((await page('tab=trash&folder=root')).files.map(({ id }) => id)).toContain(file.id);
    await bulk({ action: 'restore', ids: [file.id] });
    expect((await page('folder=root&size=200')).files.map(({ id }) => id)).toContain(file.id);
  });

  it('A15: one is deleted with what was seen in it only, and it is said what of it is used', async () => {
    const outer = await folder('seen before');
    const inner = await folder('in it', outer.id);
    const file = await uploaded(await noise(19, 23), { folder: String(inner.id), fileName: 'seen.png' });
    await place('team-section', file.id);
    const before = await contents(outer.id);
    expect(before).toMatchObject({
      ...{ folders: 1, files: 1 },
      used: [{ id: file.id, name: 'seen.png', uses: [{ label: 'Placement “Team section”' }] }],
    });
    const late = await uploaded(pdf('added meanwhile'), { folder: String(outer.id) });
    const remove = (seen: string) => call(`${FOLDERS}/delete`, { id: outer.id, trashFiles: true, seen });
    expect((await remove(before.seen)).status).toBe(409);
    expect((await page(`folder=${outer.id}&deep=true`)).total).toBe(2);
    const visible = (await cms.revisions()).visible.media;
    expect((await remove((await contents(outer.id)).seen)).body).toEqual({ trashed: 2 });
    expect((await cms.revisions()).visible.media).toBeGreaterThan(visible);
    expect((await page('tab=trash&size=200')).files.map(({ id }) => id)).toEqual(
      expect.arrayContaining([file.id, late.id]),
    );
    expect((await call(`${FOLDERS}/${outer.id}`, { name: 'x' })).status).toBe(404);
    const log: unknown = await cms.strapi.db.query('api::change.change').findMany({
      where: { subject: { $in: [file.id, late.id, `folder/${inner.id}`, `folder/${outer.id}`] } },
      orderBy: { number: 'desc' },
      limit: 4,
      select: ['subject', 'number'],
    });
    expect(log).toHaveLength(4);
    expect(new Set((log as { number: number }[]).map(({ number }) => number)).size).toBe(4);
    // Nothing points to rows that are gone.
    for (const [table, column] of [
      ['files_folder_lnk', 'file_id'],
      ['upload_folders_parent_lnk', 'folder_id'],
    ] as const) {
      const target = column === 'file_id' ? 'files' : 'upload_folders';
      const { connection } = cms.strapi.db;
      expect(await connection(table).whereNotIn(column, connection(target).select('id'))).toEqual([]);
    }
  });

  it('A15: a folder that goes while a file is sent to it takes none, and nothing of the file stays', async () => {
    const { id } = await folder('goes meanwhile');
    const before = await filesIn();
    const { db } = cms.strapi;
    const query = db.query.bind(db);
    const folders = query('plugin::upload.folder');
    // It goes right after it was looked for.
    const asked = vi.spyOn(db, 'query').mockImplementation(((uid: 'plugin::upload.folder') => {
      if (uid !== 'plugin::upload.folder') return query(uid);
      asked.mockRestore();
      const findMany = async (params: object) => {
        const found: unknown = await folders.findMany(params);
        await folders.delete({ where: { id } });
        return found;
      };
      return { ...folders, findMany };
    }) as typeof db.query);
    const sent = await upload(pdf('late'), { folder: String(id), fileName: 'late.pdf' });
    expect(sent).toMatchObject({ status: 404, body: { error: libraryTexts.noFolder } });
    expect([await filesIn(), await filesIn('.staging')]).toEqual([before, []]);
  });

  it('A15: one with nothing but folders in it is deleted with them', async () => {
    const outer = await folder('with a folder only');
    await folder('inner of it', outer.id);
    expect((await call(`${FOLDERS}/delete`, { id: outer.id })).body).toEqual({ trashed: 0 });
    expect((await folders()).some(({ name }) => name === 'inner of it')).toBe(false);
  });

  it('A15: what comes back from the trash is in its folder, wherever that is by then', async () => {
    const [from, to] = [await folder('moved meanwhile'), await folder('moved to')];
    const file = await uploaded(pdf('in a folder that moves'), { folder: String(from.id) });
    await bulk({ action: 'trash', ids: [file.id] });
    expect((await call(`${FOLDERS}/${from.id}`, { parent: to.id })).status).toBe(200);
    await bulk({ action: 'restore', ids: [file.id] });
    expect((await page(`folder=${from.id}`)).files.map(({ id }) => id)).toEqual([file.id]);
  });

  it('A15: Strapi’s panel names them by the same rules', async () => {
    const service = cms.strapi.plugin('upload').service('folder') as {
      create(data: object): Promise<{ name: string }>;
    };
    await expect(async () => service.create({ name: '../x', parent: null })).rejects.toThrow(libraryTexts.folderName);
    expect((await service.create({ name: ' by the panel ', parent: null })).name).toBe('by the panel');
  });

  it('A15: many files are moved at once; a folder that is gone takes none', async () => {
    const files = [await uploaded(pdf('move 1')), await uploaded(pdf('move 2'))];
    const ids = files.map(({ id }) => id);
    const target = await folder('moved here');
    expect((await bulk({ action: 'move', ids, folder: target.id })).done).toEqual(ids);
    expect((await page(`folder=${target.id}`)).total).toBe(2);
    expect((await call('/api/wire/library/bulk', { action: 'move', ids, folder: 999_999 })).status).toBe(404);
    expect((await bulk({ action: 'move', ids, folder: null })).done).toEqual(ids);
    expect((await bulk({ action: 'category', ids, category: 'icons' })).done).toEqual(ids);
    expect((await page('category=icons')).total).toBe(2);
  });
});
