import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryTexts, MAX_FOLDER_DEPTH, type Person } from '@apoti/contract';
import { pdf } from '../../tests/support/media-files';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { useLibrary } from './support/library';

const FOLDER = 'plugin::upload.folder';
const FILE = 'plugin::upload.file';

let cms: Cms;
let person: Person;
let headers: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
  headers = await enterPanel(cms);
});
afterAll(() => cms.stop());

const { uploaded, page, folder, folders } = useLibrary(() => ({ cms, person }));

type Row = { id: number; path: string; pathId: number };
const rowOf = async (id: number): Promise<Row> => (await cms.strapi.db.query(FOLDER).findOne({ where: { id } })) as Row;
const fileIdOf = async (url: string): Promise<number> =>
  ((await cms.strapi.db.query(FILE).findOne({ where: { url } })) as Row).id;

/** What the panel calls. */
const make = (name: string, parent: number | null = null) => cms.post('/upload/folders', { name, parent }, headers);
const change = (id: number, to: object) => cms.put(`/upload/folders/${id}`, to, headers);
const move = (destinationFolderId: number | null, what: { folderIds?: number[]; fileIds?: number[] }) =>
  cms.post('/upload/actions/bulk-move', { destinationFolderId, ...what }, headers);
const remove = (what: { folderIds?: number[]; fileIds?: number[] }) =>
  cms.post('/upload/actions/bulk-delete', what, headers);

/** What the change log has of a folder or file, the oldest first. */
async function logOf(subject: string) {
  const rows: unknown = await cms.strapi.db
    .query('api::change.change')
    .findMany({ where: { subject, author: { $startsWith: 'panel:' } }, orderBy: { number: 'asc' } });
  return (rows as { changes: object[] }[]).map(({ changes }) => changes);
}
const counted = async () => (await cms.revisions()).last.media;
const refused = (message: string) => ({ status: 400, body: { error: { message } } });

describe('folders in Strapi’s panel', () => {
  it('A15: that are made, renamed, moved or deleted are counted and logged, by whom too', async () => {
    const target = await folder('Target of the panel');
    const seen = [await counted()];
    const made = await make('Made in the panel');
    expect(made.status).toBe(201);
    const { id } = made.body['data'] as Row;
    seen.push(await counted());
    expect((await change(id, { name: 'Renamed in the panel', parent: null })).status).toBe(200);
    seen.push(await counted());
    expect((await change(id, { name: 'Renamed in the panel', parent: target.id })).status).toBe(200);
    seen.push(await counted());
    expect((await move(null, { folderIds: [id] })).status).toBe(200);
    seen.push(await counted());
    expect(await remove({ folderIds: [id] })).toMatchObject({ status: 200, body: { data: { folders: [{ id }] } } });
    seen.push(await counted());
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
    expect(await logOf(`folder/${id}`)).toMatchObject([
      expect.anything(),
      [{ path: ['name'], old: 'Made in the panel', new: 'Renamed in the panel' }],
      [{ path: ['parent'], old: null, new: target.id }],
      [{ path: ['parent'], old: target.id, new: null }],
      expect.anything(),
    ]);
    // What changes nothing is no change.
    const before = await counted();
    expect((await change(target.id, { name: 'Target of the panel', parent: null })).status).toBe(200);
    expect((await change(999_999, { name: 'Nobody', parent: null })).status).toBe(404);
    expect(await counted()).toBe(before);
  });

  it('A15: keep the right way to them and their files, also where a number stands in it twice', async () => {
    const target = await folder('Goes below');
    const first = (await cms.strapi.db.query(FOLDER).findOne({ where: { pathId: 1 } })) as Row;
    let inner = await folder('Inner 1', first.id);
    while (!String((await rowOf(inner.id)).pathId).startsWith('1')) inner = await folder(`Inner ${inner.id}`, first.id);
    const file = await uploaded(pdf('in a folder with such a number'), { folder: String(inner.id) });
    const { name } = (await folders()).find(({ id }) => id === first.id)!;
    expect((await change(first.id, { name, parent: target.id })).status).toBe(200);
    const { path, pathId } = await rowOf(inner.id);
    expect(path).toBe(`${(await rowOf(target.id)).path}/1/${pathId}`);
    expect((await page(`folder=${inner.id}`)).files.map(({ id }) => id)).toEqual([file.id]);
    // A folder together with one that is in it, as a search of the panel shows them.
    expect((await move(null, { folderIds: [first.id, inner.id] })).status).toBe(200);
    expect([(await rowOf(first.id)).path, (await rowOf(inner.id)).path]).toEqual(['/1', `/${pathId}`]);
    expect((await page(`folder=${inner.id}`)).files.map(({ id }) => id)).toEqual([file.id]);
  });

  it('A15: that were moved before by Strapi alone are found again after a start, with their files', async () => {
    const outer = await folder('Moved by Strapi');
    const inner = await folder('In it', outer.id);
    const file = await uploaded(pdf('nowhere to be found'), { folder: String(inner.id) });
    const { path, pathId } = await rowOf(inner.id);
    const wrong = `/7/1/7/${pathId}`;
    await cms.strapi.db.query(FOLDER).update({ where: { id: inner.id }, data: { path: wrong } });
    await cms.strapi.db.query(FILE).updateMany({ where: { folderPath: path }, data: { folderPath: wrong } });
    await cms.restart();
    expect((await rowOf(inner.id)).path).toBe(path);
    expect((await page(`folder=${outer.id}&deep=true`)).files.map(({ id }) => id)).toEqual([file.id]);
  });

  it('A15: are refused what the back-office refuses, and nothing of it stays', async () => {
    const outer = await folder('Once');
    const inner = await folder('ONCE', outer.id);
    const before = await counted();
    expect(await make('oNCE')).toMatchObject(refused(libraryTexts.folderTaken));
    expect(await move(null, { folderIds: [inner.id] })).toMatchObject(refused(libraryTexts.folderTaken));
    expect(await change(inner.id, { name: 'ONCE', parent: null })).toMatchObject(refused(libraryTexts.folderTaken));
    expect(await counted()).toBe(before);
    expect((await folders()).find(({ id }) => id === inner.id)).toMatchObject({ parent: outer.id });
    expect((await rowOf(inner.id)).path).toBe(`${(await rowOf(outer.id)).path}/${(await rowOf(inner.id)).pathId}`);
    let deep = inner;
    for (let level = 3; level <= MAX_FOLDER_DEPTH; level += 1) deep = await folder(`Level ${level}`, deep.id);
    expect(await make('Too deep', deep.id)).toMatchObject(refused(libraryTexts.folderDeep));
  });

  it('A15: files that are moved there are counted and logged; visitors see nothing of it', async () => {
    const target = await folder('Files go here');
    const file = await uploaded(pdf('moved in the panel'));
    const before = await cms.revisions();
    expect((await move(target.id, { fileIds: [await fileIdOf(file.url)] })).status).toBe(200);
    const after = await cms.revisions();
    expect(after.last.media).toBeGreaterThan(before.last.media);
    expect(after.visible.media).toBe(before.visible.media);
    expect(await logOf(file.id)).toMatchObject([[{ path: ['folder'], old: '/', new: (await rowOf(target.id)).path }]]);
    expect((await page(`folder=${target.id}`)).files.map(({ id }) => id)).toEqual([file.id]);
    expect((await move(999_999, { fileIds: [1] })).status).toBe(400);
    expect((await move(null, { fileIds: ['x' as unknown as number] })).status).toBe(400);
  });

  it('A15, C16: that are deleted with their files leave none behind, also of those that come meanwhile', async () => {
    const outer = await folder('Deleted in the panel');
    const inner = await folder('With a file', outer.id);
    const file = await uploaded(pdf('deleted with its folder'), { folder: String(inner.id) });
    const [deleted] = await Promise.all([
      remove({ folderIds: [outer.id] }),
      uploaded(pdf('comes meanwhile'), { folder: String(inner.id) }).catch(() => null),
    ]);
    expect(deleted).toMatchObject({ status: 200, body: { data: { folders: [{ id: outer.id }] } } });
    expect((await folders()).filter(({ id }) => id === outer.id || id === inner.id)).toEqual([]);
    const paths = (await cms.strapi.db.query(FOLDER).findMany({})) as Row[];
    const known = ['/', ...paths.map(({ path }) => path)];
    expect(await cms.strapi.db.query(FILE).count({ where: { folderPath: { $notIn: known } } })).toBe(0);
    expect((await fetch(cms.url + file.url)).status).toBe(404);
    for (const subject of [`folder/${outer.id}`, `folder/${inner.id}`, file.id])
      expect([subject, await logOf(subject)]).toEqual([subject, [expect.anything()]]);
  });
});
