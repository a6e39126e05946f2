import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsMediaItemSchema, MAX_IMAGE_BYTES, uploadTexts, type Person } from '@apoti/contract';
import {
  animation,
  jpeg,
  noise,
  notPictures,
  photograph,
  png,
  sharp,
  withScriptBehind,
} from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { useMedia } from './support/media';
import { PLACE } from '../../tests/support/placed-files';

let cms: Cms;
let person: Person;
let panel: Record<string, string>;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
  panel = await enterPanel(cms);
});
afterAll(() => cms.stop());

const { upload, uploaded, stored, list: media, call, filesIn, uploads } = useMedia(() => ({ cms, person }));
/** Every file and row there is: what must not change when something is refused. */
const everything = async () => [
  await filesIn(),
  await filesIn('.staging'),
  await filesIn('.trash'),
  await cms.strapi.db.query('plugin::upload.file').count(),
  await cms.strapi.db.query('api::change.change').count(),
];

async function panelUpload(path: string, bytes: Buffer, name: string) {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(bytes)]), name);
  body.append('fileInfo', JSON.stringify({ name }));
  const answer = await fetch(cms.url + path, { method: 'POST', headers: panel, body });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('an upload', () => {
  it('C14: a picture is stored under a name of ours, encoded anew; its own name is kept for people', async () => {
    const item = await uploaded(await withScriptBehind(), 'testimonial-5', '..\\a/b/Ünï\u0007 "x".exe');
    expect(item).toMatchObject({ originalName: 'Ünï "x".exe', mime: 'image/png', width: 40, height: 30 });
    expect(item.name).toMatch(/^testimonial-5-[0-9a-f]{16}\.png$/);
    expect(item.url).toBe(`/uploads/${item.name}`);
    const bytes = await stored(item);
    expect(bytes.includes('script')).toBe(false);
    expect(item.size).toBe(bytes.length);
    expect((await media())[0]).toEqual(item);
  });

  it('C14: a photograph is turned upright and tells nothing of where it was taken', async () => {
    const sent = await photograph();
    expect(sent.includes(PLACE)).toBe(true);
    const item = await uploaded(sent);
    const bytes = await stored(item);
    expect([bytes.includes(PLACE), (await sharp(bytes).metadata()).exif]).toEqual([false, undefined]);
    expect(item).toMatchObject({ mime: 'image/jpeg', width: 30, height: 40 });
  });

  it('C14: what a picture is, its content says; an animation keeps moving', async () => {
    expect(await uploaded(await jpeg(), 'x', 'lying.gif')).toMatchObject({ mime: 'image/jpeg' });
    const item = await uploaded(await animation(3));
    expect((await sharp(await stored(item), { animated: true }).metadata()).pages).toBe(3);
    expect(item).toMatchObject({ mime: 'image/gif', width: 16, height: 16 });
  });

  it.each(Object.entries(notPictures))('C14: %s is refused, and nothing of it stays', async (_, make) => {
    const before = await everything();
    const answer = await upload(await make());
    expect(answer).toMatchObject({ status: 422, body: { success: false, error: uploadTexts.notAnImage } });
    expect(await everything()).toEqual(before);
  });

  it('C14: one byte too many is refused, and nobody but an Admin stores anything', async () => {
    const before = await everything();
    const tooLarge = await upload(Buffer.alloc(MAX_IMAGE_BYTES + 1));
    expect(tooLarge).toMatchObject({ status: 413, body: { error: uploadTexts.tooLarge } });
    const { stamp } = person;
    person = { ...person, stamp: 'another' };
    expect((await upload(await png())).status).toBe(401);
    person = { ...person, stamp };
    expect(await everything()).toEqual(before);
  });

  it('C14: a picture larger than any screen is stored smaller; AVIF as WebP', async () => {
    expect(await uploaded(await jpeg(5_000, 2_500))).toMatchObject({ mime: 'image/jpeg', width: 4_096, height: 2_048 });
    const avif = await sharp(await png())
      .avif({ effort: 0 })
      .toBuffer();
    expect(await uploaded(avif)).toMatchObject({ mime: 'image/webp', width: 40, height: 30 });
  });

  it('C14: many at once each get a file of their own', async () => {
    const bytes = await noise(400, 300);
    const items = await Promise.all(Array.from({ length: 6 }, () => uploaded(bytes, 'same')));
    expect(new Set(items.map(({ name }) => name)).size).toBe(6);
    expect(await filesIn('.staging')).toEqual([]);
  });
});

describe('Strapi’s panel', () => {
  it('C14: its uploads are judged and encoded anew as well', async () => {
    const sent = await photograph();
    const answer = await panelUpload('/upload', sent, 'From the panel.jpg');
    expect(answer.status).toBe(201);
    const [file] = answer.body as unknown as { name: string; url: string; formats: unknown }[];
    expect(file).toMatchObject({
      name: 'From the panel.jpg',
      url: expect.stringMatching(/^\/uploads\/from-the-panel-/),
    });
    const bytes = await readFile(join(uploads(), file!.url.slice('/uploads/'.length)));
    expect(bytes.includes(PLACE)).toBe(false);
  });

  it.each(['a web page', 'a vector picture with a script', 'half of a picture', 'a picture of 400 million points'])(
    'C14: %s that is called a picture is refused there too',
    async (what) => {
      const before = await everything();
      const answer = await panelUpload('/upload', await notPictures[what]!(), 'nice.png');
      expect(answer.status).toBe(400);
      expect(await everything()).toEqual(before);
    },
  );

  it('C14: an address that it is given is never asked, neither this machine by 0.0.0.0 nor where a redirect leads', async () => {
    const asked: string[] = [];
    const canary = createServer(({ url = '' }, answer) => {
      asked.push(url);
      if (url === '/on') answer.writeHead(302, { location: `http://127.0.0.1:${port}/secret.png` }).end();
      else void png().then((bytes) => answer.setHeader('content-type', 'image/png').end(bytes));
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const { port } = canary.address() as AddressInfo;
    const before = await everything();
    const urls = ['/a.png', '/on'].map((path) => `http://0.0.0.0:${port}${path}`);
    const answer = await fetch(`${cms.url}/upload/actions/upload-from-urls`, {
      method: 'POST',
      headers: { ...panel, 'content-type': 'application/json' },
      body: JSON.stringify({ urls, folderId: null }),
    });
    const told = await answer.text();
    expect(asked).toEqual([]);
    expect([answer.status, told]).toEqual([400, expect.stringContaining('Files are not fetched from an address here')]);
    expect(await everything()).toEqual(before);
    canary.close();
  });

  it('C14: a picture put in another’s place keeps the address and the format', async () => {
    const item = await uploaded(await png());
    const [row] = await cms.strapi.db.query('plugin::upload.file').findMany({ orderBy: { id: 'desc' }, limit: 1 });
    const answer = await panelUpload(`/upload?id=${String(row.id)}`, await noise(300, 200), 'other.jpg');
    expect(answer.status).toBe(200);
    const after = (await media()).find(({ name }) => name === item.name);
    expect(after).toMatchObject({ url: item.url, mime: 'image/png', width: 300, height: 200 });
    expect((await stored(item)).length).toBe(after?.size);
  });

  it('C14: a picture whose file went to the trash while another was prepared for its place stays there', async () => {
    const item = await uploaded(await png(), 'overtaken');
    const [row] = await cms.strapi.db.query('plugin::upload.file').findMany({ orderBy: { id: 'desc' }, limit: 1 });
    const replacing = panelUpload(`/upload?id=${String(row.id)}`, await noise(2_000, 2_000), 'other.png');
    const trashing = call('trash', { name: item.name });
    expect([(await replacing).status, (await trashing).status]).toEqual([404, 200]);
    expect(await filesIn()).not.toContain(item.name);
    expect(await filesIn('.staging')).toEqual([]);
  });

  it('C16: a row that the panel still shows deletes nothing of a file that came back from the trash', async () => {
    const item = await uploaded(await png(), 'came-back');
    const [stale] = await cms.strapi.db.query('plugin::upload.file').findMany({ orderBy: { id: 'desc' }, limit: 1 });
    const trashed = cmsMediaItemSchema.parse((await call('trash', { name: item.name })).body).item;
    await call('restore', { trashName: trashed.trashName });
    await cms.strapi.plugin('upload').service('upload').remove(stale);
    expect((await stored(item)).length).toBe(item.size);
  });

  it('C16: a file deleted there is gone, row and bytes, and the change log knows who did it', async () => {
    const item = await uploaded(await noise(400, 300));
    const [row] = await cms.strapi.db.query('plugin::upload.file').findMany({ orderBy: { id: 'desc' }, limit: 1 });
    const answer = await fetch(`${cms.url}/upload/files/${String(row.id)}`, { method: 'DELETE', headers: panel });
    expect(answer.status).toBe(200);
    expect((await filesIn()).filter((name) => name.includes(item.name.split('.')[0]!))).toEqual([]);
    const [change] = await cms.strapi.db
      .query('api::change.change')
      .findMany({ orderBy: { number: 'desc' }, limit: 1 });
    expect(change).toMatchObject({ kind: 'media', subject: item.name, author: 'panel:1' });
  });
});

describe('the trash', () => {
  it('C15, C16, C17: a file goes there, comes back to its address, and is gone for good when that is asked', async () => {
    const item = await uploaded(await noise(400, 300), 'travels');
    const bytes = await stored(item);
    const trashed = cmsMediaItemSchema.parse((await call('trash', { name: item.name })).body).item;
    expect(trashed).toMatchObject({ name: item.name, trashed: true, trashName: expect.stringContaining(item.name) });
    expect((await filesIn()).filter((name) => name.includes('travels'))).toEqual([]);
    expect((await media()).map(({ name }) => name)).not.toContain(item.name);
    expect((await media('trash'))[0]).toEqual(trashed);
    expect((await call('trash', { name: item.name })).status).toBe(404);

    const { trashName } = trashed;
    expect(cmsMediaItemSchema.parse((await call('restore', { trashName })).body).item).toEqual({
      ...item,
      modified: expect.any(Number),
    });
    expect(await stored(item)).toEqual(bytes);
    expect((await call('restore', { trashName })).status).toBe(404);

    const again = cmsMediaItemSchema.parse((await call('trash', { name: item.name })).body).item;
    expect(await call('delete', { trashName: again.trashName })).toMatchObject({ status: 200 });
    expect((await call('restore', { trashName: again.trashName })).status).toBe(404);
    expect((await filesIn('.trash')).filter((name) => name.includes('travels'))).toEqual([]);
  });

  it('C16: names that lead elsewhere find nothing', async () => {
    for (const name of ['../secrets.json', '/etc/passwd', '.trash', '%2e%2e/x', 'a\u0000b', '']) {
      expect([404, 422]).toContain((await call('trash', { name })).status);
      expect([404, 422]).toContain((await call('delete', { trashName: name })).status);
    }
  });

  it('C16, C17: asked for at the same moment, each happens once and the file is where its row says', async () => {
    const item = await uploaded(await png(), 'contested');
    const once = await Promise.all(Array.from({ length: 4 }, () => call('trash', { name: item.name })));
    expect(once.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const [{ trashName } = { trashName: '' }] = await media('trash');
    const both = await Promise.all([call('restore', { trashName }), call('delete', { trashName })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const isActive = (await media()).some(({ name }) => name === item.name);
    expect((await filesIn()).includes(item.name)).toBe(isActive);
    expect((await filesIn('.trash')).includes(item.name)).toBe(false);
  });
});
