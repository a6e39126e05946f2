import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  folderContentsSchema,
  folderSavedSchema,
  foldersReplySchema,
  libraryTexts,
  MAX_MEDIA_BYTES,
  placementsSchema,
  uploadTexts,
} from '@apoti/contract';
import { calls } from '@apoti/contract/calls/calls';
import { LibraryClient } from '../support/library-client';
import { docx, mp4, pdf, wav, zip } from '../support/media-files';
import { noise, png } from '../support/pictures';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import { until } from '../support/until';

let stack: Stack;
let admin: WireClient;
let library: LibraryClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
  library = new LibraryClient(admin);
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const onDisk = async () => {
  const entries = await readdir(join(stack.dataDir, 'public/uploads'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const untilPageHas = (path: string, text: string, has = true) =>
  until(async () => (await visitor().get(path)).text.includes(text) === has);

describe('uploads', () => {
  it('A15: a video can be played from any place of it, and nothing of it runs in our origin', async () => {
    const bytes = mp4('a video to jump in');
    const { url } = await library.uploaded(bytes, { fileName: 'demo.mp4', type: 'text/html' });
    const whole = await visitor().get(url);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'x-content-type-options': 'nosniff' });
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.headers['content-disposition']).toBeUndefined();
    expect(String(whole.headers['content-security-policy'])).toContain('sandbox');
    const part = await visitor().get(url, { range: 'bytes=4-7' });
    expect(part).toMatchObject({ status: 206, text: 'ftyp' });
    expect(part.headers['content-range']).toBe(`bytes 4-7/${bytes.length}`);
    expect((await visitor().get(url, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  it.each([
    ['a PDF', pdf('given'), 'a.pdf', 'application/pdf'],
    ['an archive', zip({ 'index.html': '<script>alert(1)</script>' }), 'a.zip', 'application/zip'],
    [
      'a Word document',
      docx({ 'word/given.xml': '' }),
      'a.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('A15: %s is given to be kept, never opened in our origin', async (_, bytes, fileName, type) => {
    const { url } = await library.uploaded(bytes, { fileName, type: 'text/html' });
    const { headers } = await visitor().get(url);
    expect(headers).toMatchObject({ 'content-type': type, 'content-disposition': 'attachment' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers['content-security-policy'])).toContain('sandbox');
  });

  it('A15: what is refused says why and leaves nothing', async () => {
    const [files, rows] = [await onDisk(), stack.countRows('files')];
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const answers = [
      await library.upload(page, { fileName: 'a.mp4', type: 'video/mp4' }),
      await library.upload(page, { fileName: 'a.html' }),
      await library.upload(page, { fileName: 'a.png', type: 'image/png' }),
      await library.upload(mp4('half').subarray(0, -4), { fileName: 'a.mp4' }),
      await library.upload(pdf('x'), { fileName: 'a.pdf', folder: '424242' }),
      await library.upload(Buffer.alloc(MAX_MEDIA_BYTES + 1), { fileName: 'a.mp4' }),
    ];
    expect(answers.map(({ status, json }) => [status, (json as { error: string }).error])).toEqual([
      [422, libraryTexts.damaged],
      [422, libraryTexts.notAllowed],
      [422, uploadTexts.notAnImage],
      [422, libraryTexts.damaged],
      [404, libraryTexts.noFolder],
      [413, libraryTexts.tooLarge],
    ]);
    expect([await onDisk(), stack.countRows('files')]).toEqual([files, rows]);
  });

  it('A15: a form without a file, with a wrong field, and what is no form are clear refusals', async () => {
    const missing = await admin.send('POST', '/api/library/files', '--b--\r\n', {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(missing.status).toBeGreaterThanOrEqual(400);
    expect((await library.upload(pdf('y'), { category: 'nonsense' })).status).toBe(422);
    expect((await admin.post('/api/library/files', { file: 'x' })).status).toBe(415);
  });

  it('A15: the same file is stored once, and said to be there already', async () => {
    const bytes = wav('twice');
    expect((await library.upload(bytes, { fileName: 'a.wav' })).json).toMatchObject({ duplicate: false });
    const again = await library.upload(bytes, { fileName: 'b.wav' });
    expect(again.json).toMatchObject({ success: true, duplicate: true, message: libraryTexts.duplicate });
  });
});

describe('the library', () => {
  it('A15: is for signed-in people only, every call of it', async () => {
    for (const { method, path, body } of calls.filter((call) => call.path.startsWith('/api/library'))) {
      const address = path.replace('{file}', 'a.png').replace('{id}', '1');
      const sent = body?.form === 'json' ? body.examples[0]?.value : undefined;
      expect((await visitor().send(method, address, sent)).status).toBe(401);
    }
  });

  it('A15: folders, the list, the trash and many files at once, as the back-office uses them', async () => {
    const made = await admin.post('/api/library/folders', { name: 'Messe 2027', parent: null });
    const { folder } = folderSavedSchema.parse(made.json);
    expect(made.json).toMatchObject({ message: libraryTexts.folderMade });
    const one = await library.uploaded(pdf('one'), { fileName: 'one.pdf', folder: String(folder.id) });
    const two = await library.uploaded(pdf('two'), { fileName: 'two.pdf' });
    expect(await library.done({ action: 'move', ids: [two.id], folder: folder.id })).toEqual([two.id]);
    expect((await library.page(`folder=${folder.id}&sort=name`)).files.map(({ name }) => name)).toEqual([
      'one.pdf',
      'two.pdf',
    ]);
    const tree = foldersReplySchema.parse((await admin.get('/api/library/folders')).json);
    expect(tree.folders.find(({ id }) => id === folder.id)).toMatchObject({ files: 2 });
    const edited = await admin.post(`/api/library/files/${one.id}`, { name: 'Eins.pdf' });
    expect(edited.json).toMatchObject({ message: libraryTexts.saved, file: { id: one.id, name: 'Eins.pdf' } });
    const late = await admin.post(`/api/library/files/${one.id}`, { name: 'Uno.pdf', seen: { name: 'one.pdf' } });
    expect(late).toMatchObject({
      status: 409,
      json: { error: libraryTexts.changedMeanwhile, file: { name: 'Eins.pdf' } },
    });
    expect((await admin.get(`/api/library/files/${one.id}`)).json).toMatchObject({ file: { name: 'Eins.pdf' } });

    expect(await library.done({ action: 'trash', ids: [one.id, two.id] })).toHaveLength(2);
    expect((await visitor().get(one.url)).status).toBe(404);
    expect(await library.done({ action: 'restore', ids: [one.id] })).toEqual([one.id]);
    expect((await visitor().get(one.url)).status).toBe(200);
    const upTo = (await library.page('tab=trash')).counts.trashUpTo;
    const emptied = await admin.send('DELETE', '/api/library/trash', { upTo });
    expect(emptied.json).toMatchObject({ success: true, message: libraryTexts.emptied, deleted: 1, left: 0 });
    expect((await onDisk()).includes(two.id)).toBe(false);
    const unseen = await admin.send('DELETE', '/api/library/folders', { id: folder.id, trashFiles: true });
    expect(unseen).toMatchObject({ status: 409, json: { error: libraryTexts.folderChanged } });
    const inside = (await admin.get(`/api/library/folders/${folder.id}/contents`)).json;
    const { seen } = folderContentsSchema.parse(inside);
    expect(inside).toMatchObject({ folders: 0, files: 1, used: [] });
    const removed = await admin.send('DELETE', '/api/library/folders', { id: folder.id, trashFiles: true, seen });
    expect(removed.json).toMatchObject({ success: true, trashed: 1, message: libraryTexts.folderDeleted });
  });

  it('A15: names that lead elsewhere and bodies that say nothing are refused', async () => {
    for (const name of ['..%2F..%2Fsecrets.json', '%2etrash', 'a%00b', 'x'.repeat(90)]) {
      expect((await admin.get(`/api/library/files/${name}/uses`)).status).toBe(404);
    }
    for (const body of [
      {},
      { action: 'burn', ids: ['a'] },
      { action: 'trash', ids: [] },
      { action: 'move', ids: ['a'] },
    ]) {
      expect((await library.bulk(body)).status).toBe(422);
    }
    expect((await admin.get('/api/library?size=100000')).status).toBe(422);
    expect((await admin.get('/api/library?folder=../x')).status).toBe(422);
  });
});

describe('placements', () => {
  it('A15: what is set is on the site within a second, replaced with its file, and gone when it is cleared', async () => {
    const logo = await library.uploaded(await noise(64, 64), { fileName: 'logo.png', alt: 'Our logo' });
    expect((await library.place('logo', logo.id)).json).toMatchObject({ message: libraryTexts.placed });
    await untilPageHas('/about', `${logo.url}?v=`);
    const [first] = /\/uploads\/[^"?]+\?v=\w+/.exec((await visitor().get('/about')).text) ?? [];
    expect((await library.replace(logo.id, await noise(65, 65), { fileName: 'new.png' })).status).toBe(200);
    await untilPageHas('/about', String(first), false);
    expect((await visitor().get('/about')).text).toContain(`${logo.url}?v=`);
    const unseen = await admin.post('/api/library/placements', { placement: 'logo', id: null, seen: 'another.png' });
    expect(unseen).toMatchObject({ status: 409, json: { error: libraryTexts.placedMeanwhile } });
    placementsSchema.parse(unseen.json);
    await library.place('logo', null);
    await untilPageHas('/about', logo.url, false);
  });

  it('A15: the snapshot shows them while the CMS is dead, also after a restart', async () => {
    const icon = await library.uploaded(await png(200, 200), { fileName: 'icon.png', copy: 'true' });
    await library.place('favicon', icon.id);
    await untilPageHas('/', icon.url);
    await stack.killCms();
    await stack.restartProxy();
    expect((await visitor().get('/')).text).toContain(`<link rel="icon" href="${icon.url}?v=`);
    expect((await visitor().get('/site.webmanifest')).text).toContain(icon.url);
    expect((await library.upload(pdf('while dead'))).status).toBe(503);
    await stack.startCms();
    const listed = placementsSchema.parse((await admin.get('/api/library/placements')).json).placements;
    expect(listed.find(({ placement }) => placement === 'favicon')?.file?.id).toBe(icon.id);
  });
});
