import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '@apoti/contract';
import { noise, png } from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { useMedia } from './support/media';

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());

const { uploaded, stored, call, filesIn, uploads } = useMedia(() => ({ cms, person }));

describe('an end in the middle', () => {
  it('C14, C16, C17: at the next start every file is where its row says, and nothing half done is left', async () => {
    const [active, trashed, replaced] = [
      await uploaded(await noise(400, 300), 'active'),
      await uploaded(await png(), 'trashed'),
      await uploaded(await png(), 'replaced'),
    ];
    await call('trash', { name: trashed.name });
    const small = `thumbnail_${active.name.replace('.png', '.webp')}`;
    // As if each had ended after its row was committed and before its file moved.
    for (const name of [active.name, small])
      await rename(join(uploads(), name), join(uploads('.staging'), `a~${name}`));
    await rename(join(uploads('.trash'), trashed.name), join(uploads(), trashed.name));
    const newer = await noise(30, 30);
    await writeFile(join(uploads('.staging'), `b~${replaced.name}`), newer);
    const hash = replaced.name.replace('.png', '');
    await cms.strapi.db.query('plugin::upload.file').update({
      where: { hash },
      data: { provider_metadata: { bytes: newer.length, sha256: createHash('sha256').update(newer).digest('hex') } },
    });
    await writeFile(join(uploads(), `thumbnail_${hash}.webp`), await png());
    // As if each had ended before anything was committed.
    await writeFile(join(uploads('.staging'), `c~${replaced.name}`), await png());
    await writeFile(join(uploads('.staging'), 'd~never-committed.png'), await png());
    for (const place of ['', '.trash']) await writeFile(join(uploads(place), 'put-here-by-hand.png'), await png());
    await cms.restart();
    expect(await filesIn()).toEqual(expect.arrayContaining([active.name, small, 'put-here-by-hand.png']));
    expect(await filesIn()).not.toContain(trashed.name);
    expect(await filesIn('.trash')).toEqual(expect.arrayContaining([trashed.name, 'put-here-by-hand.png']));
    expect(await stored(replaced)).toEqual(newer);
    expect(await filesIn()).not.toContain(`thumbnail_${hash}.webp`);
    expect(await filesIn('.staging')).toEqual([]);
  });

  it('A15: what was taken out to be deleted comes back, also when somebody has changed its bytes on the disk', async () => {
    const changed = await uploaded(await png(), 'changed by hand');
    const bytes = await noise(31, 30);
    await writeFile(join(uploads('.staging'), `out-a~${changed.name}`), bytes);
    await rm(join(uploads(), changed.name));
    const kept = await uploaded(await png(), 'not taken out');
    const before = await stored(kept);
    await writeFile(join(uploads('.staging'), `b~${kept.name}`), bytes);
    await cms.restart();
    expect(await stored(changed)).toEqual(bytes);
    expect(await stored(kept)).toEqual(before);
    expect(await filesIn('.staging')).toEqual([]);
  });
});
