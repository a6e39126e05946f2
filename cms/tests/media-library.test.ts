import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsLibraryFileSchema, cmsLibraryPaths, firstFolders, libraryTexts, type Person } from '@apoti/contract';
import { docx, mp4, pdf, wav, zip } from '../../tests/support/media-files';
import { noise, png } from '../../tests/support/pictures';
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

const { uploaded, replace, edit, edited, page, bulk, folders, uses, call, get } = useLibrary(() => ({ cms, person }));
const { filesIn, uploads } = useMedia(() => ({ cms, person }));

describe('the list', () => {
  it('A15: is filtered, searched and sorted by the server, page by page', async () => {
    await uploaded(zip(), { fileName: 'some.zip' });
    await uploaded(wav('listed'), { fileName: 'some.wav' });
    await uploaded(await noise(20, 20), { fileName: 'some.png', alt: 'noise' });
    await uploaded(mp4('listed'), { fileName: 'some.mp4' });
    const first = await uploaded(pdf('zebra'), { fileName: 'Übersicht Zebra.pdf', alt: 'stripes' });
    await uploaded(pdf('yak'), { fileName: 'yak.pdf', category: 'partnerships' });
    expect((await page('search=übersicht z')).files.map(({ id }) => id)).toEqual([first.id]);
    expect((await page('search=STRIPES')).total).toBe(1);
    expect((await page('search=100%25')).total).toBe(0);
    expect((await page('category=partnerships')).files.map(({ name }) => name)).toEqual(['yak.pdf']);
    expect((await page('kind=archive')).files.every(({ type }) => type === 'archive')).toBe(true);
    expect((await page('kind=document')).files.every(({ type }) => type === 'document')).toBe(true);
    const all = await page('sort=name&size=200');
    expect(all.total).toBe(all.counts.active);
    const some = await page('sort=name&size=3&page=2');
    expect(some.files.map(({ id }) => id)).toEqual(all.files.slice(3, 6).map(({ id }) => id));
    expect((await page('size=3&page=999')).page).toBe(some.pages);
    const sizes = (await page('sort=-size')).files.map(({ size }) => Math.round(size / 10));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect((await get('/api/wire/library?sort=nonsense')).status).toBe(400);
  });

  it('A15: counts pictures without an alt text, and shows them alone', async () => {
    const { counts } = await page();
    const file = await uploaded(await noise(31, 17), { fileName: 'bare.png' });
    expect((await page()).counts.missingAlt).toBe(counts.missingAlt + 1);
    expect((await page('missingAlt=true')).files.map(({ id }) => id)).toContain(file.id);
    expect(await edited(file.id, { alt: 'Something' })).toMatchObject({ alt: 'Something', name: 'bare.png' });
    expect((await page()).counts.missingAlt).toBe(counts.missingAlt);
  });
});

describe('a file', () => {
  it('A15: is renamed for people only, filed elsewhere, and keeps what is not named', async () => {
    const file = await uploaded(pdf('edit'), { fileName: 'old.pdf', alt: 'kept' });
    const after = await edited(file.id, { name: 'new name.pdf', category: 'logos' });
    expect(after).toMatchObject({ id: file.id, url: file.url, name: 'new name.pdf', category: 'logos', alt: 'kept' });
    for (const patch of [{ name: ' ' }, { category: 'all' }, { alt: 'x'.repeat(301) }]) {
      expect((await edit(file.id, patch)).status).toBe(422);
    }
    expect((await edit(file.id, { folder: 999_999 })).status).toBe(404);
    expect((await edit('no-such.pdf', { alt: '' })).status).toBe(404);
  });

  it('A15: is read alone, in the trash too, and nothing is written for it', async () => {
    const file = await uploaded(pdf('read alone'), { fileName: 'alone.pdf' });
    const read = async () => (await get(cmsLibraryPaths.file(file.id))).body['file'];
    expect(await read()).toEqual(file);
    expect((await edit(file.id, {})).status).toBe(422);
    expect(await edited(file.id, { name: 'alone.pdf', alt: '', category: file.category, folder: null })).toEqual(file);
    await bulk({ action: 'trash', ids: [file.id] });
    expect(await read()).toMatchObject({ id: file.id, trashed: true, daysLeft: 30 });
    expect((await get(cmsLibraryPaths.file('no-such.pdf'))).status).toBe(404);
  });

  it('A15: two people never write over each other unseen; what each changes alone is kept', async () => {
    const file = await uploaded(pdf('two people'), { fileName: 'two.pdf', alt: 'before' });
    const folder = (await folders())[0]!.id;
    expect((await edit(file.id, { alt: 'hers', seen: { alt: 'before' } })).status).toBe(200);
    const refused = await edit(file.id, { alt: 'his', name: 'his.pdf', seen: { alt: 'before', name: 'two.pdf' } });
    expect(refused).toMatchObject({ status: 409, body: { error: libraryTexts.changedMeanwhile } });
    expect(refused.body['file']).toMatchObject({ alt: 'hers', name: 'two.pdf' });
    expect((await edit(file.id, { name: 'his.pdf', folder, seen: { name: 'two.pdf', folder: null } })).status).toBe(
      200,
    );
    expect((await edit(file.id, { folder: null, seen: { folder: null } })).status).toBe(409);
    // The same again, since no answer came: it is so already.
    expect((await edit(file.id, { alt: 'hers', seen: { alt: 'before' } })).status).toBe(200);
    expect(await edited(file.id, { alt: 'his' })).toMatchObject({ alt: 'his', name: 'his.pdf', folder });
  });

  it('A15: what an older version did not know of a file is added, and the file keeps its time', async () => {
    const file = await uploaded(pdf('of before'));
    const row = () => cms.strapi.db.connection('files').where({ hash: file.id.replace('.pdf', '') });
    const old = new Date(Date.now() - 86_400_000);
    await row().update({ category: null, updated_at: old });
    await cms.restart();
    expect(await page('search=a file')).toBeDefined();
    const after = (await get(cmsLibraryPaths.file(file.id))).body['file'];
    expect(after).toMatchObject({ category: 'documents', changed: old.toISOString() });
  });

  it('A15: is replaced at its address by one of its kind', async () => {
    const picture = await uploaded(await noise(50, 40), { fileName: 'a.png', alt: 'stays' });
    const answer = await replace(picture.id, await noise(60, 20), { fileName: 'b.png' });
    expect(answer.body['file']).toMatchObject({
      ...{ id: picture.id, url: picture.url, name: 'a.png', alt: 'stays' },
      dimensions: { width: 60, height: 20 },
    });
    const paper = await uploaded(pdf('replace'), { fileName: 'a.pdf' });
    expect((await replace(paper.id, pdf('replaced'), { fileName: 'b.pdf' })).status).toBe(200);
    const others = [await replace(paper.id, docx({ x: '1' })), await replace(picture.id, mp4('for a picture'))];
    expect(others.map(({ status }) => status)).toEqual([422, 422]);
    expect(await replace(paper.id, await png())).toMatchObject({
      status: 422,
      body: { error: libraryTexts.otherKind },
    });
    expect((await replace('no-such.pdf', pdf())).status).toBe(404);
  });

  it('A15: who replaces another content than they saw is told what is there; the same again is done already', async () => {
    const file = await uploaded(pdf('first'), { fileName: 'seen.pdf' });
    const [hers, his] = [pdf('hers'), pdf('his')];
    expect(await replace(file.id, hers, { seen: file.content })).toMatchObject({ status: 200 });
    const late = await replace(file.id, his, { seen: file.content });
    expect(late).toMatchObject({ status: 409, body: { error: libraryTexts.replacedMeanwhile } });
    const { file: there } = cmsLibraryFileSchema.parse(late.body);
    expect([there.id, there.size]).toEqual([file.id, hers.length]);
    expect(there.content).not.toBe(file.content);
    expect([await readFile(join(uploads(), file.id)), await filesIn('.staging')]).toEqual([hers, []]);
    // No answer came to her: her content stands already, and the file keeps its time.
    const again = await replace(file.id, hers, { seen: file.content });
    expect(cmsLibraryFileSchema.parse(again.body).file).toEqual(there);
    expect((await replace(file.id, his, { seen: there.content })).status).toBe(200);
    expect(await readFile(join(uploads(), file.id))).toEqual(his);
    // Of two at once one is told.
    const seen = cmsLibraryFileSchema.parse((await get(cmsLibraryPaths.file(file.id))).body).file.content;
    const both = await Promise.all(['one', 'two'].map((content) => replace(file.id, pdf(content), { seen })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    // Who does not say what they saw replaces whatever is there.
    expect((await replace(file.id, pdf('an old client'))).status).toBe(200);
  });

  it('A15: a picture that is replaced again by the same one, as it is encoded here, is done already', async () => {
    const file = await uploaded(await noise(48, 36), { fileName: 'same.png' });
    const newer = await noise(49, 36);
    expect((await replace(file.id, newer, { seen: file.content })).status).toBe(200);
    expect((await replace(file.id, newer, { seen: file.content })).status).toBe(200);
    expect((await replace(file.id, await noise(50, 36), { seen: file.content })).status).toBe(409);
  });

  it('A15: says where it is used: in content, hidden items, drafts and rich text', async () => {
    const file = await uploaded(await noise(21, 12), { fileName: 'used.png' });
    expect(await uses(file.id)).toEqual([]);
    const { body } = await cms.postAs('/api/wire/posts/drafts', {
      post: { title: 'With a picture', content: `<p>text</p><img src="${file.url}" alt="">` },
    });
    expect(body['post']).toBeDefined();
    expect(await uses(file.id)).toMatchObject([
      { kind: 'posts', label: 'Draft of the post “With a picture”', live: false },
    ]);
    expect((await page('search=used.png')).files[0]).toMatchObject({ usedIn: 1 });
    const [paper, photo] = [await uploaded(pdf('named')), await uploaded(await noise(600, 400), { fileName: 'x.png' })];
    await cms.postAs('/api/wire/posts/drafts', {
      post: {
        title: 'Named in a sentence',
        content: `<p>See https://example.com${paper.url}. Or <em>${paper.url}</em>…</p><img src="${photo.thumbnail}" alt="">`,
      },
    });
    expect(photo.thumbnail).toMatch(/^\/uploads\/thumbnail_.*\.webp$/);
    for (const { id } of [paper, photo]) expect(await uses(id)).toMatchObject([{ kind: 'posts' }]);
    const asked = await call('/api/wire/library/uses', { ids: [file.id, 'no-such.png'] });
    expect(asked.body['files']).toMatchObject([{ id: file.id, name: 'used.png', uses: [{ kind: 'posts' }] }]);
  });
});

it('A15: the library begins with the specification’s folders', async () => {
  const answer = await get('/api/wire/library/folders');
  const folders = answer.body['folders'] as { name: string; parent: null }[];
  expect(folders.map(({ name }) => name)).toEqual([...firstFolders].toSorted());
});
