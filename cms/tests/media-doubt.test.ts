import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cmsLibraryPaths, type Person } from '@apoti/contract';
import { pdf } from '../../tests/support/media-files';
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
afterEach(() => void vi.restoreAllMocks());

const { upload, uploaded, replace, bulk, call, folder, contents, page } = useLibrary(() => ({ cms, person }));
const { filesIn, uploads } = useMedia(() => ({ cms, person }));

/** Commits the next transaction, or not, and breaks the connection off before its end is answered; and those that follow. */
function breakOff({ isCommitted, following = 0 }: { isCommitted: boolean; following?: number }) {
  vi.restoreAllMocks();
  const { db } = cms.strapi;
  const transaction = db.transaction.bind(db);
  let broken = 0;
  const begin = (async (work: (params: unknown) => Promise<unknown>) => {
    if (db.inTransaction() || broken > following) return transaction(work);
    broken += 1;
    if (broken > 1) throw new Error('The connection is lost');
    let isEnded = false;
    await transaction(async (params) => {
      await work(params);
      isEnded = true;
      if (!isCommitted) throw new Error('Not committed');
    }).catch((error: unknown) => {
      if (!isEnded) throw error;
    });
    throw new Error('The connection was lost');
  }) as typeof transaction;
  vi.spyOn(db, 'transaction').mockImplementation(begin);
}

describe('a connection that breaks off while a change of files is committed', () => {
  it('A15: what was committed is done all the same, its file too', async () => {
    breakOff({ isCommitted: true });
    const file = await uploaded(pdf('committed'), { fileName: 'a.pdf' });
    expect(await filesIn()).toContain(file.id);
    breakOff({ isCommitted: true });
    expect((await replace(file.id, pdf('committed twice'))).status).toBe(200);
    expect(await readFile(join(uploads(), file.id))).toEqual(pdf('committed twice'));
    breakOff({ isCommitted: true });
    expect((await bulk({ action: 'trash', ids: [file.id] })).done).toEqual([file.id]);
    expect(await filesIn('.trash')).toContain(file.id);
    breakOff({ isCommitted: true });
    expect((await bulk({ action: 'restore', ids: [file.id] })).done).toEqual([file.id]);
    expect(await filesIn()).toContain(file.id);
    await bulk({ action: 'trash', ids: [file.id] });
    breakOff({ isCommitted: true });
    expect((await bulk({ action: 'delete', ids: [file.id] })).done).toEqual([file.id]);
    expect([...(await filesIn()), ...(await filesIn('.trash')), ...(await filesIn('.staging'))]).not.toContain(file.id);
  });

  it('A15: what was not committed is not done, and nothing of it is left', async () => {
    const file = await uploaded(pdf('stays'), { fileName: 'stays.pdf' });
    const all = await filesIn();
    breakOff({ isCommitted: false });
    expect((await upload(pdf('never'))).status).toBe(500);
    breakOff({ isCommitted: false });
    expect((await replace(file.id, pdf('never either'))).status).toBe(500);
    breakOff({ isCommitted: false });
    expect((await bulk({ action: 'trash', ids: [file.id] })).failed).toMatchObject([{ id: file.id }]);
    expect([await filesIn(), await filesIn('.staging')]).toEqual([all, []]);
    await bulk({ action: 'trash', ids: [file.id] });
    breakOff({ isCommitted: false });
    expect((await bulk({ action: 'delete', ids: [file.id] })).failed).toMatchObject([{ id: file.id }]);
    expect(await filesIn('.trash')).toContain(file.id);
  });

  it('A15: what nobody knows waits for the next start, and nothing is lost until then', async () => {
    breakOff({ isCommitted: true, following: 1 });
    expect((await upload(pdf('unknown'), { fileName: 'unknown.pdf' })).status).toBe(500);
    const [row] = (await page('search=unknown.pdf')).files;
    expect(await filesIn()).not.toContain(row?.id);
    const deleted = await uploaded(pdf('not deleted'));
    await bulk({ action: 'trash', ids: [deleted.id] });
    breakOff({ isCommitted: false, following: 1 });
    await bulk({ action: 'delete', ids: [deleted.id] });
    expect(await filesIn('.trash')).not.toContain(deleted.id);
    await cms.restart();
    expect(await readFile(join(uploads(), String(row?.id)))).toEqual(pdf('unknown'));
    expect(await filesIn('.trash')).toContain(deleted.id);
    expect(await filesIn('.staging')).toEqual([]);
  });

  it('A15: a folder with its files goes as one, too', async () => {
    const { id } = await folder('breaks off');
    const file = await uploaded(pdf('in it'), { folder: String(id) });
    const { seen } = await contents(id);
    breakOff({ isCommitted: true });
    expect((await call(cmsLibraryPaths.deleteFolder, { id, trashFiles: true, seen })).body).toEqual({ trashed: 1 });
    expect(await filesIn('.trash')).toContain(file.id);
  });
});

it('A15: what is in the trash, or back from it, as its row says is put there when it is asked for again', async () => {
  const file = await uploaded(pdf('left behind'));
  const [served, lying] = [join(uploads(), file.id), join(uploads('.trash'), file.id)];
  await bulk({ action: 'trash', ids: [file.id] });
  await rename(lying, served);
  expect((await bulk({ action: 'trash', ids: [file.id] })).done).toEqual([file.id]);
  expect(await filesIn()).not.toContain(file.id);
  await bulk({ action: 'restore', ids: [file.id] });
  await rename(served, lying);
  expect((await bulk({ action: 'restore', ids: [file.id] })).done).toEqual([file.id]);
  expect(await filesIn()).toContain(file.id);
});
