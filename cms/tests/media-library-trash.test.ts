import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '@apoti/contract';
import { pdf } from '../../tests/support/media-files';
import { Cms } from './support/cms';
import { useLibrary } from './support/library';
import { useMedia } from './support/media';

type Times = { wall: () => number; passing: () => number };
type Keeper = { look(): Promise<number>; stop(): Promise<void> };
type Module = { TrashKeeper: { open(strapi: unknown, times: Times): Promise<Keeper> } };

const DAY = 24 * 60 * 60_000;
const { TrashKeeper } = createRequire(import.meta.url)('../dist/src/library/purge-trash.js') as Module;

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());

const { uploaded, bulk, page } = useLibrary(() => ({ cms, person }));
const { filesIn } = useMedia(() => ({ cms, person }));

/** Clocks that stand until they are moved: time that passes, and the time of day, which can also be set. */
class Clocks {
  wall = Date.now();
  passing = 0;

  pass(days: number): void {
    this.wall += days * DAY;
    this.passing += days * DAY;
  }

  open = (): Promise<Keeper> => TrashKeeper.open(cms.strapi, { wall: () => this.wall, passing: () => this.passing });
}

async function trashed(mark: string): Promise<string> {
  const { id } = await uploaded(pdf(mark), { fileName: `${mark}.pdf` });
  await bulk({ action: 'trash', ids: [id] });
  return id;
}

const isInTrash = async (id: string) => (await page(`tab=trash&size=200`)).files.some((file) => file.id === id);

describe('the trash', () => {
  it('A15: deletes for good after 30 days, the file too, and not a day sooner', async () => {
    const clocks = new Clocks();
    const keeper = await clocks.open();
    const id = await trashed('thirty days');
    clocks.pass(29.9);
    expect(await keeper.look()).toBe(0);
    expect((await page('tab=trash')).files[0]?.id).toBe(id);
    clocks.pass(0.2);
    expect(await keeper.look()).toBe(1);
    expect(await isInTrash(id)).toBe(false);
    expect(await filesIn('.trash')).not.toContain(id);
  });

  it('A15: a clock that is set to next year deletes nothing before its time, nor does it when it is set back', async () => {
    const clocks = new Clocks();
    const keeper = await clocks.open();
    const id = await trashed('next year');
    clocks.wall += 400 * DAY;
    expect(await keeper.look()).toBe(0);
    clocks.pass(20);
    expect(await keeper.look()).toBe(0);
    clocks.wall -= 400 * DAY;
    clocks.pass(10.1);
    expect(await keeper.look()).toBe(1);
    expect(await isInTrash(id)).toBe(false);
  });

  it('A15: survives restarts: what was counted stays counted, and a clock that jumps while it is off counts a day at most', async () => {
    const clocks = new Clocks();
    const first = await clocks.open();
    const id = await trashed('restarts');
    clocks.pass(15);
    await first.stop();
    clocks.wall += 300 * DAY;
    clocks.passing = 0;
    const second = await clocks.open();
    expect(await second.look()).toBe(0);
    clocks.pass(13);
    expect(await second.look()).toBe(0);
    expect(await isInTrash(id)).toBe(true);
    clocks.pass(2);
    expect(await second.look()).toBe(1);
  });

  it('A15: what was in the trash before there was such a clock begins to age with it', async () => {
    const clocks = new Clocks();
    const id = await trashed('before');
    await cms.strapi.db.query('api::trashed-file.trashed-file').updateMany({
      where: { name: id },
      data: { trashMinute: null, deletedAt: new Date(clocks.wall - 200 * DAY) },
    });
    const keeper = await clocks.open();
    expect(await keeper.look()).toBe(0);
    clocks.pass(30.1);
    expect(await keeper.look()).toBe(1);
  });
});
