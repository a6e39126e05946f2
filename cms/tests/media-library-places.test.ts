import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPlacedSchema, libraryTexts, type Person } from '@apoti/contract';
import { mp4, wav } from '../../tests/support/media-files';
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

const library = useLibrary(() => ({ cms, person }));
const { uploaded, page, bulk, place, placements, replace, edited } = library;
const { uploads } = useMedia(() => ({ cms, person }));
const placed = async () => cmsPlacedSchema.parse((await cms.get('/api/wire/placed')).body);

describe('placements', () => {
  it('A15: a place has one file and a file one place; the site hears of it, and of nothing else', async () => {
    const [one, two] = [
      await uploaded(await noise(64, 36), { alt: 'one' }),
      await uploaded(await noise(32, 18), { alt: 'two' }),
    ];
    const seen = async () => (await cms.revisions()).visible.media;
    const before = await seen();
    await edited(one.id, { alt: 'not placed yet' });
    expect(await seen()).toBe(before);
    expect((await place('hero-carousel', one.id)).status).toBe(200);
    const first = await seen();
    expect(first).toBeGreaterThan(before);
    expect((await placed()).placed).toMatchObject({
      'hero-carousel': { mime: 'image/png', alt: 'not placed yet', width: 64, height: 36 },
    });
    await place('logo', one.id);
    expect((await placed()).placed['hero-carousel']).toBeUndefined();
    await place('logo', two.id);
    const listed = await placements();
    expect(listed.find(({ placement }) => placement === 'logo')?.file).toMatchObject({ id: two.id, placement: 'logo' });
    expect((await page('search=not placed')).files[0]).toMatchObject({ id: one.id, placement: null });
    const last = await seen();
    await place('logo', two.id);
    expect(await seen()).toBe(last);
    expect(await library.uses(two.id)).toMatchObject([{ kind: 'placement', label: 'Placement “Logo”' }]);
  });

  it('A15: is changed only by who has seen what is there; what is so already is done', async () => {
    const [one, two] = [await uploaded(await noise(61, 36)), await uploaded(await noise(62, 18))];
    expect((await place('logo', one.id)).status).toBe(200);
    expect((await place('logo', one.id, null)).status).toBe(200);
    for (const [id, seen] of [
      [null, two.id],
      [two.id, null],
      [two.id, 'another.png'],
    ] as const) {
      const answer = await place('logo', id, seen);
      expect(answer).toMatchObject({ status: 409, body: { error: libraryTexts.placedMeanwhile } });
      expect(answer.body['placements']).toContainEqual(expect.objectContaining({ placement: 'logo' }));
      expect((await placements()).find(({ placement }) => placement === 'logo')?.file?.id).toBe(one.id);
    }
    expect((await place('logo', null, one.id)).status).toBe(200);
    expect((await place('logo', null, two.id)).status).toBe(200);
  });

  it('A15: takes only what can be shown there', async () => {
    const [picture, video, sound] = [await uploaded(await png()), await uploaded(mp4()), await uploaded(wav())];
    expect((await place('hero-video', video.id)).status).toBe(200);
    expect((await place('notification-system', sound.id)).status).toBe(200);
    const wrong = await place('hero-video', picture.id);
    expect(wrong).toMatchObject({ status: 422, body: { error: libraryTexts.wrongKind('Hero video', 'video') } });
    expect((await place('favicon', video.id)).status).toBe(422);
    expect((await place('nowhere', video.id)).status).toBe(422);
    expect((await place('favicon', 'no-such.png')).status).toBe(404);
  });

  it('A15: what is replaced in place has another address for the site; what goes to the trash leaves its place', async () => {
    const file = await uploaded(await noise(48, 48), { fileName: 'icon.png' });
    await place('favicon', file.id);
    const before = (await placed()).placed.favicon?.url;
    const newer = await noise(47, 47);
    await replace(file.id, newer, { fileName: 'icon.png' });
    const after = (await placed()).placed.favicon?.url;
    expect(after).not.toBe(before);
    expect(after?.split('?')[0]).toBe(file.url);
    expect((await readFile(join(uploads(), file.id))).length).toBeGreaterThan(0);
    await bulk({ action: 'trash', ids: [file.id] });
    expect((await placed()).placed.favicon).toBeUndefined();
    await bulk({ action: 'restore', ids: [file.id] });
    expect((await placed()).placed.favicon).toBeUndefined();
  });
});
